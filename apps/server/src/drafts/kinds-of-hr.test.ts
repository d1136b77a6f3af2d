import { type OfficeCalls, writesKind } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import type { OfficeCallGiven } from '../testing/send-office-call.ts';
import { openStaffApp } from '../testing/staff/open-staff-app.ts';

const { send, ask, begin } = openStaffApp({ ada: ['editor'], hr: ['hr'], both: ['hr', 'publisher'] }, { as: 'hr' });

const statusOf = async (name: keyof OfficeCalls, given?: OfficeCallGiven) => (await send(name, given)).statusCode;
const aJob = async (): Promise<{ id: number; version: string; row: { name: string } }> =>
  (await ask('officeRows', { params: { kind: 'jobs' } })).rows[0];

test('who hires writes jobs and no other kind, an editor all of them', () => {
  expect(writesKind(['hr'], 'jobs')).toBe(true);
  expect(writesKind(['hr'], 'posts')).toBe(false);
  expect(writesKind(['editor'], 'posts')).toBe(true);
  expect(writesKind([], 'jobs')).toBe(false);
});

test('who hires changes a job in a draft, sees the change, and takes it back', async () => {
  const draft = await begin();
  const { id, version } = await aJob();
  const params = { draft, kind: 'jobs', id };
  const { outcome } = await ask('officeChangeRow', { params, body: { version, fields: { name: 'Welder' } } });
  expect(outcome).toBe('saved');
  expect(await ask('officeChanges', { params: { draft } })).toMatchObject([{ kind: 'jobs', id, label: 'Welder' }]);
  await ask('officeUndo', { params: { draft } });
  expect(await ask('officeChanges', { params: { draft } })).toEqual([]);
  const added = await ask('officeAddRow', { params: { draft, kind: 'jobs' }, body: { fields: { name: 'Buyer' } } });
  expect((await ask('officeFindings', { params: { draft } })).findings[0]).toMatchObject({
    kind: 'jobs',
    id: added.id,
  });
});

test('rows of other kinds are refused: to read, to write, and among many', async () => {
  const draft = await begin();
  const { id, version } = await aJob();
  const post = { kind: 'posts', id: 1 };
  const fields = { name: 'x' };
  expect(await statusOf('officeRows', { params: { kind: 'posts' } })).toBe(403);
  expect(await statusOf('officeRow', { params: post })).toBe(403);
  expect(await statusOf('officeWhereUsed', { params: post })).toBe(403);
  expect(await statusOf('officeRowHistory', { params: post })).toBe(403);
  expect(await statusOf('officeAtRow', { params: post, body: { isOpen: true } })).toBe(403);
  expect(await statusOf('officeAddRow', { params: { draft, kind: 'posts' }, body: { fields } })).toBe(403);
  const changes = [
    { kind: 'jobs', id, version, fields },
    { ...post, version, fields },
  ];
  expect(await statusOf('officeChangeRows', { params: { draft }, body: { changes } })).toBe(403);
  expect(await ask('officeChanges', { params: { draft } })).toEqual([]);
  for (const [name, given] of [
    ['officeRevisions', {}],
    ['officeMedia', {}],
    ['officePublish', { params: { draft }, body: {} }],
    ['officePreviewLinks', { params: { draft } }],
  ] as const)
    expect([name, await statusOf(name, given)]).toEqual([name, 403]);
});

test('in a draft of others, who hires sees no changes of other kinds, and does not discard it', async () => {
  const draft = await begin();
  const { version } = await ask('officeRow', { params: { kind: 'posts', id: 1 }, as: 'ada' });
  const params = { draft, kind: 'posts', id: 1 };
  await ask('officeChangeRow', { params, body: { version, fields: { slug: 'Not A Slug' } }, as: 'ada' });
  expect(await ask('officeChanges', { params: { draft } })).toEqual([]);
  // Why it cannot be published is nothing to keep from them.
  const { findings } = await ask('officeFindings', { params: { draft } });
  expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', kind: 'posts', id: 1 }));
  expect(await statusOf('officeTakeBack', { params, query: {} })).toBe(403);
  expect(await statusOf('officeDiscardDraft', { params: { draft } })).toBe(403);
  await ask('officeTakeBack', { params, query: {}, as: 'ada' });
  expect(await ask('officeDiscardDraft', { params: { draft } })).toMatchObject({ state: 'discarded' });
});

test('the search finds who hires jobs and no other row, as the draft has them', async () => {
  const draft = await begin();
  const { id, version } = await aJob();
  const fields = { name: 'Zyxwelder' };
  await ask('officeChangeRow', { params: { draft, kind: 'jobs', id }, body: { version, fields } });
  expect((await ask('officeSearch', { query: { q: 'zyxw', draft } })).rows).toMatchObject([{ kind: 'jobs', id }]);
  const kindsFor = async (as: string) => {
    const { rows } = await ask('officeSearch', { query: { q: 'e', limit: 50 }, as });
    return [...new Set(rows.map(({ kind }: { kind: string }) => kind))];
  };
  expect(await kindsFor('hr')).toEqual(['jobs']);
  expect((await kindsFor('ada')).length).toBeGreaterThan(1);
});

test('who hires names drafts that they began, and no draft of others', async () => {
  const own = await begin();
  expect(await ask('officeRenameDraft', { params: { draft: own }, body: { name: 'Welders' } })).toMatchObject({
    name: 'Welders',
  });
  const others = (await ask('officeBeginDraft', { body: { name: 'Prices' }, as: 'ada' })).id;
  expect(await statusOf('officeRenameDraft', { params: { draft: others }, body: { name: 'Jobs' } })).toBe(403);
  expect(await ask('officeDraft', { params: { draft: others } })).toMatchObject({ name: 'Prices' });
  expect(await ask('officeRenameDraft', { params: { draft: own }, body: { name: 'x' }, as: 'ada' })).toHaveProperty(
    'id',
  );
});

test('who hires takes no draft off the schedule in which others changed rows, also by no change of a job', async () => {
  const draft = await begin();
  const ofPost = { draft, kind: 'posts', id: 1 };
  const post = await ask('officeRow', { params: { kind: 'posts', id: 1 }, as: 'ada' });
  await ask('officeChangeRow', {
    params: ofPost,
    body: { version: post.version, fields: { name: 'Soon' } },
    as: 'ada',
  });
  const schedule = () => ask('officeSchedule', { params: { draft }, body: { at: '2036-03-01T06:00' }, as: 'both' });
  expect(await schedule()).toMatchObject({ state: 'scheduled' });
  const { id, version } = await aJob();
  const job = { params: { draft, kind: 'jobs', id }, body: { version, fields: { name: 'Welder' } } };
  expect(await statusOf('officeUnschedule', { params: { draft } })).toBe(403);
  expect(await statusOf('officeChangeRow', { ...job, query: { unschedule: 'true' } })).toBe(403);
  expect(await ask('officeDraft', { params: { draft } })).toMatchObject({ state: 'scheduled', changes: 1 });
  // Whoever writes all kinds may, and then a draft of jobs alone is theirs to take off.
  expect(await ask('officeUnschedule', { params: { draft }, as: 'ada' })).toMatchObject({ state: 'open' });
  await ask('officeTakeBack', { params: ofPost, query: {}, as: 'ada' });
  await ask('officeChangeRow', job);
  await schedule();
  expect(await ask('officeUnschedule', { params: { draft } })).toMatchObject({ state: 'open' });
});

test('who publishes besides publishes jobs', async () => {
  const draft = await begin();
  const { id, version } = await aJob();
  const params = { draft, kind: 'jobs', id };
  await ask('officeChangeRow', { params, body: { version, fields: { name: 'Welder' } } });
  expect(await ask('officePublish', { params: { draft }, body: {}, as: 'both' })).toHaveProperty('revision');
});
