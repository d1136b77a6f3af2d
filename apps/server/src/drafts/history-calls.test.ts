import { addUser, readContent } from '@millrace/database';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openStaffApp } from '../testing/staff/open-staff-app.ts';

const {
  server,
  bodyOf: ask,
  begin,
  read,
  edit,
} = openStaffApp({ ada: ['editor'], bob: ['editor'], pia: ['publisher'] });

const change = async (draft: string, fields: object, id = 1) => (await edit(draft, fields, id)).record;
const publish = async (fields: object, id = 1): Promise<number> => {
  const draft = await begin();
  await change(draft, fields, id);
  return (await ask('officePublish', { params: { draft }, body: {}, as: 'pia' })).revision;
};
const takeBack = (draft: string, query: object) =>
  ask('officeTakeBack', { params: { draft, kind: 'posts', id: 1 }, query });
const atName = JSON.stringify(['name']);

describe('the history', () => {
  test('says of each revision how many rows it changed, and the name of its draft', async () => {
    const revision = await publish({ name: 'Later' });
    const { revisions } = await ask('officeRevisions');
    expect(revisions[0]).toMatchObject({ revision, changeCount: 1, draftName: 'Spring', madeBy: 'pia' });
    expect(revisions.at(-1)).toMatchObject({ changeCount: 0, draftName: null });
  });
  test('has a revision without the name of its draft once that is gone', async () => {
    const revision = await publish({ name: 'Later' });
    const [{ draftId }] = (await ask('officeRevisions')).revisions;
    await server().database.queries.execute(sql`delete from draft where id = ${draftId}`);
    const [first] = (await ask('officeRevisions')).revisions;
    expect(first).toMatchObject({ revision, draftId, draftName: null });
  });
  test('is searched by kind, row, person and day', async () => {
    const revision = await publish({ name: 'Later' });
    const found = async (query: object) =>
      (await ask('officeRevisions', { query })).revisions.map((one: { revision: number }) => one.revision);
    expect((await found({ kind: 'posts', id: 1, by: 'pia' }))[0]).toBe(revision);
    expect(await found({ kind: 'posts', id: 2, from: '2020-01-01' })).not.toContain(revision);
    expect(await found({ by: 'ada' })).toEqual([]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect(await ask('officeRevisions', { query: { id: 1 } })).toMatchObject({
      code: 'bad-request',
      errors: [{ field: 'kind', message: 'is needed beside the id of a row' }],
    });
  });
  test('is searched by words of its name, of its note and of what was changed', async () => {
    const first = await publish({ name: 'A Heron with 80 % more' });
    const second = await publish({ htmlContent: '<p>About kingfishers</p>' });
    const found = async (words: string, more: object = {}) => {
      const { revisions, goesOn } = await ask('officeRevisions', { query: { words, ...more } });
      return [revisions.map(({ revision }: { revision: number }) => revision), goesOn];
    };
    expect(await found('KINGFISHERS')).toEqual([[second], null]);
    // The second names its row by it, the first brought it.
    expect(await found('heron')).toEqual([[second, first], null]);
    expect(await found('80 %')).toEqual([[second, first], null]);
    expect(await found('with % heron', { kind: 'posts', id: 1 })).toEqual([[second, first], null]);
    expect(await found('heron', { kind: 'posts', id: 2 })).toEqual([[], null]);
    expect(await found('heron kingfishers')).toEqual([[second], null]);
    expect((await found('spring'))[0]).toEqual(expect.arrayContaining([first, second]));
    expect(await found('heron', { limit: 1 })).toEqual([[second], second]);
    expect(await found('heron', { limit: 1, below: second })).toEqual([[first], first]);
    expect(await found('nothing has this')).toEqual([[], null]);
  });
  test('says where it is over, and neither compares nor takes back what it has no longer', async () => {
    const first = await publish({ name: 'One' });
    const second = await publish({ name: 'Two' });
    expect(await ask('officeRevisions')).toMatchObject({ overUpTo: null });
    await server().database.queries.execute(sql`delete from content_change where revision <= ${first}`);
    const { revisions, overUpTo } = await ask('officeRevisions');
    expect(overUpTo).toBe(first);
    expect(revisions.slice(0, 2)).toMatchObject([
      { revision: second, isOver: false },
      { revision: first, isOver: true, changeCount: 1 },
    ]);
    expect(revisions.at(-1)).toMatchObject({ revision: 1, isOver: false, changeCount: 0 });
    expect(await ask('officeRevision', { params: { revision: first } })).toMatchObject({ isOver: true, changes: [] });
    const compare = (revision: number, other: number) => ask('officeCompare', { params: { revision, other } });
    expect(await compare(first - 1, second)).toMatchObject({ code: 'history-over', status: 410 });
    expect((await compare(second, first)).changes).toHaveLength(1);
    expect((await ask('officeRollBack', { params: { revision: first }, as: 'pia' })).code).toBe('history-over');
    expect(await ask('officeRowHistory', { params: { kind: 'posts', id: 1 } })).toMatchObject({
      isOver: true,
      changes: [{ revision: second }],
    });
  });
  test('of a row says who published it', async () => {
    await publish({ name: 'Later' });
    const { changes } = await ask('officeRowHistory', { params: { kind: 'posts', id: 1 } });
    expect(changes[0]).toMatchObject({ madeBy: 'pia', differences: [{ path: ['name'], after: 'Later' }] });
  });
  test('compares any two revisions: what went forth and back is no difference', async () => {
    const [before, third] = [await read(await begin()), await read(await begin(), 3)];
    const first = await publish({ name: 'One', postDate: '2026-01-01' });
    await publish({ name: 'Two' }, 2);
    for (const name of ['Three', third.row.name]) await publish({ name }, 3);
    const last = await publish({ name: before.row.name });
    const compare = (revision: number, other: number) => ask('officeCompare', { params: { revision, other } });
    expect(await compare(first - 1, last)).toMatchObject({
      from: first - 1,
      to: last,
      more: 0,
      changes: [
        { id: 1, differences: [{ path: ['postDate'], before: before.row.postDate, after: '2026-01-01' }] },
        { id: 2, differences: [{ path: ['name'], after: 'Two' }] },
      ],
    });
    expect(await compare(last, first - 1)).toEqual(await compare(first - 1, last));
    expect((await compare(last, last)).changes).toEqual([]);
    expect((await compare(1, 999)).code).toBe('not-found');
  });
});

describe('a revision', () => {
  const revisionOf = (revision: number) => ask('officeRevision', { params: { revision } });
  const differencesIn = async (revision: number) => (await revisionOf(revision)).changes[0].differences;
  test('says of each value whether it stands there now, or what does, and since when', async () => {
    const first = await publish({ name: 'One', postDate: '2026-01-01' });
    expect(await differencesIn(first)).not.toContainEqual(expect.objectContaining({ now: expect.anything() }));
    const second = await publish({ name: 'Two' });
    await publish({ htmlContent: '<p>Other</p>' });
    expect(await differencesIn(first)).toEqual([
      expect.objectContaining({ path: ['name'], after: 'One', now: { value: 'Two', since: second } }),
      expect.not.objectContaining({ now: expect.anything() }),
    ]);
    const third = await publish({ name: 'One' });
    expect(await differencesIn(first)).not.toContainEqual(expect.objectContaining({ now: expect.anything() }));
    expect(await differencesIn(second)).toMatchObject([{ after: 'Two', now: { value: 'One', since: third } }]);
  });
  test('says that its row is there no more', async () => {
    const added = await begin();
    const { id } = await ask('officeAddRow', {
      params: { draft: added, kind: 'posts' },
      body: { fields: { ...(await read(added)).row, slug: 'added', name: 'Added' } },
    });
    const first = (await ask('officePublish', { params: { draft: added }, body: {}, as: 'pia' })).revision;
    const draft = await begin();
    const { version } = await read(draft, id);
    await ask('officeRemoveRow', { params: { draft, kind: 'posts', id }, query: { version } });
    const last = (await ask('officePublish', { params: { draft }, body: {}, as: 'pia' })).revision;
    expect(await differencesIn(first)).toMatchObject([{ path: [], now: { since: last } }]);
    expect((await differencesIn(first))[0].now).not.toHaveProperty('value');
    expect(await differencesIn(last)).toEqual([expect.not.objectContaining({ now: expect.anything() })]);
  });
  test('that was taken back says by which, and that one what it takes back', async () => {
    const first = await publish({ name: 'One' });
    const { draft } = await ask('officeRollBack', { params: { revision: first }, as: 'pia' });
    expect(await revisionOf(first)).toMatchObject({ takesBack: null, undoneBy: null });
    const back = (await ask('officePublish', { params: { draft: draft.id }, body: {}, as: 'pia' })).revision;
    const { revisions } = await ask('officeRevisions');
    expect(revisions.slice(0, 2)).toMatchObject([
      { revision: back, takesBack: first, undoneBy: null, isScheduled: false },
      { revision: first, takesBack: null, undoneBy: back },
    ]);
  });
});

describe('one value of a change', () => {
  test('is taken back alone', async () => {
    const draft = await begin();
    const { version, published } = await change(draft, { name: 'New', postDate: '2026-02-02' });
    expect(await takeBack(draft, { path: atName, version })).toMatchObject({
      row: { name: published.name, postDate: '2026-02-02' },
      change: 'changed',
    });
    expect(await takeBack(draft, { path: '["postDate"]' })).not.toHaveProperty('change');
  });
  test('is not taken back over a version that its reader had not seen', async () => {
    const draft = await begin();
    const { version } = await change(draft, { name: 'New' });
    await change(draft, { name: 'Newer' });
    expect((await takeBack(draft, { path: atName, version })).code).toBe('revision-moved');
    expect((await read(draft)).row.name).toBe('Newer');
  });
  test.each([
    ['a value that is as it was', '["slug"]', 'not-found'],
    ['a path that is no JSON', 'name', 'bad-request'],
  ])('is refused for %s', async (_, path, code) => {
    const draft = await begin();
    await change(draft, { name: 'New' });
    expect((await takeBack(draft, { path })).code).toBe(code);
  });
});

test('the colleagues are everybody with a role of staff, and nobody else', async () => {
  const person = { password: 'hash', userType: null, isConfirmed: true };
  await addUser(server().database.queries, { ...person, email: 'ed@example.com', roles: ['editor'] });
  await addUser(server().database.queries, { ...person, email: 'visitor@example.com' });
  const colleagues = await ask('officeColleagues');
  const emails = colleagues.map(({ email }: { email: string }) => email);
  expect(emails).toContain('ed@example.com');
  expect(emails).not.toContain('visitor@example.com');
  expect(colleagues.find(({ email }: { email: string }) => email === 'ed@example.com')).toMatchObject({
    name: 'ed',
    roles: ['editor'],
  });
});

describe('where a row is used', () => {
  const used = (kind: string, id: number, query: object = {}) =>
    ask('officeWhereUsed', { params: { kind, id }, query });
  const content = async () => (await readContent(server().database)).content;
  test('is said by every field that names it, by its id or by its number', async () => {
    const { customers, documents } = await content();
    const customer = customers.find(({ groupId }) => groupId !== null);
    const found = await used('privateLabelGroups', Number(customer?.groupId));
    expect(found.rows).toContainEqual({
      kind: 'customers',
      id: customer?.id,
      field: 'groupId',
      label: customer?.name,
    });
    expect(found.total).toBe(customers.filter(({ groupId }) => groupId === customer?.groupId).length);
    const newer = documents.find(({ supersedes }) => documents.some(({ docNumber }) => docNumber === supersedes));
    const older = documents.find(({ docNumber }) => docNumber === newer?.supersedes);
    expect((await used('documents', Number(older?.id))).rows).toMatchObject([{ id: newer?.id, field: 'supersedes' }]);
  });
  test('is as the draft has it', async () => {
    const draft = await begin();
    const customer = (await content()).customers.find(({ groupId }) => groupId !== null);
    const params = { draft, kind: 'customers', id: customer?.id };
    const { version } = await ask('officeRow', { params: { kind: 'customers', id: customer?.id }, query: { draft } });
    const before = (await used('privateLabelGroups', Number(customer?.groupId), { draft })).total;
    await ask('officeChangeRow', { params, body: { version, fields: { groupId: null } } });
    expect((await used('privateLabelGroups', Number(customer?.groupId), { draft })).total).toBe(before - 1);
    expect((await used('privateLabelGroups', Number(customer?.groupId))).total).toBe(before);
    expect((await used('privateLabelGroups', 99_999)).code).toBe('not-found');
  });
});
