import { expect, test } from 'vitest';
import { scheduledToday } from './scheduled-today.ts';

/** Prints by the clock of a reader in Chicago. */
const printing = {
  moment: (at: Date | number, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'America/Chicago' }).format(at),
};
const now = new Date('2027-01-04T15:00:00Z');
const at = (name: string, publishAt: string | null) => ({ name, publishAt });

test.each([
  ['no draft', [], 'Nothing is scheduled for today.'],
  ['one without a time', [at('Prices', null)], 'Nothing is scheduled for today.'],
  ['one of today', [at('Prices', '2027-01-04T18:00:00Z')], '“Prices” goes out at 12:00 PM.'],
  // Of the day after in London, of today where the reader is.
  ['one of this evening', [at('Prices', '2027-01-05T03:00:00Z')], '“Prices” goes out at 9:00 PM.'],
  ['one of tomorrow', [at('Prices', '2027-01-05T18:00:00Z')], 'Nothing is scheduled for today.'],
  [
    'two of today',
    [at('Later', '2027-01-04T20:00:00Z'), at('Prices', '2027-01-04T18:00:00Z')],
    '2 drafts go out today, “Prices” first, at 12:00 PM.',
  ],
])('of %s', (_what, drafts, words) => {
  expect(scheduledToday(drafts, now, printing).replaceAll('\u202f', ' ')).toBe(words);
});
