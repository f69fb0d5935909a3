// What a page measures of itself, on its own clock; the times are milliseconds.
(() => {
  // After the frame that shows what has just been done.
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(null);
      }),
    );
  const until = async (isSo) => {
    while (!isSo()) await new Promise(requestAnimationFrame);
    return painted();
  };
  let clicked = 0;
  addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });

  window.stopwatch = {
    /** From the last click until something is there and painted. */
    since: async (selector) => (await until(() => document.querySelector(selector))) - clicked,

    /** From each click on a button until the page shows it pressed, or pressed no more. */
    presses: [],
    watchPresses() {
      new MutationObserver(async () => {
        const began = clicked;
        this.presses.push((await painted()) - began);
      }).observe(document.body, { subtree: true, attributeFilter: ["aria-pressed"] });
    },

    /** From frame to frame while something is there. */
    async frames(selector) {
      await until(() => document.querySelector(selector));
      const times = [performance.now()];
      while (document.querySelector(selector)) times.push(await new Promise(requestAnimationFrame));
      return times.slice(2).map((time, i) => time - times[i + 1]);
    },
  };
})();
