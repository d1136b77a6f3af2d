import { SEARCH_DEBOUNCE_MS } from '@millrace/contract';
import { useEffect, useRef, useState } from 'react';
import { type BoardAddress, boardPath, type Filters } from './board-address.ts';

/** Whether a change takes the place of the present entry of the history. */
type Go = (path: string, replace: boolean) => void;

interface Asked {
  filters: Filters;
  /** The list's address when it was asked. */
  from: string;
  /** Text waits for a pause and leaves no trail in the history; a choice is followed at once, and Back undoes it. */
  isTyping: boolean;
}

/** The filters as the visitor sees them: those of the address, until one is changed; the change then goes into the address. */
export function useFilters(address: BoardAddress, go: Go): [Filters, (to: Partial<Filters>) => void] {
  const path = boardPath({ ...address, job: '' });
  const [asked, setAsked] = useState<Asked>({ filters: address, from: path, isTyping: false });
  if (asked.from !== path)
    setAsked({ filters: pathOf(asked) === path ? asked.filters : address, from: path, isTyping: false });
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const to = pathOf(asked);
    if (to === asked.from) return;
    const timer = setTimeout(() => latest.current(to, asked.isTyping), asked.isTyping ? SEARCH_DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [asked]);
  const ask = (to: Partial<Filters>): void =>
    setAsked((old) => ({ ...old, filters: { ...old.filters, ...to }, isTyping: Object.keys(to).join() === 'search' }));
  return [asked.filters, ask];
}

const pathOf = ({ filters }: Asked): string => boardPath({ ...filters, job: '' });
