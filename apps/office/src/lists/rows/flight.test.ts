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

test.each([
  ['down to where one row stays', rows(40), false],
  ['down beyond all of them', rows(41), true],
  ['up to where one row stays', rows(-40), false],
  ['up beyond all of them', rows(-41), true],
])('rows that go %s', (_, seen, isJump) => {
  const flight = { ...atRest(rows(0)), jumpedAt: 0 };
  expect(flown(flight, seen, 1).isFlying).toBe(isJump);
});
test('one end alone that moves is a change', () => {
  expect(flown(atRest(rows(0)), { from: 0, to: 41 }, 0).seen.to).toBe(41);
  expect(flown(atRest(rows(0)), { from: 1, to: 40 }, 0).seen.from).toBe(1);
});

test('a flight that comes back to the rows that are drawn is over', () => {
  const away = flown(flown(atRest(rows(0)), rows(500), 0), rows(600), 16);
  expect(flown(away, rows(480), 32)).toMatchObject({ drawn: rows(480), isFlying: false });
});
