"""A guest bot for a table server: sits down where it is asked to, and plays what is legal first.

BOT_TOKEN=… python examples/bot.py http://localhost:8080
"""

import json
import os
import sys
import uuid

from websockets.sync.client import connect


def main(address: str) -> None:
    """Be there until the line breaks."""
    headers = {"Authorization": f"Bearer {os.environ['BOT_TOKEN']}"}
    known: dict[str, dict] = {}  # table -> what is known of it

    def send(**message: object) -> None:
        line.send(json.dumps(message))

    def look(table: dict) -> None:
        if table.get("mine") and table["table"] not in known:  # a seat is mine, or kept for me
            known[table["table"]] = {}
            send(type="watch", table=table["table"])

    def play(table: dict) -> None:
        command = {"table": table["table"], "id": uuid.uuid4().hex}
        seat = table["seat"]
        if seat is not None and table["chairs"][seat].get("is_invited"):
            send(type="sit", **command)
        elif table.get("legal") and table.get("answered") != table["version"]:
            table["answered"] = table["version"]  # ask yourself here what is best, by table["view"]
            send(type="act", seen=table["version"], actions=table["legal"][:1], **command)
        if table["status"] == "over":
            del known[table["table"]]

    with connect(address.replace("http", "ws", 1) + "/ws", additional_headers=headers) as line:
        send(type="watch-lobby")
        for said in map(json.loads, line):
            match said:
                case {"type": "probe", "number": number}:
                    send(type="echo", number=number)
                case {"type": "lobby", "tables": tables}:
                    for table in tables:
                        look(table)
                case {"type": "lobby-change", "table": table}:
                    look(table)
                case {"type": "table", "table": name} if name in known:
                    known[name].update(said)
                    play(known[name])
                case {"type": "welcome", "me": me}:
                    print(f"{me['name']} is here", flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080")
