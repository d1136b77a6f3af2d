/**
 * Runs in the page: marks the next click or key, and what it waits for, the next paint or the paint after the heading of the next page has the
 * focus. A message sent from a frame is answered when that frame is on its way to the screen.
 */
({ event, clicked, painted, shown }) => {
  performance.clearMarks();
  const whenPainted = () => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(painted);
      port2.postMessage(null);
    });
  };
  const arrived = ({ target }) => {
    if (!(target instanceof HTMLHeadingElement)) return;
    document.removeEventListener('focusin', arrived);
    whenPainted();
  };
  const click = ({ timeStamp }) => {
    performance.mark(clicked, { startTime: timeStamp });
    if (shown === 'next paint') whenPainted();
    else document.addEventListener('focusin', arrived);
  };
  addEventListener(event, click, { capture: true, once: true });
};
