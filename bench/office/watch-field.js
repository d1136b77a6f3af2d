/** Runs in the page before its own script: marks the paint after which the first field is in the page. */
({ there, selector }) => {
  const look = () => {
    if (document.querySelector(selector) === null) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark(there);
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
};
