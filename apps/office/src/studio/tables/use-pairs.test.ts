// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import type { DecidedCell } from '@millrace/studio';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawHook, othersAgain } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import { NOTHING_ON_HAND, type TableOnHand } from './table-on-hand.ts';
import { usePairs } from './use-pairs.ts';

const configurator: Configurator = {
  prefix: 'N',
  configGroups: [
    { name: 'Size', options: [{ code: 'A' }, { code: 'B' }] },
    { name: 'Colour', options: [{ code: 'R' }, { code: 'G' }] },
    { name: 'Floats', kind: 'number', min: 1, max: 6 },
  ],
};
const NOT: DecidedCell = { row: 'B', column: 'R', says: 'no' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drawn(
  onHand: Partial<TableOnHand> = {},
  sides: { rows: string | null; columns: string | null } = { rows: 'Size', columns: 'Colour' },
) {
  const studio = studioOf(configurator);
  const hand = { onHand: { ...NOTHING_ON_HAND, ...onHand }, put: vi.fn(), discard: vi.fn() };
  const given = { ...sides, pasted: null };
  const hook = drawHook(
    () => usePairs(hand, given),
    (inner) => around(studio)(inner),
  );
  return {
    ...hook,
    studio,
    hand,
    given,
    /** Goes on, as time does, until it is so. */
    until(isSo: () => boolean): void {
      for (let times = 0; times < 100 && !isSo(); times++) act(() => void vi.advanceTimersByTime(20));
      expect(isSo()).toBe(true);
    },
  };
}
const decided = { rows: 'Size', columns: 'Colour', cells: [NOT] };

test('the verdict of the rules comes a moment later; until sides are chosen there is none', () => {
  const { now, until } = drawn();
  expect([now().matrix, now().pairs, now().waiting]).toEqual([null, null, null]);
  until(() => now().matrix !== null);
  expect(now().matrix).toMatchObject({
    rows: 'Size',
    columns: 'Colour',
    rowCodes: ['A', 'B'],
    columnCodes: ['R', 'G'],
  });
  expect([now().compared, now().rules, now().isTakeable]).toEqual([null, null, false]);
  const half = drawn({}, { rows: 'Size', columns: null });
  act(() => void vi.advanceTimersByTime(200));
  expect([half.now().asked, half.now().pairs]).toEqual([null, null]);
});

test('a matrix of other sides than are chosen now is not shown', () => {
  const { now, until, given, again } = drawn();
  until(() => now().matrix !== null);
  given.rows = 'Colour';
  given.columns = 'Size';
  again();
  expect(now().matrix).toBeNull();
  until(() => now().matrix?.rows === 'Colour');
});

test('a cell that is decided is compared, and rules are made of it, which are taken in one step', () => {
  const { now, until, hand, studio } = drawn(decided);
  expect(now().decided).toEqual([NOT]);
  until(() => now().compared !== null);
  expect(now().compared).toMatchObject({ same: 0, differing: [{}], unsaid: 3 });
  until(() => now().rules !== null);
  expect([now().waiting, now().isTakeable]).toEqual([null, true]);
  now().take();
  expect(JSON.stringify(studio.configurator)).not.toBe(JSON.stringify(configurator));
  expect(hand.discard).toHaveBeenCalledOnce();
});

test('while the engine is asked that is said, and nothing can be taken', () => {
  const { now, until, hand, studio } = drawn(decided);
  until(() => now().compared !== null);
  expect([now().rules, now().waiting, now().isTakeable]).toEqual([null, 'Asking the engine for the rules …', false]);
  now().take();
  expect([studio.configurator, hand.discard.mock.calls]).toEqual([configurator, []]);
});

test('with a configurator that cannot be read yet, nothing is taken', () => {
  const { now, until, studio, again } = drawn(decided);
  studio.configurator = { ...configurator };
  again();
  until(() => now().rules !== null);
  expect(now().isTakeable).toBe(false);
  expect(now().waiting).toMatch(/cannot be read yet/);
});

test('rules are made of the configurator as it is when they are taken', () => {
  const { now, until, studio } = drawn(decided);
  until(() => now().rules !== null);
  const changed = { ...configurator, prefix: 'M' };
  studio.configurator = changed;
  now().take();
  expect(studio.configurator.prefix).toBe('M');
  expect(JSON.stringify({ ...studio.configurator, prefix: 'N' })).not.toBe(JSON.stringify(configurator));
});

test('decisions about other sides are not of these, but those over what was pasted are', () => {
  expect(drawn({ ...decided, rows: 'Floats' }).now().decided).toEqual([]);
  expect(drawn({ ...decided, columns: 'Floats' }).now().decided).toEqual([]);
  expect(drawn({ ...decided, rows: 'Floats', text: 'a\tb' }).now().decided).toEqual([NOT]);
});

test('a decision is put on hand with its sides; one of what is so anyway leaves nothing on hand', () => {
  const { now, until, hand } = drawn();
  now().decide([NOT]);
  expect(hand.put).not.toHaveBeenCalled();
  until(() => now().matrix !== null);
  now().decide([NOT]);
  expect(hand.put.mock.calls).toEqual([[{ ...NOTHING_ON_HAND, ...decided }]]);
  const says = now().matrix?.answers[1]?.[0] as DecidedCell['says'];
  now().decide([{ ...NOT, says }]);
  expect([hand.put.mock.calls.length, hand.discard.mock.calls.length]).toEqual([1, 1]);
});

test('over what was pasted a decision keeps the sides that were chosen, and never lets the table go', () => {
  const { now, until, hand } = drawn({ text: 'a\tb' });
  until(() => now().matrix !== null);
  now().decide([NOT]);
  now().decide([]);
  expect(hand.put.mock.calls).toEqual([
    [{ ...NOTHING_ON_HAND, text: 'a\tb', cells: [NOT] }],
    [{ ...NOTHING_ON_HAND, text: 'a\tb', cells: [] }],
  ]);
  expect(hand.discard).not.toHaveBeenCalled();
});

const bands = { rows: 'Floats', columns: 'Size' };
test('a value begins another band of a number, beside those that begin already', () => {
  const { now, hand } = drawn({ ...bands, cuts: { Floats: [3] } }, bands);
  expect(now().hasCuts).toBe(true);
  now().cut('Floats', 5);
  now().cut('Nothing', 5);
  expect(hand.put.mock.calls).toEqual([[{ ...NOTHING_ON_HAND, ...bands, cells: [], cuts: { Floats: [3, 5] } }]]);
  now().decide([]);
  expect(hand.discard).not.toHaveBeenCalled();
});

test.each([
  ['of other sides', { rows: 'Size', columns: 'Floats', cuts: { Floats: [3] } }],
  ['none', bands],
])('bands %s are not of these', (_, onHand) => {
  expect(drawn(onHand, bands).now().hasCuts).toBe(false);
});

test('without sides no band begins', () => {
  const { now, hand } = drawn({}, { rows: 'Floats', columns: null });
  now().cut('Floats', 5);
  expect(hand.put).not.toHaveBeenCalled();
});

test('what was asked and compared is the same until it changes, and so is how a cell is decided', () => {
  const hook = drawn({ rows: 'Size', columns: 'Colour', cells: [NOT] });
  hook.until(() => hook.now().compared !== null);
  expect(othersAgain(hook)).toEqual(['cut', 'take']);
});
