// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allRead, answerCalls, queriesAround } from '../../testing/answer-calls.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { useReadings } from './use-readings.ts';

async function drawn(kind: 'products' | 'families', sight: { from: number; to: number }, total: number) {
  const calls = answerCalls(({ body }) => ({
    numbers: (body as { numbers: unknown[] }).numbers.map(() => ({ words: 'read' })),
  }));
  const rowAt = (at: number) => ({ id: at, row: { familyId: 1, configModelNo: `N${at}` } }) as never;
  const { client, around } = queriesAround();
  const hook = drawHook(() => useReadings(kind, 'a', { rowAt, total }, sight, () => undefined), around);
  const first = hook.now();
  await allRead(client, hook);
  const asked = calls.flatMap(({ body }) => (body as { numbers: { modelNumber: string }[] }).numbers);
  return {
    first,
    now: hook.now(),
    asked: asked.map(({ modelNumber }) => Number(modelNumber.slice(1))),
    draft: calls.map(({ body }) => (body as { draft: string }).draft),
  };
}

test.each([
  [{ from: 5, to: 10 }, 250, 0, 99],
  [{ from: 99, to: 100 }, 250, 0, 199],
  [{ from: 100, to: 120 }, 250, 100, 199],
  [{ from: 240, to: 249 }, 250, 200, 249],
  [{ from: 0, to: 0 }, 1, 0, 0],
])(
  'of products in sight at %j of %i, the numbers of the pages from %i to %i are read in the draft',
  async (sight, total, from, to) => {
    const { first, now, asked, draft } = await drawn('products', sight, total);
    expect(first).toEqual({});
    expect([asked[0], asked.at(-1), asked.length]).toEqual([from, to, to - from + 1]);
    expect(now).toHaveProperty([`1 N${from}`], { words: 'read' });
    expect(new Set(draft)).toEqual(new Set(['a']));
  },
);

test.each([
  ['families', 5],
  ['products', 0],
] as const)('of %s of which there are %i none are read', async (kind, total) => {
  const { now, asked } = await drawn(kind, { from: 0, to: 3 }, total);
  expect([now, asked]).toEqual([{}, []]);
});
