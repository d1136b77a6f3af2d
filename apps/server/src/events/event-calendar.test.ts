import { expect, test } from 'vitest';
import { eventCalendar } from './event-calendar.ts';

const event = { slug: 'open-house', name: 'Open House, all welcome', startsOn: '2026-08-31', endsOn: '2026-09-01' };
const given = {
  event,
  company: 'Example Controls',
  place: ['Example Controls', '100 Mill Street; rear entrance'],
  publicUrl: 'https://www.example.com',
  now: new Date('2026-06-01T12:00:00Z'),
};
/** Lines as they are before they are folded. */
const lines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('an event is whole days, its last one included, under a name of its own', () => {
  const file = lines(eventCalendar(given));
  expect(file).toEqual(
    expect.arrayContaining([
      'BEGIN:VEVENT',
      'UID:open-house@www.example.com',
      'DTSTART;VALUE=DATE:20260831',
      'DTEND;VALUE=DATE:20260902',
      'DTSTAMP:20260601T120000Z',
      String.raw`SUMMARY:Open House\, all welcome`,
      String.raw`LOCATION:Example Controls\, 100 Mill Street\; rear entrance`,
      'URL;VALUE=URI:https://www.example.com/blog/open-house',
    ]),
  );
});
test('a place that is not said is left out', () => {
  expect(eventCalendar({ ...given, place: [] })).not.toContain('LOCATION');
});
test('no line is longer than calendars read', () => {
  const long = eventCalendar({ ...given, event: { ...event, name: 'Ω'.repeat(180) } });
  for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
