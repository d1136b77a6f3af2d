import { organizationName, postalAddress } from './organization.ts';
import { type Publisher, pageAddress, type Thing } from './thing.ts';

/**
 * The company's event, at the company's own place; null where the settings name none, or say its dates in words that are no
 * dates.
 */
export function event(publisher: Publisher, path: string): Thing | null {
  const { settings } = publisher;
  const days = daysOf(settings['event.dates']);
  const address = postalAddress(settings['company.address'], settings['company.name']);
  if (settings['event.name'] === '' || days === null || address === undefined) return null;
  return {
    '@type': 'Event',
    name: settings['event.name'],
    ...days,
    url: pageAddress(publisher, path),
    location: { '@type': 'Place', name: settings['company.name'], address },
    organizer: { ...organizationName(publisher), url: pageAddress(publisher, '/home') },
  };
}

const DAYS =
  /^(?<month>[A-Z][a-z]+) (?<first>\d{1,2})(?:\s?[-–]\s?(?:(?<lastMonth>[A-Z][a-z]+) )?(?<last>\d{1,2}))?, (?<year>\d{4})$/;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `August 13-15, 2025`, `August 30 - September 1, 2025` or `August 13, 2025` as days; null for anything else. */
export function daysOf(text: string): { startDate: string; endDate: string } | null {
  const { month = '', first = '', lastMonth = month, last = first, year } = DAYS.exec(text)?.groups ?? {};
  const startDate = isoDay(year, month, first);
  const endDate = isoDay(year, lastMonth, last);
  return startDate === null || endDate === null || endDate < startDate ? null : { startDate, endDate };
}

function isoDay(year: string | undefined, month: string, day: string): string | null {
  const index = MONTHS.indexOf(month);
  if (year === undefined || index === -1) return null;
  const text = [year, String(index + 1).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(text) ? text : null;
}

function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
