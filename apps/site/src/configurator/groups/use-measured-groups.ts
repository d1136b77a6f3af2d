import { type RefObject, useEffect, useRef } from 'react';

/**
 * Groups that are not on the screen are not laid out, and stand there as high as the style sheet guesses. Once the page is at rest, or the
 * focus comes to one of them before, they are laid out for a moment: from then on the browser remembers how high each really is, and
 * nothing moves when the focus or the plate leads to one further down.
 */
export function useMeasuredGroups(): RefObject<HTMLDivElement | null> {
  const listed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: list } = listed;
    if (list === null) return;
    const measuring: HTMLElement[] = [];
    let frame = 0;
    const rest = (): void => {
      for (const group of measuring.splice(0)) delete group.dataset.measuring;
    };
    /** Come to by keyboard: under a pointer nothing may move. Asked of the one element: a search goes through a thousand rows. */
    const bringFocusIntoSight = (): void => {
      const { activeElement: focused } = document;
      if (list.contains(focused) && focused?.matches(':focus-visible') === true)
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    /** Its neighbours may turn out higher or lower than guessed, in the frames of their layout. */
    const keepFocusInSight = (frames: number): void => {
      cancelAnimationFrame(frame);
      // Remembered in the course of the first frame. Before the scroll: the frame is painted as this leaves it.
      if (frames < SETTLED_FRAMES - 1) rest();
      bringFocusIntoSight();
      if (frames > 0) frame = requestAnimationFrame(() => keepFocusInSight(frames - 1));
    };
    /** A row that grows later, by the button that frees an option, must not push the focus under the plate. */
    let focusedAt = Number.NEGATIVE_INFINITY;
    const grown = new ResizeObserver(() => {
      if (performance.now() - focusedAt < STILL_ARRIVING_MS) bringFocusIntoSight();
    });
    grown.observe(list);
    let isMeasured = false;
    const measure = (isMeant: (group: HTMLElement) => boolean): void => {
      clearTimeout(timer);
      if (!isMeasured) {
        measuring.push(...[...list.querySelectorAll<HTMLElement>('.cfg-group')].filter(isMeant));
        for (const group of measuring) group.dataset.measuring = '';
      }
      isMeasured = true;
      keepFocusInSight(SETTLED_FRAMES);
    };
    // At rest, the groups on the screen are laid out: taken out for a frame, they would count as a layout shift.
    const timer = setTimeout(() => measure(isOffScreen), AT_REST_MS);
    const measureAll = (): void => {
      focusedAt = performance.now();
      measure(() => true);
    };
    list.addEventListener('focusin', measureAll);
    return () => {
      clearTimeout(timer);
      list.removeEventListener('focusin', measureAll);
      cancelAnimationFrame(frame);
      grown.disconnect();
      rest();
    };
  }, []);
  return listed;
}

function isOffScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}

const AT_REST_MS = 300;
/** After a focus, while the options in sight are still being explained. Later, a visitor may have scrolled away from it. */
const STILL_ARRIVING_MS = 500;
/** Laid out, remembered, and laid out as remembered. */
const SETTLED_FRAMES = 3;
