import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '../../problems/problem-error.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import type { Judged } from './judge-upload.ts';
import { hashOf, uploadStore } from './upload-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Stores of two nodes over one database and one disk. `isFull`: no more may be kept. */
function opened(isFull: () => Error | null = () => null) {
  const files = memoryStore();
  const room = {
    refuseBeyond: async () => {
      const error = isFull();
      if (error !== null) throw error;
    },
  };
  const store = () => uploadStore({ database, files, room });
  return { files, store: store(), other: store(), keys: () => [...files.files.keys()] };
}
const judged = (text: string): Judged => ({
  ...{ type: 'png', bytes: Buffer.from(text), width: 4, height: 3, isCleaned: false },
});
const text = async (bytes: Promise<Buffer | null>) => (await bytes)?.toString() ?? null;

test('bytes are kept once, by their hash, and read by it', async () => {
  const { store, other, keys } = opened();
  const kept = await store.keep(judged('one'), null);
  expect(kept).toMatchObject({ file: hashOf(Buffer.from('one')), type: 'png', bytes: 3, width: 4, height: 3 });
  expect(kept.key).toMatch(/^library\/[0-9a-f-]{36}\.png$/);
  expect((await other.keep(judged('one'), null)).key).toBe(kept.key);
  expect(keys()).toEqual([kept.key]);
  expect([await text(store.read(kept.file)), await text(other.read(kept.file))]).toEqual(['one', 'one']);
  expect([await store.has(kept.file), await other.has(kept.file)]).toEqual([true, true]);
  expect((await store.facts([kept.file, 'none'])).size).toBe(1);
  expect((await store.renew(kept.file))?.file).toBe(kept.file);
});

test('bytes that nobody sent are not there', async () => {
  const { store } = opened();
  expect([await store.read('none'), await store.has('none'), await store.renew('none')]).toEqual([
    null,
    false,
    undefined,
  ]);
});

test('bytes that the store has lost come back, and are missing until then', async () => {
  const { store, files, keys } = opened();
  const { file, key } = await store.keep(judged('lost'), null);
  expect(await store.has(file)).toBe(true);
  files.files.clear();
  expect([await store.read(file), await store.has(file)]).toEqual([null, false]);
  await store.keep(judged('lost'), null);
  expect(keys()).toEqual([key]);
  expect(await text(store.read(file))).toBe('lost');
});

test('what another node dropped and kept anew is found under its new key', async () => {
  const { store, other, keys } = opened();
  const { file, key } = await store.keep(judged('moved'), null);
  expect([await text(store.read(file)), await store.has(file)]).toEqual(['moved', true]);
  await other.drop([file, 'none']);
  expect(keys()).toEqual([]);
  expect([await store.read(file), await store.has(file)]).toEqual([null, false]);
  await store.keep(judged('moved'), null);
  expect([await text(store.read(file)), await store.has(file)]).toEqual(['moved', true]);
  await other.drop([file]);
  const again = await other.keep(judged('moved'), null);
  expect(again.key).not.toBe(key);
  expect(await store.has(file)).toBe(true);
  expect(await text(store.read(file))).toBe('moved');
});

test('a file that is refused for want of room leaves nothing; another fault leaves its bytes, as the record may be there', async () => {
  let error: Error | null = refused('too-large', 'It is full.');
  const { store, keys } = opened(() => error);
  await expect(store.keep(judged('full'), null)).rejects.toThrow('It is full.');
  expect(keys()).toEqual([]);
  error = new Error('The connection is lost.');
  await expect(store.keep(judged('full'), null)).rejects.toThrow('The connection is lost.');
  expect(keys()).toHaveLength(1);
  error = null;
  expect((await store.keep(judged('full'), null)).bytes).toBe(4);
});

test('of two who keep the same bytes at once, one key stays', async () => {
  const { store, other, keys } = opened();
  const [one, two] = await Promise.all([store.keep(judged('both'), null), other.keep(judged('both'), null)]);
  expect(one.key).toBe(two.key);
  expect(keys()).toEqual([one.key]);
});
