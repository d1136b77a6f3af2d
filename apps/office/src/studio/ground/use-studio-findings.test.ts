// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Asked, allRead, answerCalls, queriesAround } from '../../testing/answer-calls.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { around } from '../../testing/studio-around.ts';
import { type StudioFinding, useStudioFindings } from './use-studio-findings.ts';

const found = (kind: string, id: number, code: string, field = 'configurator') =>
  ({ severity: 'error', kind, id, code, path: [field, code], message: `${code}.` }) as unknown as StudioFinding;
const ownRow = found('families', 1, 'bad-value');
const checked = [
  found('families', 1, 'option-never-selectable'),
  found('families', 1, 'bad-value', 'validNumbers'),
  found('families', 1, 'unknown-field', 'validNumbers'),
  found('families', 2, 'option-never-selectable'),
  found('products', 7, 'model-number-price'),
  found('products', 8, 'model-number-price'),
];
const drawings = [
  found('pictures', 5, 'unknown-code'),
  found('circuits', 6, 'unknown-code'),
  found('pictures', 9, 'unknown-code'),
];

async function drawn(
  draft: string | null,
  findings: object[],
  here: Parameters<typeof useStudioFindings>[0]['here'] = null,
) {
  const calls: Asked[] = answerCalls(({ path }) =>
    path.endsWith('/used')
      ? {
          rows: [
            { kind: 'pictures', id: 5 },
            { kind: 'circuits', id: 6 },
            { kind: 'viewItems', id: 9 },
          ],
          byKind: [],
        }
      : { findings, isChecking: false },
  );
  const given = { kind: 'families', record: { id: 1, findings: [ownRow] }, products: [{ id: 7 }], here } as never;
  const { client, around: read } = queriesAround(undefined, around(null, { id: draft }));
  const hook = drawHook(() => useStudioFindings(given), read);
  await allRead(client, hook);
  return {
    told: hook.now().map(({ kind, id, code }) => `${kind} ${id} ${code}`),
    calls: calls.map(({ path }) => path),
    all: hook.now(),
  };
}
const OWN = 'families 1 bad-value';

test('outside of a draft the row’s own faults are told', async () => {
  const { told, calls } = await drawn(null, checked);
  expect([told, calls]).toEqual([[OWN], []]);
});

test('in a draft the newest check is told, of the row and of its products, but for what the row says itself', async () => {
  const { told, calls, all } = await drawn('a', checked);
  expect(told).toEqual([OWN, 'families 1 option-never-selectable', 'products 7 model-number-price']);
  expect(calls).toEqual(['/office/drafts/a/findings']);
  expect(all[1]?.message).toBe('option-never-selectable.');
});

test('what is drawn and composed of its options is told with it', async () => {
  const { told, calls } = await drawn('a', drawings);
  expect(told).toEqual([OWN, 'pictures 5 unknown-code', 'circuits 6 unknown-code']);
  expect(calls).toEqual(['/office/drafts/a/findings', '/office/rows/families/1/used']);
});

test('what is judged here stands in place of what the check said', async () => {
  const here = { findings: [found('families', 1, 'group-never-shows')], isWhole: true } as never;
  expect((await drawn('a', checked, here)).told).toEqual(['families 1 group-never-shows']);
});
