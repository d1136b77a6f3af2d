import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnfinishedStorage } from '../../../kept-on-device/kept-unfinished.ts';
import { type ApplicationValues, emptyValues } from '../application-values.ts';
import { readUnfinished, unfinishedKey } from './unfinished-application.ts';
import { UNFINISHED_PAUSE_MS, unfinishedKeeper } from './unfinished-keeper.ts';

const empty = emptyValues('Full-Time');
const typed: ApplicationValues = { ...empty, first: 'Ada', education: [{ name: 'Fargo North' }] };
const NOW = Date.UTC(2026, 2, 1);

/** The part of `localStorage` that is used. */
function memory(onWrite = () => {}): UnfinishedStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      onWrite();
      texts.set(key, text);
    },
    removeItem: (key) => texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

function kept(storage: UnfinishedStorage, jobId: number | null = 7) {
  const form = { values: typed, resumeName: '' };
  const failures: true[] = [];
  const onFailure = () => void failures.push(true);
  const keeper = unfinishedKeeper({ storage, jobId, empty, read: () => form, onFailure, now: () => NOW });
  const unfinished = () => readUnfinished(storage.getItem(unfinishedKey(jobId)), empty);
  return { form, keeper, unfinished, failures };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is on the device after a pause, and not before', () => {
  const { keeper, unfinished } = kept(memory());
  keeper.changed();
  vi.advanceTimersByTime(UNFINISHED_PAUSE_MS - 1);
  expect(unfinished()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(unfinished()).toEqual({ values: typed, resumeName: '', savedAt: NOW });
});
test('a page that goes writes at once', () => {
  const { keeper, unfinished } = kept(memory());
  keeper.changed();
  keeper.flush();
  expect(unfinished()?.values).toEqual(typed);
});
test('a form that has been emptied leaves no unfinished application', () => {
  const { form, keeper, unfinished } = kept(memory());
  keeper.changed();
  keeper.flush();
  form.values = empty;
  keeper.changed();
  keeper.flush();
  expect(unfinished()).toBeNull();
});
test('what is on record leaves no unfinished application until something else is typed', () => {
  const { form, keeper, unfinished } = kept(memory());
  keeper.changed();
  keeper.forget();
  keeper.changed();
  vi.runAllTimers();
  expect(unfinished()).toBeNull();
  form.values = { ...typed, first: 'Grace' };
  keeper.changed();
  vi.runAllTimers();
  expect(unfinished()?.values.first).toBe('Grace');
});
test('an unfinished application of an earlier visit stays as it is until the visitor has chosen', () => {
  const storage = memory();
  const first = kept(storage);
  first.keeper.changed();
  first.keeper.flush();
  const { keeper, form, unfinished } = kept(storage);
  expect(keeper.found?.values).toEqual(typed);
  form.values = { ...empty, first: 'Grace' };
  keeper.changed();
  vi.runAllTimers();
  expect(unfinished()?.values).toEqual(typed);
  keeper.proceed();
  keeper.changed();
  vi.runAllTimers();
  expect(unfinished()?.values.first).toBe('Grace');
});
test('discarded, it is gone', () => {
  const storage = memory();
  const first = kept(storage);
  first.keeper.changed();
  first.keeper.flush();
  kept(storage).keeper.forget();
  expect(storage.texts.size).toBe(0);
});
test('each job has an unfinished application of its own', () => {
  const storage = memory();
  const { keeper } = kept(storage, 7);
  keeper.changed();
  keeper.flush();
  expect(kept(storage, 8).keeper.found).toBeNull();
  expect(kept(storage, null).keeper.found).toBeNull();
});
test('a full storage is told, and throws nothing', () => {
  const { keeper, failures } = kept(
    memory(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  keeper.changed();
  keeper.flush();
  expect(failures).toHaveLength(1);
});
