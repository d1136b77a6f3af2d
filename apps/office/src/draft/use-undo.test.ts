// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook, othersAgain } from '../testing/draw-hook.ts';
import type { EditQueue } from './queue-state.ts';
import { useUndo } from './use-undo.ts';
import type { WaitingEdit } from './waiting-edit.ts';

const DRAFT = '0b0f7a4e-93c1-4c55-8a57-6d5f3f1e2a4b';
const waiting = { draft: DRAFT, edits: [{ kind: 'posts', id: 1 }], by: 'Ann' } as unknown as WaitingEdit;
const step = (outcome: 'written' | 'conflict', isMore = false) => ({
  results: [{ outcome, record: { kind: 'posts', id: 1, version: 'd2' } }],
  isMore,
});
const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ type: '', title: '', status, code, message }, { status });

let asked: string[];
let answer: () => Response;
const tell = vi.fn();
const taken = vi.fn();
const edits = {
  unwrite: vi.fn<() => WaitingEdit | null>(),
  inTurn: vi.fn<(work: (isSaved: boolean) => Promise<unknown>) => Promise<unknown>>(),
  broughtTo: vi.fn(),
  writeMany: vi.fn(),
  settled: vi.fn<() => Promise<void>>(),
};

beforeEach(() => {
  asked = [];
  answer = () => Response.json(step('written'));
  for (const told of [tell, taken, ...Object.values(edits)]) told.mockReset();
  edits.unwrite.mockReturnValue(null);
  edits.inTurn.mockImplementation((work) => work(true));
  document.body.innerHTML = '<p id="page"></p><input id="field">';
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.replace(/\?.*/, '')}`);
    return answer();
  });
});

function drawn(id: string | null = DRAFT) {
  const queries = new QueryClient();
  const old = vi.spyOn(queries, 'invalidateQueries');
  const around = (children: ReactNode) => createElement(QueryClientProvider, { client: queries }, children);
  const given = { id, edits: edits as unknown as EditQueue, tell, taken };
  const hook = drawHook(() => useUndo(given), around);
  return { ...hook, read: () => old.mock.calls.map(([filters]) => filters?.queryKey) };
}
const said = (): unknown[] => tell.mock.calls.map(([words]) => words);
const UNDO = `POST /api/office/drafts/${DRAFT}/undo`;
const REDO = `POST /api/office/drafts/${DRAFT}/redo`;

test('the server takes a change back: its rows are shown, and lists are read again', async () => {
  const { now, read } = drawn();
  await now().undo();
  expect([asked, said(), read()]).toEqual([[UNDO], ['Taken back.'], [['rows']]]);
  expect(edits.broughtTo.mock.calls).toEqual([[DRAFT, [{ kind: 'posts', id: 1, version: 'd2' }]]]);
  expect(taken.mock.calls).toEqual([[DRAFT, step('written').results]]);
});

test('of a change with more rows than are told, open rows are read again, too', async () => {
  answer = () => Response.json(step('written', true));
  const { now, read } = drawn();
  await now().undo();
  expect([edits.broughtTo.mock.calls, read()]).toEqual([[[DRAFT, null]], [['rows'], ['row']]]);
});

test('values that others changed since stay, and that is said', async () => {
  answer = () => Response.json(step('conflict'));
  const { now } = drawn();
  await now().undo();
  await now().redo();
  expect(said()).toEqual([
    'Taken back, but for what others changed since: their values stay.',
    'Done again, but for what others changed since: their values stay.',
  ]);
});

test('a change that has not left is taken back here, and written again by redo', async () => {
  edits.unwrite.mockReturnValueOnce(waiting);
  const { now } = drawn();
  await now().undo();
  await now().redo();
  expect([asked, said()]).toEqual([[], ['Taken back before it was saved.', 'Done again.']]);
  expect(edits.writeMany.mock.calls).toEqual([[DRAFT, waiting.edits, 'Ann']]);
  expect(edits.settled).toHaveBeenCalledOnce();
});

test('redo does again what was taken back last, and then what was before', async () => {
  edits.unwrite.mockReturnValueOnce(waiting);
  const { now } = drawn();
  await now().undo();
  await now().undo();
  await now().redo();
  expect([asked, edits.writeMany.mock.calls]).toEqual([[UNDO, REDO], []]);
  await now().redo();
  expect([asked.length, edits.writeMany.mock.calls.length]).toEqual([2, 1]);
});

test('an undo that failed is nothing to do again', async () => {
  edits.unwrite.mockReturnValueOnce(waiting);
  const { now } = drawn();
  await now().undo();
  answer = () => refusal(409, 'draft-ended', 'The draft has ended.');
  await now().undo();
  await now().redo();
  expect([said().slice(1), asked]).toEqual([['The draft has ended.', 'Done again.'], [UNDO]]);
});

test('after something else was typed, the server alone is asked', async () => {
  edits.unwrite.mockReturnValueOnce(waiting);
  const { now } = drawn();
  await now().undo();
  now().forget();
  await now().redo();
  expect([asked, edits.writeMany.mock.calls]).toEqual([[REDO], []]);
});

test.each([
  ['undo', 'There is nothing to take back.'],
  ['redo', 'There is nothing to do again.'],
] as const)('without a draft %s asks nobody', async (deed, words) => {
  const { now } = drawn(null);
  await now()[deed]();
  expect([asked, said(), taken.mock.calls]).toEqual([[], [words], []]);
});

test('while the last change is not saved, nothing is taken back', async () => {
  edits.inTurn.mockImplementation((work) => work(false));
  const { now } = drawn();
  await now().undo();
  expect([asked, said()]).toEqual([[], ['The last change is not saved yet. Please try again when it is.']]);
});

test.each([
  ['redo', 'not-found', 'There is nothing to do again.'],
  ['undo', 'not-found', 'It is gone.'],
  ['redo', 'draft-ended', 'It is gone.'],
] as const)('%s that is refused as %s says so', async (deed, code, words) => {
  answer = () => refusal(404, code, 'It is gone.');
  const { now, read } = drawn();
  await now()[deed]();
  expect([said(), read(), taken.mock.calls]).toEqual([[words], [], []]);
});

/** Presses a key; returns whether the browser does nothing else with it. */
function press(key: string, on = 'page', held: KeyboardEventInit = { ctrlKey: true }): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  document.getElementById(on)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('Ctrl Z takes back, and Ctrl Y does again', async () => {
  drawn();
  expect(press('z')).toBe(true);
  await expect.poll(said).toEqual(['Taken back.']);
  expect(press('y')).toBe(true);
  await expect.poll(said).toEqual(['Taken back.', 'Done again.']);
  expect(asked).toEqual([UNDO, REDO]);
});

test('in a field, behind a dialog, on another page and without Ctrl these keys are not ours', () => {
  const { leave } = drawn();
  expect([press('z', 'field'), press('z', 'page', {}), press('x')]).toEqual([false, false, false]);
  const dialog = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  expect(press('z')).toBe(false);
  dialog.mockRestore();
  leave();
  expect(press('z')).toBe(false);
  expect(asked).toEqual([]);
});

test('the faults of the connection are said, too', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const { now } = drawn();
  await now().undo();
  expect(said()).toEqual(['The server cannot be reached. Please check your connection and try again.']);
});

test('undo and redo are the same while the draft is', () => {
  expect(othersAgain(drawn())).toEqual([]);
});
