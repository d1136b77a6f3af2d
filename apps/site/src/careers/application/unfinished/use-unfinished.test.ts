// @vitest-environment jsdom
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../../testing/draw-hook.ts';
import { type ApplicationValues, emptyValues } from '../application-values.ts';
import { unfinishedKey, unfinishedText } from './unfinished-application.ts';
import { UNFINISHED_PAUSE_MS } from './unfinished-keeper.ts';
import { useUnfinished } from './use-unfinished.ts';

const empty = emptyValues('Full-Time');
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const kept = (jobId: number | null = 7): { values: ApplicationValues; resumeName: string } | null =>
  JSON.parse(localStorage.getItem(unfinishedKey(jobId)) ?? 'null');
function keep(values: Partial<ApplicationValues>, resumeName = '', jobId: number | null = 7): void {
  const unfinished = { values: { ...empty, ...values }, resumeName, savedAt: Date.now() };
  localStorage.setItem(unfinishedKey(jobId), unfinishedText(unfinished));
}

function drawn(jobId: number | null = 7) {
  let resumeName = '';
  const hook = drawHook(() => {
    const form = useForm<ApplicationValues>({ defaultValues: empty });
    return { form, ...useUnfinished(form, { jobId, empty, resumeName }) };
  });
  const { now, again } = hook;
  const type = (first: string) => act(() => now().form.setValue('first', first));
  const attach = (name: string) => {
    resumeName = name;
    again();
  };
  const pause = () => act(() => void vi.advanceTimersByTime(UNFINISHED_PAUSE_MS));
  return { ...hook, type, attach, pause };
}

test('what is typed is kept at the next pause, with the name of the file', () => {
  const { now, type, attach, pause } = drawn();
  expect([now().offered, now().isKept, now().lostResume]).toEqual([null, true, '']);
  type('Ada');
  expect(kept()).toBeNull();
  pause();
  expect(kept()?.values.first).toBe('Ada');
  attach('ada.pdf');
  pause();
  expect(kept()).toMatchObject({ resumeName: 'ada.pdf', values: { first: 'Ada' } });
});

test.each(['pagehide', 'visibilitychange', 'leave'])('what waits is kept at once by %s', (how) => {
  const { type, leave } = drawn();
  type('Ada');
  if (how === 'leave') leave();
  else (how === 'pagehide' ? globalThis : document).dispatchEvent(new Event(how));
  expect(kept()?.values.first).toBe('Ada');
});

test('one of an earlier visit is offered; it fills the form, and asks for its file again until one is there', () => {
  keep({ first: 'Ada' }, 'ada.pdf');
  const { now, type, attach, pause } = drawn();
  expect([now().offered?.values.first, now().form.getValues('first')]).toEqual(['Ada', '']);
  type('Bob');
  pause();
  expect(kept()?.values.first).toBe('Ada');
  act(() => now().proceed());
  expect([now().offered, now().form.getValues('first'), now().lostResume]).toEqual([null, 'Ada', 'ada.pdf']);
  act(() => now().proceed());
  attach('other.pdf');
  expect(now().lostResume).toBe('');
  type('Ada L.');
  pause();
  expect(kept()).toMatchObject({ resumeName: 'other.pdf', values: { first: 'Ada L.' } });
});

test.each([
  [7, 'Full-Time'],
  [null, 'Part-Time'],
])('of the job %s the type is %s, whatever was kept', (jobId, type) => {
  keep({ first: 'Ada', employmentType: 'Part-Time' }, '', jobId);
  const { now } = drawn(jobId);
  act(() => now().proceed());
  expect(now().form.getValues('employmentType')).toBe(type);
});

test('one that is discarded is gone, with the file that it asked for, and what is typed next is kept', () => {
  keep({ first: 'Ada' }, 'ada.pdf');
  const { now, type, pause } = drawn();
  act(() => now().proceed());
  act(() => now().forget());
  pause();
  expect([now().offered, now().lostResume, kept()]).toEqual([null, '', null]);
  type('Bob');
  pause();
  expect(kept()).toMatchObject({ resumeName: '', values: { first: 'Bob' } });
});

test('a device that is closed to the page, or full, keeps nothing, and says so', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { now, type, pause } = drawn();
  type('Ada');
  pause();
  expect(now().isKept).toBe(false);
  full.mockRestore();
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('closed');
  });
  const closed = drawn();
  closed.type('Ada');
  expect([closed.now().isKept, closed.now().offered]).toEqual([false, null]);
});
