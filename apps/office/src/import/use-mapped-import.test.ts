// @vitest-environment jsdom
import type { ImportMapping } from '@millrace/contract/office';
import { act } from 'react';
import { expect, test } from 'vitest';
import { type Asked, allRead, answerCalls, queriesAround, refused } from '../testing/answer-calls.ts';
import { drawHook, waitDrawing } from '../testing/draw-hook.ts';
import { useMappedImport } from './use-mapped-import.ts';

/** A mapping, told by its decimals. */
const mapped = (decimal: string) => ({ decimal, sheets: [] }) as unknown as ImportMapping;
const session = (decimal: string, files = 1) => ({ mapping: mapped(decimal), files: Array.from({ length: files }) });

/** The hook beside a server whose answers wait until the test gives them. */
async function drawn(first: unknown) {
  const waiting: { asked: Asked; give(answer: unknown): void }[] = [];
  const { client, around } = queriesAround();
  const calls = answerCalls((asked) => new Promise((give) => waiting.push({ asked, give })));
  const hook = drawHook(() => useMappedImport('7', null), around);
  /** Gives the next call its answer, and draws what comes of it. */
  const answer = async (method: string, given: unknown): Promise<void> => {
    const isNext = () => waiting.some(({ asked }) => asked.method === method);
    await waitDrawing(isNext);
    const [next] = waiting.splice(
      waiting.findIndex(({ asked }) => asked.method === method),
      1,
    );
    await act(async () => {
      next?.give(given);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    hook.again();
  };
  await answer('GET', first);
  return {
    ...hook,
    client,
    calls,
    answer,
    change: (decimal: string) => act(() => hook.now().change(mapped(decimal))),
    readAgain: () => act(() => void client.invalidateQueries({ queryKey: ['import', '7'] })),
    said: () => hook.now().session?.mapping,
  };
}

test('a change stands when an answer comes that was asked for before it, and the next change is made on it', async () => {
  const { calls, answer, change, readAgain, said } = await drawn(session('a'));
  readAgain();
  change('b');
  await answer('GET', session('a'));
  expect(said()).toEqual(mapped('b'));
  change('c');
  expect(said()).toEqual(mapped('c'));
  await answer('PUT', session('b'));
  expect(said()).toEqual(mapped('c'));
  await answer('PUT', session('c'));
  expect(said()).toEqual(mapped('c'));
  expect(calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))).toEqual([
    { mapping: mapped('b') },
    { mapping: mapped('c') },
  ]);
});

test('an answer on its way when a change is taken is asked for anew, so that neither the change nor a further file is lost', async () => {
  const { now, calls, answer, change, readAgain, said } = await drawn(session('a'));
  readAgain();
  change('b');
  await answer('PUT', session('b', 1));
  expect([said(), now().isMapping]).toEqual([mapped('b'), false]);
  await waitDrawing(() => calls.filter(({ method }) => method === 'GET').length === 3);
  // The one that was asked for before says less, and nobody waits for it.
  await answer('GET', session('a', 1));
  expect(said()).toEqual(mapped('b'));
  await answer('GET', session('b', 2));
  expect([said(), now().session?.files.length]).toEqual([mapped('b'), 2]);
});

test('a change that is refused is told, and what the server has is shown again', async () => {
  const { now, client, answer, change, said, again } = await drawn(session('a'));
  change('b');
  await answer('PUT', refused('bad-request', 400));
  await answer('GET', session('a'));
  await allRead(client, { again });
  expect([said(), now().refusal?.message]).toEqual([mapped('a'), 'No.']);
});
