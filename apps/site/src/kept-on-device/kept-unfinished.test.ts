import { expect, test } from 'vitest';
import {
  forgetOldUnfinished,
  forgetUnfinished,
  UNFINISHED_DAYS,
  UNFINISHED_PREFIX,
  type UnfinishedStorage,
} from './kept-unfinished.ts';

const NOW = Date.UTC(2026, 2, 10);
const limit = NOW - UNFINISHED_DAYS * 24 * 60 * 60_000;

function memory(entries: Readonly<Record<string, string>>): UnfinishedStorage & { texts: Map<string, string> } {
  const texts = new Map(Object.entries(entries));
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}
const others = { 'us-token': 'mine', cookies_accepted: '{"savedAt":0}' };

test('unfinished applications are kept for a week', () => expect(UNFINISHED_DAYS).toBe(7));
test('an unfinished application goes after its days, and whatever is no unfinished application; nothing else does', () => {
  const storage = memory({
    ...others,
    [`${UNFINISHED_PREFIX}1`]: `{"savedAt":${limit}}`,
    [`${UNFINISHED_PREFIX}2`]: `{"savedAt":${limit - 1}}`,
    [`${UNFINISHED_PREFIX}3`]: 'no unfinished application',
    [`${UNFINISHED_PREFIX}4`]: 'null',
    [`${UNFINISHED_PREFIX}5`]: '{"savedAt":"today"}',
  });
  forgetOldUnfinished(storage, NOW);
  expect([...storage.texts.keys()]).toEqual([...Object.keys(others), `${UNFINISHED_PREFIX}1`]);
});
test('at a sign-out all unfinished applications go, and nothing else', () => {
  const storage = memory({
    ...others,
    [`${UNFINISHED_PREFIX}any`]: `{"savedAt":${NOW}}`,
    [`${UNFINISHED_PREFIX}7`]: '',
  });
  forgetUnfinished(storage);
  expect([...storage.texts.keys()]).toEqual(Object.keys(others));
});
