// Starts the page's script when the page is painted, with the picture it shows first: it takes no bandwidth or work from that. What waits
// in the template is named and ordered by the document. Runs at the end of the body: all the script reads is there.
{
  const { documentElement, head, hidden } = document;
  let waiting = document.querySelector('#page-modules');
  const begin = () => {
    if (!waiting) return;
    head.append(waiting.content);
    waiting = null;
  };
  // A page held back, or in a window nobody sees, is not painted before its script ran.
  if (hidden || !window.PerformancePaintTiming || 'held' in documentElement.dataset) begin();
  else {
    const observer = new PerformanceObserver((paints) => {
      if (!paints.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      const picture = document.querySelector('img[fetchpriority=high]');
      if (!picture || picture.complete) begin();
      else picture.onload = picture.onerror = begin;
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(begin, 2000);
  }
}
