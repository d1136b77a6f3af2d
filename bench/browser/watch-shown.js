/** Runs in the page: marks the next event of a kind, and the paint after which an element with words that fit is in the page. */
({ event, began, shown, selector, words }) => {
  performance.clearMarks();
  const fits = new RegExp(words);
  const isShown = () => [...document.querySelectorAll(selector)].some(({ textContent }) => fits.test(textContent));
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark(shown);
    port2.postMessage(null);
  };
  const begin = ({ timeStamp }) => {
    performance.mark(began, { startTime: timeStamp });
    requestAnimationFrame(look);
  };
  addEventListener(event, begin, { capture: true, once: true });
};
