import { SCRIPT_TOKEN_DAYS_MAX } from '@millrace/contract/office';

const DAYS_AT_FIRST = 90;

/** The day of the reader's own clock that is so many days away, as a date field has it. */
function dayAway(days: number, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The days on which a token may end, and the one that is offered first. A token is good to the end of its day. */
export const endDays = (now: Date = new Date()) => ({
  first: dayAway(0, now),
  last: dayAway(SCRIPT_TOKEN_DAYS_MAX - 1, now),
  offered: dayAway(DAYS_AT_FIRST, now),
});

/** The last moment of a day of the reader's own clock, ISO 8601. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
