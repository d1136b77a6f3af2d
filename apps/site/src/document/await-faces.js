// Holds the first paint until the type faces of first screens are there: documents preload them, and mostly they come with the rest of the
// document. After the page's first second it waits no longer, and other faces of the same measures stand in until they come (decision 075).
{
  const { fonts, documentElement } = document;
  const left = 1000 - performance.now();
  const faces = ['1em "Plex Sans"', '500 1em "Plex Mono"', '1em "Plex Mono"'];
  if (left > 0) {
    documentElement.dataset.unset = '';
    const show = () => {
      delete documentElement.dataset.unset;
      // The browser goes to an anchor until the document has loaded. If that was before there was a layout, nobody has gone there.
      if (document.readyState === 'complete') document.querySelector(':target')?.scrollIntoView();
    };
    setTimeout(show, left);
    Promise.all(faces.map((face) => fonts.load(face))).then(show, show);
  }
}
