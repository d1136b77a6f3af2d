import type { OfficeCalls } from '@millrace/contract/office';
import { listAudit, readContent } from '@millrace/database';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OfficeCallGiven } from '../testing/send-office-call.ts';
import { openStaffApp } from '../testing/staff/open-staff-app.ts';

const { server, send, ask, refusalOf, begin, post, read, change } = openStaffApp({
  ada: ['editor'],
  bob: ['editor'],
  pia: ['publisher'],
  hr: ['hr'],
});

const published = async () => (await readContent(server().database)).content.posts.find(({ id }) => id === 1);

describe('a write', () => {
  test('changes the row in the draft alone, and is gone when the row is as it was again', async () => {
    const draft = await begin();
    const before = await read(draft);
    const { outcome, record } = await change(draft, before.version, { name: 'New name' });
    expect(outcome).toBe('saved');
    expect(record).toMatchObject({
      row: { name: 'New name' },
      change: 'changed',
      changedBy: 'ada',
      published: before.row,
    });
    expect((await published())?.name).toBe(before.row.name);
    expect(await ask('officeChanges', { params: { draft } })).toMatchObject([
      { kind: 'posts', id: 1, differences: [{ path: ['name'], before: before.row.name, after: 'New name' }] },
    ]);
    await change(draft, record.version, { name: before.row.name });
    expect(await ask('officeChanges', { params: { draft } })).toEqual([]);
  });
  test('of two people into different fields of one row merges', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    await change(draft, version, { name: 'By Ada' });
    const bob = await change(draft, version, { postDate: '2026-05-05' }, 'bob');
    expect(bob).toMatchObject({
      outcome: 'merged',
      merged: ['name'],
      mergedOfOthers: ['name'],
      record: { row: { name: 'By Ada', postDate: '2026-05-05' } },
    });
  });
  test('tells what others changed apart from what its writer did, as in another window', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    await change(draft, version, { name: 'By Ada' });
    await change(draft, version, { slug: 'by-bob' }, 'bob');
    const ada = await change(draft, version, { postDate: '2026-05-05' });
    expect(ada).toMatchObject({ outcome: 'merged', mergedOfOthers: ['slug'] });
    expect(ada.merged.toSorted()).toEqual(['name', 'slug']);
  });
  test('of two people into one field tells both values, whose and when, and loses neither', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    await change(draft, version, { name: 'By Ada' });
    const bob = await change(draft, version, { name: 'By Bob', postDate: '2026-05-05' }, 'bob');
    expect(bob).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ path: ['name'], base: row.name, mine: 'By Bob', theirs: 'By Ada' }],
      theirsBy: 'ada',
      record: { row: { name: 'By Ada', postDate: '2026-05-05' } },
    });
    const again = await change(draft, bob.record.version, { name: 'By Bob' }, 'bob');
    expect(again).toMatchObject({ outcome: 'saved', record: { row: { name: 'By Bob' } } });
  });
  test('keeps what is not sound as it was typed, as a finding', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    const { record } = await change(draft, version, { slug: 'Not A Slug', postDate: 7 });
    expect(record.row).toMatchObject({ slug: 'Not A Slug', postDate: 7 });
    expect(record.findings.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual(['postDate', 'slug']);
    const { findings } = await ask('officeFindings', { params: { draft } });
    expect(findings.filter(({ severity }: { severity: string }) => severity === 'error')).toHaveLength(2);
    expect(await refusalOf('officePublish', { params: { draft }, body: {}, as: 'pia' })).toBe('content-refused');
    expect((await ask('officeDraft', { params: { draft } })).state).toBe('open');
  });
  test('that names a file which is not there is warned of at its field', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    await change(draft, version, { htmlContent: '<p>New</p><img src="/media/photos/nowhere.png" alt="">' });
    const { findings } = await ask('officeFindings', { params: { draft } });
    const place = { kind: 'posts', id: 1, path: ['htmlContent'] };
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', code: 'missing-file', ...place }));
  });

  test('is told to colleagues who look at the row, in this draft and in others, and not to its writer', async () => {
    const [draft, other] = [await begin(), await begin()];
    // No other test has this row in a draft.
    const row = { kind: 'posts', id: 6 };
    const { version } = await read(draft, row.id);
    await ask('officeChangeRow', { params: { draft, ...row }, body: { version, fields: { name: 'By Ada' } } });
    const elsewhere = async (as: string, of: string) =>
      (await ask('officeRowElsewhere', { params: row, query: { draft: of }, as })).map(
        (one: { draft: string; by: string }) => [one.draft, one.by],
      );
    expect(await elsewhere('bob', draft)).toEqual([[draft, 'ada']]);
    expect(await elsewhere('bob', other)).toEqual([[draft, 'ada']]);
    expect(await elsewhere('ada', other)).toEqual([]);
    const { queries } = server().database;
    await queries.execute(
      sql`update draft_change set changed_at = now() - interval '1 hour' where draft_id = ${draft}`,
    );
    expect(await elsewhere('bob', draft)).toEqual([]);
    expect(await elsewhere('bob', other)).toEqual([[draft, 'ada']]);
    await ask('officeDiscardDraft', { params: { draft } });
    expect(await elsewhere('bob', other)).toEqual([]);
  });
  test('of one row twice in one call is merged, as of two calls', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    const of = (fields: object) => ({ kind: 'posts', id: 1, version, fields });
    const changes = [of({ name: 'One' }), of({ postDate: '2026-05-05' }), of({ name: 'Two' })];
    const { results } = await ask('officeChangeRows', { params: { draft }, body: { changes } });
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['saved', 'merged', 'conflict']);
    expect(await read(draft)).toMatchObject({ version: 'd2', row: { name: 'One', postDate: '2026-05-05' } });
    expect(await ask('officeUndo', { params: { draft } })).toMatchObject({ results: [{}, { record: { row } }] });
  });
  test('of many rows is one step, and is taken back as one', async () => {
    const draft = await begin();
    const [one, two] = [await read(draft, 1), await read(draft, 2)];
    const changes = [
      { kind: 'posts', id: 1, version: one.version, fields: { name: 'One' } },
      { kind: 'posts', id: 2, version: two.version, fields: null },
    ];
    const { results } = await ask('officeChangeRows', { params: { draft }, body: { changes } });
    expect(results.map(({ record }: { record: { change: string } }) => record.change)).toEqual(['changed', 'removed']);
    await ask('officeUndo', { params: { draft } });
    expect(await ask('officeChanges', { params: { draft } })).toEqual([]);
  });
});

describe('refused is', () => {
  test.each<[string, keyof OfficeCalls, (draft: string) => OfficeCallGiven, string]>([
    ['an unknown kind', 'officeRows', () => ({ params: { kind: 'nothing' } }), 'bad-request'],
    ['a row that is not there', 'officeRow', () => ({ params: { kind: 'posts', id: 99_999 } }), 'not-found'],
    [
      'an unknown field',
      'officeChangeRow',
      (draft) => ({ params: post(draft), body: { version: 'r1', fields: { nmae: 1 } } }),
      'bad-request',
    ],
    [
      'a version that never was',
      'officeChangeRow',
      (draft) => ({ params: post(draft), body: { version: 'd99', fields: { name: 'A' } } }),
      'bad-request',
    ],
    [
      'a draft that is not there',
      'officeChanges',
      () => ({ params: { draft: '00000000-0000-4000-8000-000000000000' } }),
      'not-found',
    ],
    [
      'a sort by an unknown field',
      'officeRows',
      () => ({ params: { kind: 'posts' }, query: { sort: 'x' } }),
      'bad-request',
    ],
    [
      'a filter that is no JSON',
      'officeRows',
      () => ({ params: { kind: 'posts' }, query: { filter: '{' } }),
      'bad-request',
    ],
    [
      'too many rows at once',
      'officeChangeRows',
      (draft) => ({
        params: { draft },
        body: { changes: Array(501).fill({ kind: 'posts', id: 1, version: 'r1', fields: {} }) },
      }),
      'bad-request',
    ],
    [
      'a row that is too long',
      'officeChangeRow',
      (draft) => ({ params: post(draft), body: { version: 'r1', fields: { htmlContent: 'x'.repeat(1_100_000) } } }),
      'too-large',
    ],
    ['publishing nothing', 'officePublish', (draft) => ({ params: { draft }, body: {}, as: 'pia' }), 'bad-request'],
    [
      'publishing by an editor',
      'officePublish',
      (draft) => ({ params: { draft }, body: {}, as: 'bob' }),
      'not-allowed',
    ],
    ['reading by who hires', 'officeRows', () => ({ params: { kind: 'posts' }, as: 'hr' }), 'not-allowed'],
    ['a stranger', 'officeDrafts', () => ({ as: 'nobody' }), 'not-signed-in'],
    ['taking back nothing', 'officeUndo', (draft) => ({ params: { draft }, as: 'bob' }), 'not-found'],
  ])('%s', async (_, name, given, code) => {
    const draft = await begin();
    expect(await refusalOf(name, given(draft))).toBe(code);
  });
  test('a change of a draft that was discarded; its changes can still be read', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    await change(draft, version, { name: 'Kept' });
    await ask('officeDiscardDraft', { params: { draft } });
    const body = { version, fields: { name: 'Late' } };
    expect(await refusalOf('officeChangeRow', { params: post(draft), body })).toBe('draft-ended');
    expect(await ask('officeChanges', { params: { draft } })).toHaveLength(1);
  });
});

describe('publishing', () => {
  test('stores rows, revision, history, the end of the draft and audit together', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    await change(draft, version, { name: 'Published' });
    const { revision } = await ask('officePublish', { params: { draft }, body: { note: 'Because' }, as: 'pia' });
    expect((await published())?.name).toBe('Published');
    expect((await server().app.inject('/api/Blog/blogs')).body).toContain('Published');
    expect(await ask('officeRevision', { params: { revision } })).toMatchObject({
      madeBy: 'pia',
      draftId: draft,
      note: 'Because',
      changes: [{ kind: 'posts', id: 1, differences: [{ path: ['name'], before: row.name, after: 'Published' }] }],
    });
    expect((await ask('officeRowHistory', { params: { kind: 'posts', id: 1 } })).changes[0]).toMatchObject({
      revision,
    });
    expect(await ask('officeDraft', { params: { draft } })).toMatchObject({ state: 'published', changes: 0 });
    const [audited] = await listAudit(server().database.queries, { id: draft, limit: 1 });
    expect(audited).toMatchObject({ action: 'draft-published', actor: 'pia', facts: { revision, rows: 1 } });
    expect(await refusalOf('officePublish', { params: { draft }, body: {}, as: 'pia' })).toBe('draft-ended');
  });
  test('by two at once stores one of them', async () => {
    const draft = await begin();
    const { version } = await read(draft);
    await change(draft, version, { name: 'Once' });
    const sent = await Promise.all([1, 2].map(() => send('officePublish', { params: { draft }, body: {}, as: 'pia' })));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
  test('carries other drafts over: what goes together merges, what does not blocks until it is decided', async () => {
    const [first, second] = [await begin(), await begin()];
    const { version, row } = await read(first);
    await change(first, version, { name: 'First', postDate: '2026-06-06' });
    await change(second, version, { name: 'Second' });
    await ask('officePublish', { params: { draft: first }, body: {}, as: 'pia' });
    const record = await read(second);
    expect(record).toMatchObject({
      row: { name: 'Second', postDate: '2026-06-06' },
      conflicts: [{ path: ['name'], base: row.name, mine: 'Second', theirs: 'First' }],
    });
    expect(await refusalOf('officePublish', { params: { draft: second }, body: {}, as: 'pia' })).toBe(
      'draft-in-conflict',
    );
    const body = { version: record.version, path: ['name'], take: 'mine' };
    expect(await ask('officeDecide', { params: post(second), body })).toMatchObject({
      conflicts: [],
      row: { name: 'Second' },
    });
    await ask('officePublish', { params: { draft: second }, body: {}, as: 'pia' });
    expect(await published()).toMatchObject({ name: 'Second', postDate: '2026-06-06' });
  });
  test('is taken back by a draft with the inverse, merged with what came later', async () => {
    const draft = await begin();
    const { version, row } = await read(draft);
    await change(draft, version, { name: 'Wrong' });
    const { revision } = await ask('officePublish', { params: { draft }, body: { note: 'A new name.' }, as: 'pia' });
    const later = await begin();
    await change(later, (await read(later)).version, { postDate: '2026-07-07' });
    await ask('officePublish', { params: { draft: later }, body: {}, as: 'pia' });
    const rolled = await ask('officeRollBack', { params: { revision } });
    // The note of what is taken back would be untrue of the way back.
    expect(rolled).toMatchObject({ conflicts: 0, draft: { changes: 1, note: '' } });
    await ask('officePublish', { params: { draft: rolled.draft.id }, body: {}, as: 'pia' });
    expect(await published()).toMatchObject({ name: row.name, postDate: '2026-07-07' });
  });
});

describe('new rows', () => {
  const add = async (draft: string, name: string) => {
    const { row } = await read(draft, 2);
    return ask('officeAddRow', { params: { draft, kind: 'posts' }, body: { fields: { ...row, name, slug: name } } });
  };
  test('of two drafts never meet in one id, also after one was discarded', async () => {
    const [one, two, three] = [await begin(), await begin(), await begin()];
    const ids = [(await add(one, 'one')).id];
    await ask('officeDiscardDraft', { params: { draft: one } });
    ids.push((await add(two, 'two')).id, (await add(three, 'three')).id);
    expect(new Set(ids).size).toBe(3);
    for (const draft of [two, three]) await ask('officePublish', { params: { draft }, body: {}, as: 'pia' });
    const { posts } = (await readContent(server().database)).content;
    expect(posts.filter(({ slug }) => slug === 'two' || slug === 'three')).toHaveLength(2);
  });
  test('are listed with the draft, and undone leave nothing', async () => {
    const draft = await begin();
    const { id } = await add(draft, 'new-one');
    const listed = async () =>
      (await ask('officeRows', { params: { kind: 'posts' }, query: { draft, changed: 'true' } })).rows;
    expect(await listed()).toMatchObject([{ id, change: 'added' }]);
    await ask('officeUndo', { params: { draft } });
    expect(await listed()).toEqual([]);
  });
});

test('rows are found, filtered, sorted and paged', async () => {
  const rows = async (query: object) => (await ask('officeRows', { params: { kind: 'posts' }, query })).rows;
  const all = await rows({ sort: '-name' });
  const names = all.map(({ row }: { row: { name: string } }) => row.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare).reverse());
  expect(await rows({ sort: '-name', page: 2, pageSize: 1 })).toEqual([all[1]]);
  expect((await rows({ search: names[0].toUpperCase() }))[0].id).toBe(all[0].id);
  const [{ row }] = all;
  expect((await rows({ filter: JSON.stringify({ slug: row.slug }) })).map(({ id }: { id: number }) => id)).toEqual([
    row.id,
  ]);
});

test('configurators are counted as the draft has them', async () => {
  const count = async (query: object): Promise<number> => (await ask('officeCounts', { query })).configurators;
  const before = await count({});
  const draft = await begin();
  const add = (kind: string, fields: object) => ask('officeAddRow', { params: { draft, kind }, body: { fields } });
  await add('families', { name: 'Without', configurator: null });
  expect(await count({ draft })).toBe(before);
  const { id, version } = await add('families', { name: 'With', configurator: { configGroups: [] } });
  await add('customerFamilies', { configurator: { configGroups: [] } });
  expect(await count({ draft })).toBe(before + 2);
  const params = { draft, kind: 'families', id };
  await ask('officeRemoveRow', { params, query: { version } });
  expect(await count({ draft })).toBe(before + 1);
  expect(await count({})).toBe(before);
});

test('rows of all kinds are counted and found as the draft has them', async () => {
  const draft = await begin();
  const { version } = await read(draft);
  const { record } = await change(draft, version, { name: 'Quokka', slug: 'No Slug' });
  await ask('officeRemoveRow', { params: post(draft, 2), query: { version: (await read(draft, 2)).version } });
  await ask('officeAddRow', {
    params: { draft, kind: 'posts' },
    body: { fields: { ...record.row, slug: 'quokka-2' } },
  });
  await ask('officeFindings', { params: { draft } });
  const { kinds, isChecking } = await ask('officeCounts', { query: { draft } });
  expect(isChecking).toBe(false);
  expect(kinds.find(({ kind }: { kind: string }) => kind === 'posts')).toEqual({
    kind: 'posts',
    rows: server().content.posts.length,
    ...{ added: 1, changed: 1, removed: 1, errors: 1, warnings: 0, faulty: 1, rowsWithErrors: 1, rowsWithWarnings: 0 },
  });
  const listed = async (query: object) =>
    (await ask('officeRows', { params: { kind: 'posts' }, query: { draft, ...query } })).rows;
  expect(await listed({ faulty: 'true' })).toMatchObject([
    { id: 1, before: { slug: expect.any(String) }, changedBy: 'ada' },
  ]);
  expect((await listed({ faulty: 'error' })).map(({ id }: { id: number }) => id)).toEqual([1]);
  expect(await listed({ faulty: 'warning' })).toEqual([]);
  expect((await listed({ changed: 'true', sort: '-slug' })).map(({ id }: { id: number }) => id)[0]).toBeGreaterThan(2);
  const search = async (q: string, given: object = { draft }) => ask('officeSearch', { query: { q, ...given } });
  expect(await search('quokka')).toMatchObject({
    total: 2,
    rows: [
      { kind: 'posts', id: 1, label: 'No Slug', detail: 'Quokka', change: 'changed' },
      { change: 'added', label: 'quokka-2' },
    ],
  });
  expect(await search('quokka', {})).toEqual({ rows: [], total: 0 });
  expect((await search(record.published.slug, {})).rows[0]).toMatchObject({ kind: 'posts', id: 1 });
});

test('what was written before others published is still merged with what its writer saw', async () => {
  const draft = await begin();
  const seen = await read(draft);
  const other = await begin();
  await change(other, seen.version, { postDate: '2026-08-08' });
  await ask('officePublish', { params: { draft: other }, body: {}, as: 'pia' });
  const late = await change(draft, seen.version, { name: 'Late' });
  expect(late).toMatchObject({
    outcome: 'merged',
    merged: ['postDate'],
    mergedOfOthers: ['postDate'],
    record: { row: { name: 'Late', postDate: '2026-08-08' } },
  });
});
