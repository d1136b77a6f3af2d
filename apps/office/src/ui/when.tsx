import { type ReactNode, useSyncExternalStore } from 'react';
import { shownMoment, shownSince } from './shown-moment.ts';

const TICK_MS = 30_000;
const MINUTE_MS = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}
/** The minute that has begun: the words change no more often. */
const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** A moment in words that a reader compares with now; the exact time shows on hover. */
export function When({ moment }: { moment: string }): ReactNode {
  useSyncExternalStore(subscribe, thisMinute);
  return (
    <time className="when" dateTime={moment} title={shownMoment(moment)}>
      {shownSince(moment)}
    </time>
  );
}
