import { type RefObject, useRef, useState } from 'react';

const BEYOND = 16;
const FIRST_SIGHT = 48;

/** The rows of a scrolled list that are drawn: those in sight and some beyond. All rows are of one height. */
export function useRowsInSight(
  count: number,
  height: number,
): { scroll: RefObject<HTMLDivElement | null>; from: number; to: number; onScroll(): void } {
  const scroll = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ from: 0, to: FIRST_SIGHT });
  const onScroll = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = scroll.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / height) - BEYOND);
    const last = Math.ceil((scrollTop + clientHeight) / height) + BEYOND;
    if (Math.abs(first - sight.from) >= BEYOND / 2 || last > sight.to) setSight({ from: first, to: last + BEYOND });
  };
  const to = Math.min(count, sight.to);
  return { scroll, from: Math.max(0, Math.min(sight.from, to - 1)), to, onScroll };
}
