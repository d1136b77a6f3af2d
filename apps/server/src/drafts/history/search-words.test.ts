import { beginDraft, type Queries } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { searchWords, type WordSearch } from './search-words.ts';

let database: TestDatabase;
let queries: Queries;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ queries } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await queries.execute(sql`delete from content_change`);
  await queries.execute(sql`delete from content_revision`);
});

/** Revisions 1 to `count`, with these notes. */
const revised = (count: number, notes: Readonly<Record<number, string>> = {}) =>
  queries.execute(sql`
    insert into content_revision (revision, source, note)
    select n, 'office', coalesce(${JSON.stringify(notes)}::jsonb ->> n::text, '') from generate_series(1, ${count}::int) n`);
const changed = (revision: number, kind: string, id: number, before: object | null, after: object | null) =>
  queries.execute(sql`
    insert into content_change (id, revision, kind, row_id, before, after)
    values (gen_random_uuid(), ${revision}, ${kind}, ${id}, ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`);
const search = async (words: string, more: Partial<WordSearch> = {}, isSeen = true) => {
  const { found, goesOn } = await searchWords(queries, { words, limit: 10, ...more }, isSeen);
  return [found.map(({ revision }) => revision), goesOn];
};

test.each([
  ['every word, in whatever order and letters', 'HERON  new', [3]],
  ['a part of a word', 'her', [3, 2]],
  ['no two words of different revisions', 'new old', []],
  ['words of the note and of the name of the draft', 'spring prices', [1]],
  ['words of the name alone', 'spring', [1]],
])('of notes and names there are found %s', async (_, words, found) => {
  await revised(3, { 1: 'Prices', 2: 'old heron', 3: 'The new Heron' });
  const { id } = await beginDraft(queries, { name: 'Spring', note: '', begunBy: 'ada', baseRevision: 0 });
  await queries.execute(sql`update content_revision set draft_id = ${id} where revision = 1`);
  expect(await search(words)).toEqual([found, null]);
});

test.each<[string, string, Partial<WordSearch>, number[]]>([
  ['the name of a row', 'heron', {}, [3, 2, 1]],
  ['a value before it changed, or of a row that is new or gone', '1980', {}, [3, 2, 1]],
  ['a value after it changed', '1990', {}, [2]],
  ['the place of a value', 'postdate', {}, [3, 2, 1]],
  ['the name, the place and the value together', 'heron postdate 1990', {}, [2]],
  ['no value that stayed', 'wading', {}, [3, 1]],
  ['no words of two rows', 'heron tern', {}, []],
  ['of one kind alone', 'tern', { kind: 'faqs' }, []],
  ['of the kind', 'tern', { kind: 'posts' }, [3]],
  ['of one row alone', 'tern', { kind: 'posts', id: 1 }, []],
  ['of the row', 'tern', { kind: 'posts', id: 2 }, [3]],
])('of changes there is found %s', async (_, words, more, found) => {
  await revised(3);
  const heron = { id: 1, name: 'Heron', postDate: '1980-01-01', htmlContent: 'wading' };
  await changed(1, 'posts', 1, null, heron);
  await changed(2, 'posts', 1, heron, { ...heron, postDate: '1990-01-01' });
  await changed(3, 'posts', 1, heron, null);
  await changed(3, 'posts', 2, null, { id: 2, name: 'Tern' });
  await changed(3, 'faqs', 2, null, { id: 2, question: 'Who?' });
  expect((await search(words, more))[0]).toEqual(found);
});

test('a secret is found by nobody to whom it is not shown', async () => {
  await revised(1);
  const secret = { id: 4, group: 'mail', key: 'password', isPublic: false, value: 'kingfisher' };
  await changed(1, 'settings', 4, { ...secret, value: 'heron' }, secret);
  expect(await search('kingfisher', {}, true)).toEqual([[1], null]);
  expect(await search('kingfisher', {}, false)).toEqual([[], null]);
});

test.each<[string, number, Partial<WordSearch>, number[], number | null]>([
  ['the newest, and the last of them where there may be more', 5, { limit: 2 }, [5, 4], 4],
  ['those below one', 5, { limit: 2, below: 4 }, [3, 2], 2],
  ['the oldest, with nothing after it', 5, { limit: 2, below: 3 }, [2, 1], null],
  ['all, where there are fewer', 3, { limit: 4 }, [3, 2, 1], null],
  ['all of a full reading', 50, { limit: 50 }, Array.from({ length: 50 }, (_, nth) => 50 - nth), null],
  ['more than one reading', 52, { limit: 51 }, Array.from({ length: 51 }, (_, nth) => 52 - nth), 2],
])('of many there are told %s', async (_, count, more, found, goesOn) => {
  await revised(count);
  await queries.execute(sql`update content_revision set note = 'tern'`);
  expect(await search('tern', more)).toEqual([found, goesOn]);
});

test('400 are looked through, and it is told below which the next are', async () => {
  await revised(401);
  await queries.execute(sql`update content_revision set note = 'tern'`);
  const told = async (below?: number) => {
    const { found, goesOn } = await searchWords(queries, { words: 'tern', limit: 500, below }, true);
    return [found.length, found.at(-1)?.revision, goesOn];
  };
  expect(await told()).toEqual([400, 2, 2]);
  expect(await told(2)).toEqual([1, 1, null]);
  expect(await told(401)).toEqual([400, 1, null]);
});

test.each([
  ['after that time no more is looked for', 3000.5, 3],
  ['until then all is', 3000, null],
])('what was found within three seconds is told: %s', async (_, later, goesOn) => {
  await revised(3, { 3: 'tern' });
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(later);
  expect(await search('tern')).toEqual([[3], goesOn]);
});
