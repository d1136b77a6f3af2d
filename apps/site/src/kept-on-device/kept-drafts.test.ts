import { expect, test } from 'vitest';
import { DRAFT_DAYS, DRAFT_PREFIX, type DraftStorage, forgetDrafts, forgetOldDrafts } from './kept-drafts.ts';

const NOW = Date.UTC(2026, 2, 10);
const limit = NOW - DRAFT_DAYS * 24 * 60 * 60_000;

function memory(entries: Readonly<Record<string, string>>): DraftStorage & { texts: Map<string, string> } {
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

test('drafts are kept for a week', () => expect(DRAFT_DAYS).toBe(7));
test('a draft goes after its days, and whatever is no draft; nothing else does', () => {
  const storage = memory({
    ...others,
    [`${DRAFT_PREFIX}1`]: `{"savedAt":${limit}}`,
    [`${DRAFT_PREFIX}2`]: `{"savedAt":${limit - 1}}`,
    [`${DRAFT_PREFIX}3`]: 'no draft',
    [`${DRAFT_PREFIX}4`]: 'null',
    [`${DRAFT_PREFIX}5`]: '{"savedAt":"today"}',
  });
  forgetOldDrafts(storage, NOW);
  expect([...storage.texts.keys()]).toEqual([...Object.keys(others), `${DRAFT_PREFIX}1`]);
});
test('at a sign-out all drafts go, and nothing else', () => {
  const storage = memory({ ...others, [`${DRAFT_PREFIX}any`]: `{"savedAt":${NOW}}`, [`${DRAFT_PREFIX}7`]: '' });
  forgetDrafts(storage);
  expect([...storage.texts.keys()]).toEqual(Object.keys(others));
});
