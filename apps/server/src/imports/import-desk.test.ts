import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { importDesk, type Verdict } from './import-desk.ts';
import { inForceAlone } from './import-rows.ts';
import { type HeldImport, importStore } from './import-store.ts';
import type { Progress } from './import-thread.ts';
import type { LookedAt, Placed } from './place-files.ts';

const snapshot = withoutFamilies.snapshot();
const store = importStore(memoryStore(), () => new Date());
const [category] = snapshot.content.categories;
if (category === undefined) throw new Error('The demo has no category.');
const CSV = Buffer.from(`ID,Name,Slug\n${category.id},Another,${category.slug}\n`);
const looked: string[] = [];
const desk = importDesk({
  store,
  snapshot: () => snapshot,
  viewOf: async () => inForceAlone(snapshot),
  look: async (file): Promise<LookedAt> => {
    looked.push(file);
    return { ok: true, type: 'jpg', hash: 'h' };
  },
  place: async (_, wanted) =>
    new Map(wanted.map(({ file }): [string, Placed] => [file, { ok: true, uri: `p/${file}`, hash: 'h', isNew: true }])),
});
/** Two imports, whose threads all tests share: to begin one takes a second of the processor. */
let first: HeldImport;
let second: HeldImport;
beforeAll(async () => {
  const held = await begin(Buffer.from(`ID,Name,Slug,Picture\n${category.id},A,${category.slug},x/hall.jpg\n`));
  await desk.add(held, 'x/hall.jpg', Buffer.from('bytes'));
  first = await mapped(await again(held));
  second = await mapped(await begin());
});
afterAll(() => desk.stop());

let people = 0;
const begin = (bytes = CSV): Promise<HeldImport> => {
  people += 1;
  return desk.add(store.begin(`p${people}`), 'a.csv', bytes);
};
const again = async ({ id, ownerId }: HeldImport): Promise<HeldImport> => {
  const held = await store.read(id, ownerId);
  if (held === null) throw new Error('There is no such import.');
  return held;
};
/** An import whose columns are known. */
async function mapped(held: HeldImport): Promise<HeldImport> {
  const { mapping } = await desk.session(held, {});
  if (mapping === null) throw new Error('It was not guessed.');
  const sheets = mapping.sheets.map((sheet) => ({ ...sheet, kind: 'categories' as const }));
  await store.map(held.id, held.ownerId, { ...mapping, sheets });
  await desk.session(await again(held), { anew: [0] });
  return again(held);
}
/** Holds the turn of an import until it is let go. */
function holding(held: HeldImport) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<Verdict>();
  const work = desk.withVerdict(held, undefined, async (verdict) => {
    isHeld.resolve(verdict);
    await promise;
    return verdict;
  });
  return { work, isHeld: isHeld.promise, letGo: resolve };
}

test('who listens hears how far an import is, and when it rests', async () => {
  const heard: (Progress | null)[] = [];
  const end = desk.listen(first.id, (progress) => heard.push(progress));
  expect(heard).toEqual([null]);
  const verdict = await desk.withVerdict(first, undefined, async (found) => found);
  expect(verdict.counts).toMatchObject({ all: 1, changed: 1 });
  expect(heard[1]).toEqual({ doing: 'judging', done: 0, of: 0 });
  expect(heard.at(-1)).toBeNull();
  expect(await desk.withVerdict(first, undefined, async (found) => found)).toBe(verdict);
  desk.tell(first.id, { doing: 'landing', done: 1, of: 2 });
  const late: (Progress | null)[] = [];
  const endLate = desk.listen(first.id, (progress) => late.push(progress));
  expect(late).toEqual([{ doing: 'landing', done: 1, of: 2 }]);
  end();
  const count = heard.length;
  desk.tell(first.id, null);
  expect([heard.length, late.at(-1)]).toEqual([count, null]);
  endLate();
});

test('a mapping that nobody has made, or without a key, is refused', async () => {
  const judged = (mapping: HeldImport['mapping']) => desk.withVerdict({ ...first, mapping }, undefined, async () => {});
  await expect(judged(null)).rejects.toThrow('Nobody has said yet what the columns are.');
  const sheets = first.mapping?.sheets.map((sheet) => ({ ...sheet, key: ['position'] })) ?? [];
  await expect(judged({ decimal: '.', sheets })).rejects.toThrow('Say by which column the rows of “a” are found.');
});

test('a file that a cell names is looked at once, however often its import is judged', async () => {
  const { sheets } = first.mapping ?? { sheets: [] };
  const { placed } = await desk.withVerdict(
    { ...first, mapping: { decimal: ',', sheets } },
    undefined,
    async (found) => found,
  );
  expect([...placed.keys()]).toEqual(['x/hall.jpg']);
  expect(looked).toEqual(['x/hall.jpg']);
});

test('two imports are worked on at once; a third one waits, or takes the place of one that rests', async () => {
  const [one, other] = [holding(first), holding(second)];
  await Promise.all([one.isHeld, other.isHeld]);
  await expect(begin()).rejects.toThrow('Two imports are being worked on. Please try again in a moment.');
  one.letGo();
  const { thread } = await one.work;
  const third = await begin();
  expect(third.files).toHaveLength(1);
  await expect(thread.ask('kinds', undefined as never)).rejects.toThrow('The thread of the import has ended.');
  other.letGo();
  await other.work;
});

test('an import that is removed while it is worked on is gone', async () => {
  const { work, isHeld, letGo } = holding(second);
  const { thread } = await isHeld;
  const asked = thread.ask('kinds', undefined as never);
  await desk.remove(second.id);
  await expect(asked).rejects.toThrow('The thread of the import has ended.');
  letGo();
  await work;
  expect(await store.isThere(second.id)).toBe(false);
});
