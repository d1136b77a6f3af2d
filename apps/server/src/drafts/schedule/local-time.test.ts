import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { instantsOf, localWords } from './local-time.ts';

test.each([
  ['a time of winter', '2027-01-15T06:00', 'America/Chicago', ['2027-01-15T12:00:00.000Z']],
  ['a time of summer', '2027-07-15T06:00', 'America/Chicago', ['2027-07-15T11:00:00.000Z']],
  ['the last minute before clocks go forward', '2027-03-14T01:59', 'America/Chicago', ['2027-03-14T07:59:00.000Z']],
  ['a time that is left out', '2027-03-14T02:30', 'America/Chicago', []],
  ['the first minute after', '2027-03-14T03:00', 'America/Chicago', ['2027-03-14T08:00:00.000Z']],
  [
    'a time that comes twice',
    '2027-11-07T01:30',
    'America/Chicago',
    ['2027-11-07T06:30:00.000Z', '2027-11-07T07:30:00.000Z'],
  ],
  ['after that', '2027-11-07T02:00', 'America/Chicago', ['2027-11-07T08:00:00.000Z']],
  ['east of Greenwich', '2027-06-01T00:15', 'Asia/Kathmandu', ['2027-05-31T18:30:00.000Z']],
  ['half an hour forward', '2027-10-03T02:15', 'Australia/Lord_Howe', []],
  ['a day that an island left out', '2011-12-30T12:00', 'Pacific/Apia', []],
])('%s', (_, local, zone, expected) => {
  expect(instantsOf(local, zone).map((instant) => instant.toISOString())).toEqual(expected);
});

test('a local time is said in words', () => {
  expect(localWords('2027-03-14T02:30', settingDefaults)).toBe('March 14, 2027 at 2:30 AM');
  const german = { ...settingDefaults, 'brand.locale': 'de-DE' };
  expect(localWords('2027-03-14T02:30', german)).toBe('14. März 2027 um 02:30');
});
