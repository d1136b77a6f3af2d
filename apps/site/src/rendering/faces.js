// Brings the type faces, which the build writes in here (FACES: family, address, weight, whether first screens need it), and shows them
// when those that first screens need are there. The Mono is as wide as the face that stands in for it. The Sans is not, quite: it shows
// from the first paint, or where nothing on the screen moves by it, else with the next page (keep-alive/use-arrival.ts). Runs ahead of
// the body.
{
  const { fonts } = document;
  /** Pixels: what moves by less has not moved, for browsers too (they say three, and round). */
  const SEEN = 2;
  /** How far words in the middle of a line may begin elsewhere in it, in pixels, and how much of that there may be, about as browsers count it. */
  const FAR = 8;
  const SIDEWAYS = 0.0005;
  /** How far below the window, in pixels, something may lie that comes up into it. */
  const BELOW = 99;
  /** The face that is as wide as what stands in for it. */
  const SAME = 'Plex Mono';
  const waiting = FACES;
  let isPainted = false;
  requestAnimationFrame(() => {
    isPainted = true;
  });

  const range = document.createRange();
  const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
  /** Where an element or a text begins; nowhere, where it has no box. */
  const startOf = (node) => {
    range.selectNodeContents(node);
    return (isElement(node) ? node : range).getClientRects()[0];
  };
  /** What is on the screen, and where it begins. What is off it is not looked into. */
  const shown = (parent) =>
    [...parent.childNodes].flatMap((node) => {
      const start = startOf(node);
      if (!start) return isElement(node) && getComputedStyle(node).display === 'contents' ? shown(node) : [];
      // So thin are words for screen readers, and what opens out of a corner.
      if (start.bottom < 0 || start.top > innerHeight + BELOW || start.width < 2) return [];
      if (isElement(node) && !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      return [[node, start], ...shown(node)];
    });
  const haveMoved = (before) => {
    let area = 0;
    let far = 0;
    for (const [node, { left, top }] of before) {
      const start = startOf(node);
      const by = Math.abs(start?.left - left);
      if (Math.abs(start?.top - top) >= SEEN || by >= FAR) return true;
      if (by >= SEEN) {
        // Browsers count the lines of a text from where they could begin.
        const { width, height } = (isElement(node) ? node : node.parentElement).getBoundingClientRect();
        area += width * height;
        far = Math.max(far, by);
      }
    }
    return area * far > SIDEWAYS * innerWidth * innerHeight * Math.max(innerWidth, innerHeight);
  };
  /** Faces that have come, and such as are asked for when they are used: each that goes in makes the page be laid out anew, so all at once. */
  const show = (faces) => {
    const before = isPainted ? shown(document.body) : [];
    const late = faces.filter(({ family }) => family !== SAME);
    const add = (all) => {
      for (const { face } of all) fonts.add(face);
    };
    const showIfStill = () => {
      add(faces);
      if (!haveMoved(before)) return;
      for (const { face } of late) fonts.delete(face);
      addEventListener('arrival', () => add(late), { once: true });
    };
    // Shown and compared in one task, in which nothing is painted; noting what was there is another, for phones that are slow.
    if (isPainted) setTimeout(showIfStill);
    else showIfStill();
  };

  window.bringFaces = () => {
    const faces = waiting.splice(0).map(([family, address, weight, isFirst]) => {
      const face = new FontFace(family, `url(${address})`, { weight, display: 'swap' });
      return { family, face, come: isFirst ? face.load() : null };
    });
    const come = Promise.allSettled(faces.map(({ come }) => come));
    if (faces.length > 0) come.then(() => show(faces.filter(({ face }) => face.status !== 'error')));
  };
  // In windows this wide the network is mostly quicker; with the worker in charge the faces are kept.
  if (matchMedia('(width >= 741px)').matches || navigator.serviceWorker?.controller) bringFaces();
}
