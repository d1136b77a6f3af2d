// @vitest-environment jsdom
import { formWords } from '@millrace/contract';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { unfinishedKey } from './unfinished/unfinished-application.ts';
import { useApplication } from './use-application.ts';

const applied = { jobId: 7, position: 'Welder' };
let sent: Record<string, unknown>[];
let status: number;
beforeEach(() => {
  localStorage.clear();
  [sent, status] = [[], 200];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string | URL, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ provider: 'off' });
    sent.push(JSON.parse(String(init.body)));
    return Response.json(status === 200 ? { id: 'a' } : { path }, { status });
  });
});

const pdf = () => new File(['%PDF-1.7'], 'ada.pdf');
const refused = () => new File(['\0\u0001'], 'ada.exe');

/** A form with one field that has to be filled. */
function drawn() {
  const hook = drawHook(() => {
    const made = useApplication(applied, 'Full-Time');
    made.form.register('first', { required: true });
    return made;
  });
  const { now } = hook;
  return {
    now,
    type: (first: string) =>
      act(async () => now().form.setValue('first', first, { shouldDirty: true, shouldValidate: true })),
    choose: (file: File) => act(() => now().resume.choose([file] as unknown as FileList)),
    send: () => act(async () => now().send()),
    does: (what: 'accept' | 'keep' | 'clear') => act(async () => now()[what]()),
    typed: () => now().form.getValues('first'),
  };
}

test('a form that nobody has begun has no fault, no file and no share', () => {
  const { now } = drawn();
  const { fault, share, phase, isSending, resume } = now();
  expect({ fault, share, phase, isSending, file: resume.file }).toEqual({
    fault: null,
    share: null,
    phase: 'open',
    isSending: false,
    file: null,
  });
});

test('a form with a fault is not sent, and says so until it is valid', async () => {
  const { now, send, type } = drawn();
  await send();
  expect([now().fault?.message, now().isValid, sent.length]).toEqual([formWords.requiredFields, false, 0]);
  await type('Ada');
  expect([now().fault, now().isValid]).toEqual([null, true]);
});

test('a form with a refused file is not sent: its fault is the file alone, and the focus goes there', async () => {
  const { now, send, type, choose } = drawn();
  const field = document.createElement('input');
  const focus = vi.spyOn(field, 'focus');
  now().resume.input.current = field;
  await type('Ada');
  await choose(refused());
  expect([now().isValid, now().fault]).toEqual([false, null]);
  await send();
  expect([now().fault?.message, sent.length]).toEqual([expect.stringContaining('The résumé cannot be sent'), 0]);
  expect(focus).toHaveBeenCalledOnce();
  act(() => now().resume.dismiss());
  expect([now().isValid, now().fault]).toEqual([true, null]);
  await send();
  expect(sent.length).toBe(1);
});

test('a form with a fault and a refused file says that it is incomplete', async () => {
  const { now, send, choose } = drawn();
  await choose(refused());
  await send();
  expect([now().fault?.message, sent.length]).toEqual([formWords.requiredFields, 0]);
});

test('one that was sent asks, keeps its input as saved, and is forgotten on the device', async () => {
  const { now, send, type, typed } = drawn();
  await type('Ada');
  await send();
  expect(sent).toEqual([expect.objectContaining({ jobId: 7, position: 'Welder', first: 'Ada' })]);
  expect([now().phase, now().fault, now().share, typed()]).toEqual(['asking', null, null, 'Ada']);
  expect(now().form.formState.isDirty).toBe(false);
  expect(localStorage.getItem(unfinishedKey(7))).toBeNull();
});

test.each([
  ['accept', 'taken', '', false],
  ['keep', 'open', 'Ada', true],
] as const)('after a success %s: the form is %s, with the name "%s"', async (what, phase, first, hasFault) => {
  const { now, send, type, choose, does, typed } = drawn();
  await type('Ada');
  await send();
  await choose(refused());
  await does(what);
  expect([now().phase, typed(), now().resume.fault !== undefined]).toEqual([phase, first, hasFault]);
});

test('one that was not taken stays as it is, with the fault', async () => {
  status = 500;
  const { now, send, type, typed } = drawn();
  await type('Ada');
  await send();
  expect([now().phase, now().fault?.message, typed()]).toEqual(['open', formWords.tryAgain, 'Ada']);
});

test('a form that is cleared is empty, with neither file nor faults, on the device too', async () => {
  const { now, send, type, choose, does, typed } = drawn();
  await choose(pdf());
  await choose(refused());
  await send();
  expect([now().resume.file?.name, now().resume.fault === undefined, now().fault === null]).toEqual([
    'ada.pdf',
    false,
    false,
  ]);
  await type('Ada');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(unfinishedKey(7))).toContain('Ada');
  await does('clear');
  expect([now().resume.file, now().resume.fault, now().fault, now().phase, typed()]).toEqual([
    null,
    undefined,
    null,
    'open',
    '',
  ]);
  expect(localStorage.getItem(unfinishedKey(7))).toBeNull();
});
