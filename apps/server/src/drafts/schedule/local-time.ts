import { type PrintedBy, printingOf, type Settings } from '@millrace/contract';

/** The instants at which clocks of a time zone show `2027-03-28T02:30`: one as a rule; none or two where clocks are changed. */
export function instantsOf(local: string, timeZone: string): Date[] {
  const asIfUtc = Date.parse(`${local}Z`);
  const offsets = new Set([-DAY_MS, DAY_MS].map((by) => offsetAt(asIfUtc + by, timeZone)));
  return [...offsets]
    .map((offset) => asIfUtc - offset)
    .filter((instant) => offsetAt(instant, timeZone) === asIfUtc - instant)
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant));
}

/** The time that clocks of the company's zone show, for people. */
export const inZone = (instant: Date, settings: Settings): string =>
  printingOf(settings).moment(instant, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: settings['company.timeZone'],
  });

/** The time that clocks show, such as `2027-03-28T02:30`, for people. */
export const localWords = (local: string, settings: PrintedBy): string =>
  printingOf(settings)
    .moment(Date.parse(`${local}Z`), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .replaceAll('\u202f', ' ');

const DAY_MS = 24 * 60 * 60 * 1000;

/** By how much clocks there are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - instant;
}
