// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCalls, queriesAround } from '../testing/answer-calls.ts';
import { drawHook, waitDrawing } from '../testing/draw-hook.ts';
import { around } from '../testing/studio-around.ts';
import { NotLed, useLeadTo } from './use-lead-to.ts';

const record = { kind: 'settings', id: 4, version: 'd2', row: {}, published: null };

async function lead(known: object[], written: object, words = 'floaty', phrase = 'float switch') {
  const calls = answerCalls(({ method }) => (method === 'GET' ? { total: known.length, rows: known } : written));
  const done = vi.fn();
  const work = { edits: { settled: async () => {} }, ensureDraft: async () => 'a' };
  const { now } = drawHook(() => useLeadTo(done), queriesAround(undefined, around(null, work as never)).around);
  act(() => now().mutate({ words, phrase }));
  await waitDrawing(() => now().isSuccess || now().isError);
  return { error: now().error, done: done.mock.calls, calls };
}

test('a line of the words is added to those of the draft, whatever its value was', async () => {
  const lines = (value: unknown) => [{ id: 4, version: 'd1', row: { value } }];
  const { error, done, calls } = await lead(lines(['switch, toggle', 7]), { outcome: 'written', record });
  expect([error, done]).toEqual([null, [[record]]]);
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/office/rows/settings'],
    ['PUT', '/office/drafts/a/rows/settings/4'],
  ]);
  expect(calls[0]?.query).toEqual({ draft: 'a', filter: '{"group":"search","key":"synonyms"}', pageSize: '1' });
  expect(calls[1]?.body).toEqual({ version: 'd1', fields: { value: ['switch, toggle', '7', 'floaty, float switch'] } });
  const { calls: anew } = await lead(lines('none'), { outcome: 'written', record });
  expect(anew[1]?.body).toEqual({ version: 'd1', fields: { value: ['floaty, float switch'] } });
});

test('where staff have set no words the setting is added', async () => {
  const { done, calls } = await lead([], record);
  expect(done).toEqual([[record]]);
  expect(calls[1]?.body).toMatchObject({
    fields: { group: 'search', key: 'synonyms', value: ['floaty, float switch'], isPublic: false },
  });
});

test('words that cannot be led on, and a colleague who was faster, are told at the field', async () => {
  const { error, calls } = await lead([], record, 'same', 'Same');
  expect([error instanceof NotLed, error?.message, calls.length]).toEqual([true, 'These are the same words.', 1]);
  const late = await lead([{ id: 4, version: 'd1', row: null }], { outcome: 'conflict', record });
  expect([late.error instanceof NotLed, late.done]).toEqual([true, []]);
  expect(late.error?.message).toContain('A colleague');
});
