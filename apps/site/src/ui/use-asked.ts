import { useEffect, useRef, useState } from 'react';
import { type Asked, arriveAt, wayFrom } from './asked.ts';

interface Asking<Value> {
  /** The present address, and what it asks for. */
  address: string;
  value: Value;
  addressOf: (value: Value) => string;
  /** How long after a change it asks, in ms: text waits for a pause. */
  waitFor: (value: Value) => number;
  /** Nothing is asked then; what was not is asked afterwards. */
  isHeld: boolean;
  go: (value: Value) => void;
}

/** The content of fields that the address follows, and how to change it. */
export function useAsked<Value>(asking: Asking<Value>): [Value, (change: (old: Value) => Value) => void] {
  const { address, isHeld } = asking;
  const [asked, setAsked] = useState<Asked<Value>>({ value: asking.value, from: address, sent: null });
  if (asked.from !== address) setAsked(arriveAt(asked, address, asking.value));
  const latest = useRef(asking);
  useEffect(() => {
    latest.current = asking;
  });
  useEffect(() => {
    if (isHeld) return;
    const { addressOf, waitFor } = latest.current;
    const to = wayFrom(asked, addressOf);
    if (to === null) return;
    const timer = setTimeout(() => {
      setAsked((old) => ({ ...old, sent: to }));
      latest.current.go(asked.value);
    }, waitFor(asked.value));
    return () => clearTimeout(timer);
  }, [asked, isHeld]);
  return [asked.value, (change) => setAsked((old) => ({ ...old, value: change(old.value) }))];
}
