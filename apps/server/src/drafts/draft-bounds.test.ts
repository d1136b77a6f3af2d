import type { OfficeCalls } from '@millrace/contract/office';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import type { OfficeCallGiven } from '../testing/send-office-call.ts';
import { draftCalls } from '../testing/staff/draft-calls.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const bounds = { openDrafts: 4, changes: 2, bytes: 20_000, steps: 4, stepBytes: 100_000 };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    staffOf: staffBy({ ada: ['editor'] }),
    published: withoutFamilies,
    draftBounds: bounds,
  });
});
afterAll(() => server.close());

const { bodyOf, begin, read } = draftCalls(() => server);
const ask = (name: keyof OfficeCalls, params: object, given: OfficeCallGiven = {}) =>
  bodyOf(name, { params, ...given });
const change = async (draft: string, id: number, fields: object) => {
  const { version } = await read(draft, id);
  return ask('officeChangeRow', { draft, kind: 'posts', id }, { body: { version, fields } });
};
const stepsOf = async (draft: string): Promise<unknown> => {
  const found: unknown = await server.database.queries.execute(
    sql`select row_id, version, is_done from draft_step where draft_id = ${draft} order by place`,
  );
  return Reflect.get(Object(found), 'rows');
};

test('a draft changes so many rows, and takes no more until one is taken back', async () => {
  const draft = await begin();
  await change(draft, 1, { name: 'One' });
  await change(draft, 2, { name: 'Two' });
  expect(await change(draft, 3, { name: 'Three' })).toMatchObject({ code: 'draft-full' });
  expect(await change(draft, 2, { name: 'Two again' })).toMatchObject({ outcome: 'saved' });
  await ask('officeTakeBack', { draft, kind: 'posts', id: 1 });
  expect(await change(draft, 3, { name: 'Three' })).toMatchObject({ outcome: 'saved' });
  await ask('officeDiscardDraft', { draft });
});

test('a draft holds so many bytes', async () => {
  const draft = await begin();
  // Text that cannot be packed.
  const htmlContent = Array.from({ length: 20_000 }, (_, at) => ((at * at * 7919) % 1_000_003).toString(36)).join(' ');
  expect(await change(draft, 1, { htmlContent })).toMatchObject({ code: 'draft-full' });
  expect(await ask('officeChanges', { draft })).toEqual([]);
  await ask('officeDiscardDraft', { draft });
});

test('of the steps of a draft old ones go, but for the newest of each row; what goes can be taken back no more', async () => {
  const draft = await begin();
  await change(draft, 2, { name: 'Two' });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await change(draft, 1, { name });
  expect(await stepsOf(draft)).toEqual([
    { row_id: 2, version: 1, is_done: true },
    ...[4, 5, 6, 7].map((version) => ({ row_id: 1, version, is_done: false })),
  ]);
  for (let nth = 0; nth < 4; nth += 1) await ask('officeUndo', { draft });
  expect(await ask('officeUndo', { draft })).toMatchObject({ code: 'not-found' });
  expect(await ask('officeRow', { kind: 'posts', id: 1 }, { query: { draft } })).toMatchObject({ row: { name: 'c' } });
  await ask('officeDiscardDraft', { draft });
});

test('so many drafts are open', async () => {
  const drafts: string[] = [];
  for (let nth = 0; nth < bounds.openDrafts; nth += 1) drafts.push(await begin());
  const body = { name: 'One more' };
  expect(await ask('officeBeginDraft', {}, { body })).toMatchObject({ code: 'too-many-drafts' });
  await ask('officeDiscardDraft', { draft: drafts[0] });
  expect(await ask('officeBeginDraft', {}, { body })).toMatchObject({ state: 'open' });
});
