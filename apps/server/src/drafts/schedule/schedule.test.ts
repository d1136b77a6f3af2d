import type { OfficeCalls } from '@millrace/contract/office';
import { addUser, changeUser, listMails, readContent } from '@millrace/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentChanger } from '../../content/change-content.ts';
import { openTestApp, silentLog, type TestApp } from '../../testing/open-test-app.ts';
import type { OfficeCallGiven } from '../../testing/send-office-call.ts';
import { draftCalls } from '../../testing/staff/draft-calls.ts';
import { staffBy } from '../../testing/staff-by.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { publishDue } from './publish-due.ts';

let server: TestApp;
let now = new Date('2027-01-10T12:00:00Z');
const clock = () => now;
/** The user behind the session of a publisher. */
let pia = '';
beforeAll(async () => {
  server = await openTestApp({
    staffOf: async (cookie, visitor) => {
      const staff = await staffBy({ pia: ['publisher'], ada: ['editor'] })(cookie, visitor);
      return staff?.userId === 'pia' ? { ...staff, userId: pia } : staff;
    },
    published: withoutFamilies,
    clock,
  });
  const given = { password: '', userType: null, isConfirmed: true, roles: ['publisher'] } as const;
  pia = (await addUser(server.database.queries, { email: 'pia@example.com', ...given })) ?? '';
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2027-01-10T12:00:00Z');
  await changeUser(server.database.queries, pia, { roles: ['publisher'] });
  await server.restore();
});

const { bodyOf } = draftCalls(() => server, 'pia');
const ask = (name: keyof OfficeCalls, params: object, given: OfficeCallGiven = {}) =>
  bodyOf(name, { params, ...given });
const row = { kind: 'posts', id: 1 };
const change = async (draft: string, fields: object, query = {}) => {
  const { version } = await ask('officeRow', row, { query: { draft } });
  return ask('officeChangeRow', { draft, ...row }, { query, body: { version, fields }, as: 'ada' });
};
const begin = async (fields: object): Promise<string> => {
  const { id } = await ask('officeBeginDraft', {}, { body: { name: 'Spring prices' } });
  await change(id, fields);
  return id;
};
const schedule = (draft: string, at: string, more = {}) => ask('officeSchedule', { draft }, { body: { at, ...more } });
const due = () => {
  const { database, holder } = server;
  return publishDue({ database, holder, change: contentChanger({ database, holder }), clock, log: silentLog });
};
const nameInForce = async () => (await readContent(server.database)).content.posts.find(({ id }) => id === 1)?.name;
const stateOf = async (draft: string) => (await ask('officeDraft', { draft })).state;
const mails = async () => {
  const all = await listMails(server.database.queries, { limit: 20 });
  return all.filter(({ kind }) => kind === 'draft-not-published');
};

describe('a scheduled draft', () => {
  test('is published at its time, by the right of who scheduled it, by one node', async () => {
    const draft = await begin({ name: 'At six' });
    const scheduled = await schedule(draft, '2027-01-11T06:00', { note: 'New year' });
    expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: '2027-01-11T12:00:00.000Z', scheduledBy: pia });
    now = new Date('2027-01-11T11:59:59Z');
    expect(await due()).toBe(false);
    now = new Date('2027-01-11T12:00:01Z');
    expect((await Promise.all([due(), due(), due()])).filter(Boolean)).toHaveLength(1);
    expect(await nameInForce()).toBe('At six');
    const { revisions } = await ask('officeRevisions', {});
    expect(revisions[0]).toMatchObject({ madeBy: pia, draftId: draft, note: 'New year', isScheduled: true });
    expect(await ask('officeDraft', { draft })).toMatchObject({ state: 'published', publishAt: null });
  });
  test('that is due with others goes after them, checked against what they made; what conflicts is mailed', async () => {
    const [first, second] = [await begin({ name: 'First' }), await begin({ name: 'Second' })];
    await schedule(second, '2027-01-11T06:01');
    await schedule(first, '2027-01-11T06:00');
    now = new Date('2027-01-11T12:05:00Z');
    expect([await due(), await due(), await due()]).toEqual([true, true, false]);
    expect(await nameInForce()).toBe('First');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['published', 'open']);
    expect((await ask('officeDraft', { draft: second })).notPublished).toEqual({
      at: '2027-01-11T12:01:00.000Z',
      reasons: [expect.stringContaining('Others have published')],
    });
    expect(await mails()).toMatchObject([
      { to: 'pia@example.com', data: { reasons: [expect.stringContaining('Others have published')] } },
    ]);
  });
  test.each<[string, string, () => Promise<unknown>]>([
    ['when nobody ran the server for more than an hour', '2027-01-11T13:00:01Z', async () => undefined],
    [
      'when the right is gone',
      '2027-01-11T12:00:01Z',
      () => changeUser(server.database.queries, pia, { roles: ['editor'] }),
    ],
  ])('is open again and mailed %s', async (_, at, happens) => {
    const [before, known] = [await nameInForce(), (await mails()).length];
    const draft = await begin({ name: 'Too late' });
    await schedule(draft, '2027-01-11T06:00');
    await happens();
    now = new Date(at);
    expect([await due(), await due()]).toEqual([true, false]);
    expect([await stateOf(draft), await nameInForce()]).toEqual(['open', before]);
    expect(await mails()).toHaveLength(known + 1);
    const drafts = await ask('officeDrafts', {});
    expect(drafts.find(({ id }: { id: string }) => id === draft)).toMatchObject({
      notPublished: { at: '2027-01-11T12:00:00.000Z', reasons: [expect.any(String)] },
    });
    await changeUser(server.database.queries, pia, { roles: ['publisher'] });
    expect(await schedule(draft, '2027-01-12T06:00')).toMatchObject({ state: 'scheduled', notPublished: null });
  });
  test('refuses a change, or is taken off the schedule by it', async () => {
    const draft = await begin({ name: 'Once' });
    await schedule(draft, '2027-01-11T06:00');
    expect(await change(draft, { name: 'Twice' })).toMatchObject({ code: 'draft-scheduled' });
    expect(await change(draft, { name: 'Twice' }, { unschedule: 'true' })).toMatchObject({ outcome: 'saved' });
    expect(await ask('officeDraft', { draft })).toMatchObject({ state: 'open', publishAt: null, scheduledBy: null });
    now = new Date('2027-01-11T12:00:01Z');
    expect(await due()).toBe(false);
  });
  test('can be read, carried over, taken off and published by hand', async () => {
    const draft = await begin({ name: 'By hand' });
    await schedule(draft, '2027-01-11T06:00');
    const other = await ask('officeBeginDraft', {}, { body: { name: 'Other' } });
    await change(other.id, { postDate: '2027-01-01' });
    await ask('officePublish', { draft: other.id }, { body: {} });
    expect(await ask('officeRow', row, { query: { draft } })).toMatchObject({ row: { postDate: '2027-01-01' } });
    expect(await ask('officeUnschedule', { draft }, { as: 'ada' })).toMatchObject({ state: 'open' });
    await schedule(draft, '2027-01-12T06:00');
    expect(await ask('officePublish', { draft }, { body: {} })).toHaveProperty('revision');
    expect(await stateOf(draft)).toBe('published');
  });
});

describe('refused is', () => {
  test.each<[string, string, object, string]>([
    ['a time that is past', '2027-01-10T05:59', {}, 'time-is-past'],
    ['a time that is left out', '2027-03-14T02:30', {}, 'no-such-time'],
    ['a time that comes twice', '2027-11-07T01:30', {}, 'time-comes-twice'],
    ['no time', 'tomorrow', {}, 'bad-request'],
    ['no day', '2027-02-31T25:00', {}, 'bad-request'],
  ])('%s', async (_, at, more, code) => {
    const draft = await begin({ name: 'Refused' });
    expect(await schedule(draft, at, more)).toMatchObject({ code });
    expect(await stateOf(draft)).toBe('open');
  });
  test('a time that comes twice with both instants, and one of them is taken', async () => {
    const draft = await begin({ name: 'Twice' });
    expect((await schedule(draft, '2027-11-07T01:30')).errors).toEqual([
      { field: 'first', message: '2027-11-07T06:30:00.000Z' },
      { field: 'second', message: '2027-11-07T07:30:00.000Z' },
    ]);
    const taken = await schedule(draft, '2027-11-07T01:30', { which: 'second' });
    expect(taken).toMatchObject({ publishAt: '2027-11-07T07:30:00.000Z' });
  });
  test('what is not sound, nothing at all, and an editor', async () => {
    const broken = await begin({ slug: 'Not A Slug' });
    expect(await schedule(broken, '2027-01-11T06:00')).toMatchObject({ code: 'content-refused' });
    const { id } = await ask('officeBeginDraft', {}, { body: { name: 'Empty' } });
    expect(await schedule(id, '2027-01-11T06:00')).toMatchObject({ code: 'bad-request' });
    const body = { at: '2027-01-11T06:00' };
    expect(await ask('officeSchedule', { draft: broken }, { body, as: 'ada' })).toMatchObject({ code: 'not-allowed' });
  });
});
