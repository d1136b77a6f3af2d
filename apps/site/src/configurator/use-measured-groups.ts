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
    const stopWaiting = (): void => {
      clearTimeout(timer);
      list.removeEventListener('focusin', measure);
    };
    const measure = (): void => {
      stopWaiting();
      list.dataset.measuring = '';
      // Remembered in the course of the first frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          delete list.dataset.measuring;
          // What it stands between was higher or lower than guessed.
          const { activeElement } = document;
          if (list.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        });
      });
    };
    const timer = setTimeout(measure, AT_REST_MS);
    list.addEventListener('focusin', measure);
    return () => {
      stopWaiting();
      cancelAnimationFrame(frame);
      delete list.dataset.measuring;
    };
  }, []);
  return groups;
}

const AT_REST_MS = 300;
