import { IMPORT_FILES_MOST, IMPORT_MAX_BYTES } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { endOfImport, type HeldFile, type HeldImport, importStore } from './import-store.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2027-03-01T08:00:00Z');

function opened() {
  let now = START;
  const clock = () => new Date(now);
  const files = memoryStore(clock);
  const store = importStore(files, clock);
  const sheet = (name: string, bytes = 3): Omit<HeldFile, 'key'> => ({ name, bytes, is: 'sheet', holds: 0 });
  return {
    files,
    store,
    sheet,
    after: (minutes: number): void => {
      now = START + minutes * MINUTE_MS;
    },
    begun: (owner = 'ada', name = 'a.csv'): Promise<HeldImport> =>
      store.add(store.begin(owner), sheet(name), Buffer.from('abc')),
    keys: () => [...files.files.keys()],
  };
}
/** A record as a process wrote it, with files whose bytes nobody asks for. */
async function withFiles({ files, begun }: ReturnType<typeof opened>, held: readonly HeldFile[]): Promise<HeldImport> {
  const own = { ...(await begun()), files: [...held] };
  await files.write(`imports/${own.id}/import.json`, Buffer.from(JSON.stringify(own)), 'application/json');
  return own;
}
const file = (name: string, bytes = 1): HeldFile => ({ name, key: `imports/${name}`, bytes, is: 'file', holds: 0 });
const GONE = 'There is no such import';

test('an import begins with its first file, and is read by its owner alone', async () => {
  const { store, begun, files } = opened();
  const empty = store.begin('ada');
  expect(empty).toMatchObject({ ownerId: 'ada', begunAt: '2027-03-01T08:00:00.000Z', files: [], mapping: null });
  expect(await store.isThere(empty.id)).toBe(false);
  const held = await begun();
  expect(held.files).toEqual([{ name: 'a.csv', bytes: 3, is: 'sheet', holds: 0, key: expect.any(String) }]);
  expect(held.files[0]?.key.startsWith(`imports/${held.id}/`)).toBe(true);
  expect((await store.bytes(held.files[0] ?? file('')))?.toString()).toBe('abc');
  expect(await store.read(held.id, 'ada')).toEqual(held);
  expect(await store.read(held.id, 'bob')).toBeNull();
  expect(await store.isThere(held.id)).toBe(true);
  files.files.set(`imports/${held.id}/import.json`, Buffer.from('{"id":1}'));
  expect(await store.read(held.id, 'ada')).toBeNull();
});

test('an import ends after eight hours', async () => {
  const { store, begun, after } = opened();
  const held = await begun();
  expect(endOfImport(held)).toBe('2027-03-01T16:00:00.000Z');
  after(8 * 60 - 1 / MINUTE_MS);
  expect(await store.isThere(held.id)).toBe(true);
  after(8 * 60);
  expect([await store.isThere(held.id), await store.read(held.id, 'ada')]).toEqual([false, null]);
});

test('the imports of a person are listed, the newest first', async () => {
  const { store, begun, after } = opened();
  const first = await begun();
  await begun('bob');
  after(5);
  const second = await begun();
  after(9);
  const third = await begun();
  expect((await store.ofOwner('ada')).map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
});

test('files are added to an import up to a count and a size, each by a name of its own', async () => {
  const place = opened();
  const { store, sheet } = place;
  const held = await place.begun();
  const more = await store.add(held, sheet('b.csv'), Buffer.from('b'));
  expect(more.files.map(({ name }) => name)).toEqual(['a.csv', 'b.csv']);
  const twice = store.add(held, sheet('b.csv'), Buffer.from('b'));
  await expect(twice).rejects.toThrow('A file called “b.csv” is in this import already.');

  const names = Array.from({ length: IMPORT_FILES_MOST - 1 }, (_, nth) => file(`${nth}.csv`));
  const nearlyFull = await withFiles(opened(), names);
  expect(nearlyFull.files).toHaveLength(499);
  const other = opened();
  const full = await withFiles(other, names);
  expect((await other.store.add(full, sheet('last.csv', 1), Buffer.from('a'))).files).toHaveLength(500);
  const beyond = other.store.add(full, sheet('more.csv', 1), Buffer.from('a'));
  await expect(beyond).rejects.toThrow('An import takes 500 files. Put them into a ZIP.');
});

test('the files of an import have 300 MB at most', async () => {
  const place = opened();
  const large = await withFiles(place, [file('large.zip', IMPORT_MAX_BYTES - 10)]);
  const beyond = place.store.add(large, place.sheet('b.csv', 11), Buffer.from('b'));
  await expect(beyond).rejects.toThrow('The files of an import may have 300 MB together.');
  expect((await place.store.add(large, place.sheet('b.csv', 10), Buffer.from('b'))).files).toHaveLength(2);
});

test('a person has four imports open at most, and all have forty', async () => {
  const { store, begun } = opened();
  for (let nth = 0; nth < 4; nth += 1) await begun('ada');
  await expect(begun('ada')).rejects.toThrow('You have 4 imports open. Land or cancel one first.');
  const [own] = await store.ofOwner('ada');
  if (own === undefined) throw new Error('There is no import.');
  expect(
    (await store.add(own, { name: 'more.csv', bytes: 1, is: 'sheet', holds: 0 }, Buffer.from('a'))).files,
  ).toHaveLength(2);
  for (let nth = 4; nth < 40; nth += 1) await begun(`p${nth}`);
  await expect(begun('bob')).rejects.toThrow('40 imports are open. One must end first.');
  await store.remove(own.id);
  await begun('bob');
});

test('a file of an import that has ended is not taken', async () => {
  const { store, begun, sheet } = opened();
  const held = await begun();
  await store.remove(held.id);
  await expect(store.add(held, sheet('b.csv'), Buffer.from('b'))).rejects.toThrow(GONE);
});

test('a mapping is kept by the owner alone', async () => {
  const { store, begun } = opened();
  const { id } = await begun();
  const mapping = { decimal: '.', sheets: [] } as const;
  expect(await store.map(id, 'ada', { ...mapping, sheets: [] })).toMatchObject({ id, mapping });
  expect(await store.read(id, 'ada')).toMatchObject({ mapping });
  await expect(store.map(id, 'bob', { ...mapping, sheets: [] })).rejects.toThrow(GONE);
  const unsound = store.map(id, 'ada', { ...mapping, sheets: [{}] } as never);
  await expect(unsound).rejects.toThrow();
  expect(await store.read(id, 'ada')).toMatchObject({ mapping });
});

test('of a removed import nothing stays, and its record goes last', async () => {
  const { store, begun, files, keys } = opened();
  const kept = await begun('bob');
  const held = await begun();
  const gone: string[] = [];
  const folders: string[] = [];
  const remove = files.remove;
  files.remove = async (key) => {
    gone.push(key);
    await remove(key);
  };
  files.removeEmptyFolder = async (folder) => void folders.push(folder);
  await store.remove(held.id);
  expect(gone).toEqual([held.files[0]?.key, `imports/${held.id}/import.json`]);
  expect(folders).toEqual([`imports/${held.id}`]);
  expect(keys().every((key) => key.startsWith(`imports/${kept.id}/`))).toBe(true);
});

test('imports that are over are removed, and files without a record after ten minutes', async () => {
  const { store, begun, after, files, keys } = opened();
  const held = await begun();
  after(60);
  await files.write('imports/left/a', Buffer.from('a'), 'application/octet-stream');
  after(70 - 1 / MINUTE_MS);
  await store.removeOver();
  expect(keys()).toContain('imports/left/a');
  after(70);
  await store.removeOver();
  expect(keys()).not.toContain('imports/left/a');
  after(8 * 60 - 1 / MINUTE_MS);
  await store.removeOver();
  expect(keys()).toContain(`imports/${held.id}/import.json`);
  after(8 * 60);
  await store.removeOver();
  expect(keys()).toEqual([]);
});

test('files of a folder that come at once are all kept', async () => {
  const { store, begun, sheet } = opened();
  const held = await begun();
  const names = ['b.csv', 'c.csv', 'd.csv'];
  await Promise.all(names.map((name) => store.add(held, sheet(name), Buffer.from(name))));
  expect((await store.read(held.id, 'ada'))?.files.map(({ name }) => name)).toEqual(['a.csv', ...names]);
});
