import { expect, test } from 'vitest';
import { editStore, type WhileGone } from './edit-store.ts';
import { storageOf } from './testing/storage-of.ts';
import type { WaitingEdit } from './waiting-edit.ts';

const edit = (key: string, by = 'me'): WaitingEdit => ({
  key,
  order: Number(key.slice(1)),
  by,
  draft: 'd',
  at: 0,
  isSent: false,
  edits: [{ kind: 'products', id: 1, version: 'r1', fields: { name: key } }],
});
const keys = (edits: readonly WaitingEdit[]): string[] => edits.map(({ key }) => key);
const gone =
  (...living: string[]): WhileGone =>
  async (tab, _wait, run) => {
    if (!living.includes(tab)) run();
    return !living.includes(tab);
  };

test('what a closed tab left is taken by one tab, in order; what this tab left by itself', async () => {
  const storage = storageOf();
  const closed = editStore(storage, 'closed', gone());
  for (const key of ['k3', 'k1', 'k2']) closed.put(edit(key));
  closed.drop('k2');
  editStore(storage, 'before', gone()).put(edit('k4'));
  const taking = editStore(storage, 'now', gone('living'));
  const found = await taking.adopt('me', 'before');
  expect([keys(found.own), keys(found.others)]).toEqual([['k4'], ['k1', 'k3']]);
  const late = await editStore(storage, 'later', gone('now')).adopt('me', null);
  expect([late.own, late.others]).toEqual([[], []]);
  taking.drop('k1');
  expect(keys((await editStore(storage, 'last', gone()).adopt('me', null)).others)).toEqual(['k3', 'k4']);
});
test('what a living tab or another user has is left alone, and what cannot be read too', async () => {
  const storage = storageOf();
  editStore(storage, 'living', gone()).put(edit('k1'));
  editStore(storage, 'closed', gone()).put(edit('k2', 'another'));
  storage.setItem('office-edit:closed:k9', '{');
  const found = await editStore(storage, 'now', gone('living')).adopt('me', null);
  expect(found).toEqual({ own: [], others: [] });
  expect(storage.length).toBe(3);
});
test('what this tab left by a reload is there at once, and nobody else takes it', async () => {
  const storage = storageOf();
  const before = editStore(storage, 'before', gone());
  for (const key of ['k2', 'k1']) before.put(edit(key));
  before.put(edit('k3', 'another'));
  const now = editStore(storage, 'now', gone('now'));
  expect(keys(now.takeLeft('me', 'before'))).toEqual(['k1', 'k2']);
  expect(keys(now.takeLeft('me', 'before'))).toEqual([]);
  expect(await editStore(storage, 'next', gone('now')).adopt('me', null)).toEqual({ own: [], others: [] });
});
