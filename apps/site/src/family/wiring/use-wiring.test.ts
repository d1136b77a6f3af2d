// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import type { ApiTransport, WiringAnswer } from '@millrace/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-for.ts';
import { createBuilder } from '../../configurator/building/builder.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import type { SeenFamily } from '../own-family.ts';
import { hasAny, useHasWiring, useWiring } from './use-wiring.ts';

const configurator: Configurator = {
  prefix: 'R-',
  configGroups: [{ name: 'Supply', options: [{ code: '1' }, { code: '3' }] }],
};
const customer = { id: 1, name: 'Prairie', slug: 'prairie', logo: null };
const none: WiringAnswer = { number: null, diagrams: [], undecided: [], documents: [] };
const [diagram, drawing] = [{ title: 'Rail' }, { id: 5 }] as unknown as [
  WiringAnswer['diagrams'][number],
  WiringAnswer['documents'][number],
];

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Draws the wiring of a family. Each question waits for its answer; null is answered as "not found". */
function drawn(given: Partial<SeenFamily> = {}) {
  const family = { slug: 'rail', intrinsicallySafe: false, ...given } as SeenFamily;
  const builder = createBuilder(configurator, new Set(), null);
  const asked: unknown[] = [];
  const waiting: ((answer: Awaited<ReturnType<ApiTransport>>) => void)[] = [];
  const client = createQueryClient(({ query }) => {
    asked.push(query);
    return new Promise((resolve) => waiting.push(resolve));
  });
  const { now } = drawHook(
    () => ({ seen: useWiring(family, builder), has: useHasWiring(family, builder) }),
    () => null,
    (drawn) => createElement(QueryClientProvider, { client }, drawn),
  );
  const answer = (wiring: WiringAnswer | null, status = wiring === null ? 404 : 200) =>
    act(async () => {
      const refusal = { code: 'x', message: 'No.', title: '', status };
      waiting.shift()?.({ status, body: wiring ?? refusal });
      await vi.advanceTimersByTimeAsync(20);
    });
  const choose = (code: string) =>
    act(async () => {
      builder.dispatch({ type: 'toggle', group: 'Supply', code });
      await vi.advanceTimersByTimeAsync(100);
    });
  return { asked, answer, choose, now };
}

test('the wiring is there once its answer is, and while the next is asked for, as that of before', async () => {
  const { asked, answer, choose, now } = drawn();
  expect(now()).toEqual({ seen: null, has: false });
  const first = { ...none, diagrams: [diagram] };
  await answer(first);
  expect(now()).toEqual({ seen: { wiring: first, isBefore: false }, has: true });
  await choose('3');
  expect(asked).toEqual([{}, { configurator: 'R-3' }]);
  expect(now()).toEqual({ seen: { wiring: first, isBefore: true }, has: true });
  await answer(none);
  expect(now()).toEqual({ seen: { wiring: none, isBefore: false }, has: false });
});

test.each([
  ['not known', 404],
  ['refused', 400],
])('wiring that is %s is none, and fails no page', async (_, status) => {
  const { answer, now } = drawn();
  await answer(null, status);
  expect(now()).toEqual({ seen: null, has: false });
});

test('of a family that is made intrinsically safe, too, that of the safe one is asked for', async () => {
  const { asked, choose } = drawn({ intrinsicallySafe: true });
  await choose('3');
  expect(asked).toEqual([{ intrinsicallySafe: true }, { intrinsicallySafe: true, configurator: 'R-3' }]);
});

test('on a customer’s page none is asked for, nor shown', async () => {
  const { asked, choose, now } = drawn({ customer });
  await choose('3');
  expect(asked).toEqual([]);
  expect(now()).toEqual({ seen: null, has: false });
});

test.each([
  [none, false],
  [{ ...none, undecided: ['Supply'] }, false],
  [{ ...none, diagrams: [diagram] }, true],
  [{ ...none, documents: [drawing] }, true],
])('of %j there is something to see: %s', (wiring, isAny) => expect(hasAny(wiring)).toBe(isAny));
