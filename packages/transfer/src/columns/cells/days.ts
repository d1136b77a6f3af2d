import type { CellReading } from '../column.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** First letters of months in German, where they differ. */
const OTHER_MONTHS: Readonly<Record<string, number>> = { mär: 3, mrz: 3, mai: 5, okt: 10, dez: 12 };

/**
 * A day as the row has it (`2027-01-31`) or as it is shown: `1/31/2027`, `31.1.2027`, `31 Jan 2027`, `January 31, 2027`. Where day and
 * month could be each other, a sheet with commas before its decimals has the day first.
 */
export function readDay(text: string, decimal: '.' | ','): CellReading {
  const parts = iso(text) ?? inFigures(text, decimal) ?? withMonth(text);
  const written = parts === null ? '' : `${pad(parts[0], 4)}-${pad(parts[1], 2)}-${pad(parts[2], 2)}`;
  const at = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  return isDay && written !== ''
    ? { ok: true, value: written }
    : { ok: false, why: `“${text}” is not a day.`, fits: ['2027-01-31'], isExample: true };
}

type Parts = [year: number, month: number, day: number];

function iso(text: string): Parts | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  return year === undefined ? null : [Number(year), Number(month), Number(day)];
}

function inFigures(text: string, decimal: '.' | ','): Parts | null {
  const [, first, sign, second, year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? [];
  if (first === undefined) return null;
  const isDayFirst = Number(first) > 12 || (Number(second) <= 12 && (sign === '.' || decimal === ','));
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return [Number(year) + (year?.length === 2 ? 2000 : 0), Number(month), Number(day)];
}

function withMonth(text: string): Parts | null {
  const [, before, word = '', after, year] =
    /^(?:(\d{1,2})\.?[\s-]+)?(\p{L}{3,9})\.?[\s-]+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})$/u.exec(text) ?? [];
  const short = word.slice(0, 3).toLowerCase();
  const month = OTHER_MONTHS[short] ?? MONTHS.indexOf(short) + 1;
  const day = before ?? after;
  return month === 0 || day === undefined ? null : [Number(year), month, Number(day)];
}

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');
