import { type RefObject, useEffect, useRef } from 'react';

/** Tells the style sheet how high the column beside the groups is: one that is higher than the window stays with its end in view. */
export function useSideHeight(): RefObject<HTMLElement | null> {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = side;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--side-height', `${Math.ceil(element.offsetHeight)}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return side;
}
