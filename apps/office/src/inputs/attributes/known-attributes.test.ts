// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { useColleagues, useWho } from '../../changes/colleagues.ts';
import { allRead, answerCalls, queriesAround } from '../../testing/answer-calls.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { emptyRow } from '../empty-value.ts';
import { useAttributes } from './known-attributes.ts';

test('attributes are read in their order; one that is broken is left out', async () => {
  const sound = { ...emptyRow('attributes'), id: 1, key: 'range', label: 'Range', group: 'Sizes' };
  const calls = answerCalls(() => ({
    total: 3,
    rows: [
      { id: 1, row: sound },
      { id: 2, row: { id: 2 } },
      { id: 3, row: null },
    ],
  }));
  const { client, around } = queriesAround();
  const hook = drawHook(() => useAttributes('a'), around);
  expect(hook.now()).toBeNull();
  await allRead(client, hook);
  expect(hook.now()?.map(({ id }) => id)).toEqual([1]);
  expect(calls.map(({ path, query }) => [path, query['sort'], query['draft']])).toEqual([
    ['/office/rows/attributes', 'position', 'a'],
  ]);
});

test('colleagues are read once, and named by their ids', async () => {
  const calls = answerCalls(() => [{ id: 'a', name: 'Ada' }]);
  const { client, around } = queriesAround();
  const all = drawHook(useColleagues, around);
  const who = drawHook(useWho, around);
  expect([all.now(), who.now()('a')]).toEqual([[], '…']);
  await allRead(client, all);
  who.again();
  expect([all.now(), who.now()('a'), who.now()('b')]).toEqual([
    [{ id: 'a', name: 'Ada' }],
    'Ada',
    'a former colleague',
  ]);
  expect(calls.map(({ path }) => path)).toEqual(['/office/colleagues']);
});
