import { type RefObject, useEffect, useRef } from 'react';

/**
 * Groups that are not on the screen are not laid out, and stand there as high as the style sheet guesses. Once the page is at rest, or the
 * focus comes to one of them before, all are laid out for a moment: from then on the browser remembers how high each really is, and
 * nothing moves when the focus or the plate leads to one further down.
 */
export function useMeasuredGroups(): RefObject<HTMLDivElement | null> {
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: list } = groups;
    if (list === null) return;
    let frame = 0;
    /** What it stands between may turn out higher or lower than guessed, in the frames it is laid out in. */
    const keepFocusInSight = (frames: number): void => {
      cancelAnimationFrame(frame);
      const { activeElement: focused } = document;
      // Come to by keyboard: under a pointer nothing may move. Asked of the one element: a search goes through a thousand rows.
      if (list.contains(focused) && focused?.matches(':focus-visible') === true)
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Remembered in the course of the first frame.
      if (frames < SETTLED_FRAMES - 1) delete list.dataset.measuring;
      if (frames > 0) frame = requestAnimationFrame(() => keepFocusInSight(frames - 1));
    };
    let isMeasured = false;
    const measure = (): void => {
      clearTimeout(timer);
      if (!isMeasured) list.dataset.measuring = '';
      isMeasured = true;
      keepFocusInSight(SETTLED_FRAMES);
    };
    const timer = setTimeout(measure, AT_REST_MS);
    list.addEventListener('focusin', measure);
    return () => {
      clearTimeout(timer);
      list.removeEventListener('focusin', measure);
      cancelAnimationFrame(frame);
      delete list.dataset.measuring;
    };
  }, []);
  return groups;
}

const AT_REST_MS = 300;
/** Laid out, remembered, and laid out as remembered. */
const SETTLED_FRAMES = 3;
