import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay } from './days.ts';

const day = (text: string, decimal: '.' | ',' = '.'): unknown => {
  const read = readDay(text, decimal);
  return read.ok ? read.value : null;
};

describe('a day is read as it is written', () => {
  test.each([
    ['2027-01-31', '2027-01-31'],
    ['2027/1/3', '2027-01-03'],
    ['2027.01.03', '2027-01-03'],
    ['2027-01-31T08:00:00Z', '2027-01-31'],
    ['2027-01-31 08:00', '2027-01-31'],
    ['31 Jan 2027', '2027-01-31'],
    ['31. Januar 2027', '2027-01-31'],
    ['3-Mar-2027', '2027-03-03'],
    ['January 31, 2027', '2027-01-31'],
    ['Jan. 31st 2027', '2027-01-31'],
    ['May 2nd, 2027', '2027-05-02'],
    ['3. März 2027', '2027-03-03'],
    ['3 mrz 2027', '2027-03-03'],
    ['3. Mai 2027', '2027-05-03'],
    ['3 okt 2027', '2027-10-03'],
    ['3. Dezember 2027', '2027-12-03'],
    ['12 December 2027', '2027-12-12'],
  ])('%s is %s', (text, written) => expect(day(text)).toBe(written));
});

describe('of day and month in figures', () => {
  test.each([
    ['1/31/2027', '2027-01-31'],
    ['31/1/2027', '2027-01-31'],
    ['13/12/2027', '2027-12-13'],
    ['12/13/2027', '2027-12-13'],
    ['12/12/2027', '2027-12-12'],
  ])('%s is %s, whatever the sheet has before decimals', (text, written) => {
    expect([day(text), day(text, ',')]).toEqual([written, written]);
  });

  test('the month is first, unless a point stands between, or a comma before decimals', () => {
    expect([day('1/2/2027'), day('1-2-2027')]).toEqual(['2027-01-02', '2027-01-02']);
    expect([day('1.2.2027'), day('1/2/2027', ',')]).toEqual(['2027-02-01', '2027-02-01']);
    expect([day('11.12.2027'), day('12/12/2027', ','), day('12.12.2027')]).toEqual([
      '2027-12-11',
      '2027-12-12',
      '2027-12-12',
    ]);
    expect(day('1/12/2027', ',')).toBe('2027-12-01');
  });

  test('a year of two figures is of this century', () => {
    expect([day('1/31/27'), day('31.1.07')]).toEqual(['2027-01-31', '2007-01-31']);
  });
});

test.each([
  '',
  'soon',
  '2027',
  '2027-13-01',
  '2027-02-29',
  '2027-1',
  '31/31/2027',
  '0/1/2027',
  '1/2-2027',
  '1/2/027',
  '31 Jan',
  'Jan 2027',
  '31 Xyz 2027',
  '2027-01-32',
])('"%s" is not a day, and it is said how one is written', (text) => {
  expect(readDay(text, '.')).toEqual({
    ok: false,
    why: `“${text}” is not a day.`,
    fits: ['2027-01-31'],
    isExample: true,
  });
});

test('every day is read as itself, as it is kept and as it is shown', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (at) => {
      const kept = at.toISOString().slice(0, 10);
      const [year = 0, month = 0, date = 0] = kept.split('-').map(Number);
      expect([day(kept), day(`${month}/${date}/${year}`), day(`${date}.${month}.${year}`)]).toEqual([kept, kept, kept]);
    }),
  );
});
