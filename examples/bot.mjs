// A guest bot for a table server: sits down where it is asked to, and plays whatever is legal first.
//   BOT_TOKEN=… node examples/bot.mjs http://localhost:8080
const [address = "http://localhost:8080"] = process.argv.slice(2);
const line = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers: { Authorization: `Bearer ${process.env.BOT_TOKEN}` } });
const known = new Map(); // table -> what is known of it
const send = (message) => line.send(JSON.stringify(message));
const command = (type, table, parts) => send({ type, table, id: crypto.randomUUID(), ...parts });

function look(table) {
  if (known.has(table.table) || !table.mine) return; // only where a seat is mine, or kept for me
  known.set(table.table, {});
  send({ type: "watch", table: table.table });
}

function play(news) {
  const table = Object.assign(known.get(news.table), news);
  const mine = table.chairs[table.seat];
  if (mine?.is_invited) command("sit", news.table);
  else if (table.legal?.length > 0 && table.answered !== table.version) {
    table.answered = table.version; // ask yourself here what is best, by table.view
    command("act", news.table, { seen: table.version, actions: [table.legal[0]] });
  }
  if (table.status === "over") known.delete(news.table), send({ type: "unwatch", table: news.table });
}

line.onopen = () => send({ type: "watch-lobby" });
line.onmessage = ({ data }) => {
  const said = JSON.parse(data);
  if (said.type === "probe") send({ type: "echo", number: said.number });
  else if (said.type === "lobby") said.tables.forEach(look);
  else if (said.type === "lobby-change" && said.table) look(said.table);
  else if (said.type === "table" && known.has(said.table)) play(said);
  else if (said.type === "welcome") console.log(`${said.me.name} is here`);
};
line.onclose = () => process.exit(1);
