import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftStorage } from '../../../kept-on-device/kept-drafts.ts';
import { type ApplicationValues, emptyValues } from '../application-values.ts';
import { draftKey, readDraft } from './application-draft.ts';
import { DRAFT_PAUSE_MS, draftKeeper } from './draft-keeper.ts';

const empty = emptyValues('Full-Time');
const typed: ApplicationValues = { ...empty, first: 'Ada', education: [{ name: 'Fargo North' }] };
const NOW = Date.UTC(2026, 2, 1);

/** The part of `localStorage` that is used. */
function memory(onWrite = () => {}): DraftStorage & { texts: Map<string, string> } {
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

function kept(storage: DraftStorage, jobId: number | null = 7) {
  const form = { values: typed, resumeName: '' };
  const failures: true[] = [];
  const onFailure = () => void failures.push(true);
  const keeper = draftKeeper({ storage, jobId, empty, read: () => form, onFailure, now: () => NOW });
  const draft = () => readDraft(storage.getItem(draftKey(jobId)), empty);
  return { form, keeper, draft, failures };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is on the device after a pause, and not before', () => {
  const { keeper, draft } = kept(memory());
  keeper.changed();
  vi.advanceTimersByTime(DRAFT_PAUSE_MS - 1);
  expect(draft()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(draft()).toEqual({ values: typed, resumeName: '', savedAt: NOW });
});
test('a page that goes writes at once', () => {
  const { keeper, draft } = kept(memory());
  keeper.changed();
  keeper.flush();
  expect(draft()?.values).toEqual(typed);
});
test('a form that has been emptied leaves no draft', () => {
  const { form, keeper, draft } = kept(memory());
  keeper.changed();
  keeper.flush();
  form.values = empty;
  keeper.changed();
  keeper.flush();
  expect(draft()).toBeNull();
});
test('what is on record leaves no draft until something else is typed', () => {
  const { form, keeper, draft } = kept(memory());
  keeper.changed();
  keeper.forget();
  keeper.changed();
  vi.runAllTimers();
  expect(draft()).toBeNull();
  form.values = { ...typed, first: 'Grace' };
  keeper.changed();
  vi.runAllTimers();
  expect(draft()?.values.first).toBe('Grace');
});
test('a draft of an earlier visit stays as it is until the visitor has chosen', () => {
  const storage = memory();
  const first = kept(storage);
  first.keeper.changed();
  first.keeper.flush();
  const { keeper, form, draft } = kept(storage);
  expect(keeper.found?.values).toEqual(typed);
  form.values = { ...empty, first: 'Grace' };
  keeper.changed();
  vi.runAllTimers();
  expect(draft()?.values).toEqual(typed);
  keeper.proceed();
  keeper.changed();
  vi.runAllTimers();
  expect(draft()?.values.first).toBe('Grace');
});
test('discarded, it is gone', () => {
  const storage = memory();
  const first = kept(storage);
  first.keeper.changed();
  first.keeper.flush();
  kept(storage).keeper.forget();
  expect(storage.texts.size).toBe(0);
});
test('each job has a draft of its own', () => {
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
