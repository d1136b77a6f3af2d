import { printing } from './printing.ts';

const FORM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment as the reader's own clock has it. */
export const shownMoment = (moment: string): string => printing().moment(new Date(moment), FORM);

const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/** The day of a moment, with its year where that is not this year. */
export function shownDay(moment: string, now: Date = new Date()): string {
  const at = new Date(moment);
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return printing().moment(at, { ...DAY, ...year });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From here on a time of the day says more than a count of minutes. */
const COUNTED_MS = HOUR_MS;
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const dayBeside = (now: Date, days: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toDateString();

/** A moment as seen from now: `3 minutes ago`, `today, 9:30 PM`, `yesterday, 9:30 PM`, `Nov 12, 9:30 PM`, `Nov 12, 2025`. */
export function shownSince(moment: string, now: Date = new Date()): string {
  const at = new Date(moment);
  const since = now.getTime() - at.getTime();
  // The server's clock may be a little ahead of the reader's.
  if (Math.abs(since) < MINUTE_MS) return 'just now';
  if (since > 0 && since < COUNTED_MS) {
    const minutes = Math.floor(since / MINUTE_MS);
    return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  }
  const time = printing().moment(at, TIME);
  const near = (
    [
      ['today', 0],
      ['yesterday', -1],
      ['tomorrow', 1],
    ] as const
  ).find(([, days]) => at.toDateString() === dayBeside(now, days));
  if (near !== undefined) return `${near[0]}, ${time}`;
  return at.getFullYear() === now.getFullYear() ? `${shownDay(moment, now)}, ${time}` : shownDay(moment, now);
}
