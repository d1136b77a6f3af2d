import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what is in view where it is while the element above it grows or shrinks, in browsers that do not do so by themselves (Safari): the
 * summary becomes another one with the choice that makes a number whole.
 */
export function useStandingBelow(): RefObject<HTMLDivElement | null> {
  const above = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = above;
    if (element === null || CSS.supports('overflow-anchor', 'auto')) return;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const by = element.offsetHeight - height;
      height += by;
      const isOutOfView = element.getBoundingClientRect().bottom - by <= 0;
      if (by !== 0 && isOutOfView) window.scrollBy({ top: by, behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return above;
}
