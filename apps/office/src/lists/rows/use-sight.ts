import { useCallback, useEffect, useRef, useState } from 'react';
import { pageOf } from './read-pages.ts';

/** While other pages come into sight faster than this, none is read: the scroll bar is being drawn. */
const RESTS_MS = 120;

/** Rows before and after those in sight that are read, too: two screens, so that rows are there when they are scrolled to. */
const AHEAD = 40;

interface Sight {
  from: number;
  to: number;
}

/** The places of rows in sight, the last within, and of those around them. */
export const withAhead = (from: number, to: number, total: number): Sight => ({
  from: Math.max(0, from - AHEAD),
  to: Math.max(0, Math.min(total - 1, to + AHEAD)),
});

/** The rows whose pages are read. Only another page of rows is news: the list is not drawn anew for each row that comes into sight. */
export function useSight(): readonly [Sight, (from: number, to: number) => void] {
  const [sight, setSight] = useState<Sight>({ from: 0, to: 0 });
  const waits = useRef<number>(undefined);
  const newest = useRef(sight);
  const jumpedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(waits.current), []);
  const onSight = useCallback((from: number, to: number) => {
    const before = newest.current;
    newest.current = { from, to };
    const isJump = pageOf(from) > pageOf(before.to) + 1 || pageOf(to) < pageOf(before.from) - 1;
    const now = performance.now();
    const isRunning = now - jumpedAt.current < RESTS_MS;
    if (isJump) jumpedAt.current = now;
    clearTimeout(waits.current);
    const take = (): void =>
      setSight((old) => (pageOf(old.from) === pageOf(from) && pageOf(old.to) === pageOf(to) ? old : { from, to }));
    if (isRunning) waits.current = window.setTimeout(take, RESTS_MS);
    else take();
  }, []);
  return [sight, onSight];
}
