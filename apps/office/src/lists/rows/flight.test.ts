import { expect, test } from 'vitest';
import { atRest, flown, RESTS_MS, type Sight } from './flight.ts';

const rows = (from: number): Sight => ({ from, to: from + 40 });

test('rows that come into sight one by one are drawn', () => {
  const after = flown(flown(atRest(rows(0)), rows(5), 0), rows(30), 16);
  expect(after).toMatchObject({ drawn: rows(30), isFlying: false });
});

test('one jump is drawn at once, and so is the next after a rest', () => {
  const once = flown(atRest(rows(0)), rows(500), 1000);
  expect(once).toMatchObject({ drawn: rows(500), isFlying: false });
  expect(flown(once, rows(900), 1000 + RESTS_MS)).toMatchObject({ drawn: rows(900), isFlying: false });
});

test('jumps that follow each other draw nothing until they rest', () => {
  const first = flown(atRest(rows(0)), rows(500), 1000);
  const second = flown(first, rows(600), 1016);
  const third = flown(second, rows(700), 1032);
  expect(third).toEqual({ drawn: rows(500), seen: rows(700), jumpedAt: 1032, isFlying: true });
  expect(flown(third, rows(700), 1100)).toBe(third);
  expect(atRest(third.seen)).toMatchObject({ drawn: rows(700), isFlying: false });
});

test('a flight that comes back to the rows that are drawn is over', () => {
  const away = flown(flown(atRest(rows(0)), rows(500), 0), rows(600), 16);
  expect(flown(away, rows(480), 32)).toMatchObject({ drawn: rows(480), isFlying: false });
});
