import { useCallback, useState } from 'react';
import type { Sight } from './flight.ts';
import { pageOf } from './read-pages.ts';

/** Rows before and after those in sight that are read, too: two screens, so that rows are there when they are scrolled to. */
const AHEAD = 40;

/** The places of rows in sight, the last within, and of those around them. */
export const withAhead = (from: number, to: number, total: number): Sight => ({
  from: Math.max(0, from - AHEAD),
  to: Math.max(0, Math.min(total - 1, to + AHEAD)),
});

/** The rows whose pages are read. Only another page of rows is news: the list is not drawn anew for each row that comes into sight. */
export function useSight(): readonly [Sight, (from: number, to: number) => void] {
  const [sight, setSight] = useState<Sight>({ from: 0, to: 0 });
  const onSight = useCallback((from: number, to: number) => {
    setSight((old) => (pageOf(old.from) === pageOf(from) && pageOf(old.to) === pageOf(to) ? old : { from, to }));
  }, []);
  return [sight, onSight];
}
