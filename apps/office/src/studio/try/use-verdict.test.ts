// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import type { Studio } from '../ground/studio-context.tsx';
import { useVerdict } from './use-verdict.ts';

const of = (...codes: string[]): Configurator => ({
  prefix: 'N',
  configGroups: [{ name: 'Size', options: codes.map((code) => ({ code })) }],
});
/** By places, so another number once the order is another. */
const SECOND = { is: 'selection', selection: [[0, 1]] } as const;

function drawn(tried: Studio['tried'], sound = of('A', 'B')) {
  const tryNumber = vi.fn();
  const studio = studioOf(sound, { tried, tryNumber });
  const context = {};
  const hook = drawHook(
    () => useVerdict(context),
    (inner) => around(studio)(inner),
  );
  return {
    tryNumber,
    now: hook.now,
    put(given: Partial<Studio>) {
      Object.assign(studio, given);
      hook.again();
    },
  };
}

test('a number is judged as it is typed, without blanks around it', () => {
  const { now } = drawn({ is: 'number', number: ' NB ' });
  expect(now()).toMatchObject({ number: 'NB', verdict: { evaluation: { itemNo: 'NB', complete: true } } });
});

test('choices are judged by the number that they print', () => {
  expect(drawn(SECOND).now()).toMatchObject({ number: 'NB', verdict: { evaluation: { complete: true } } });
});

test('where nothing is tried there is no whole number', () => {
  expect(drawn({ is: 'nothing' }).now().verdict.evaluation.complete).toBe(false);
});

test('where the draft makes another number of choices, the number of before is tried', () => {
  const { put, tryNumber } = drawn(SECOND);
  put({ sound: of('C', 'A', 'B') });
  expect(tryNumber.mock.calls).toEqual([['NB']]);
});

test.each([
  ['the same number', SECOND, { sound: of('X', 'B') }],
  ['the same draft, with other choices', SECOND, { tried: { is: 'selection', selection: [[1]] } as const }],
  ['choices that were not whole before', { is: 'selection', selection: [[]] } as const, { sound: of('C', 'A', 'B') }],
  ['a number that is typed', { is: 'number', number: 'NB' } as const, { sound: of('C', 'A', 'B') }],
  [
    'a number that is typed in place of choices',
    SECOND,
    { sound: of('C'), tried: { is: 'number', number: 'NC' } as const },
  ],
])('%s: nothing else is tried', (_, tried, next) => {
  const { put, tryNumber } = drawn(tried);
  put(next);
  expect(tryNumber).not.toHaveBeenCalled();
});
