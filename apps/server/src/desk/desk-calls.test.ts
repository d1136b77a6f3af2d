import { randomUUID } from 'node:crypto';
import type { DeskCalls } from '@millrace/contract/office';
import {
  claimMail,
  endMail,
  listAudit,
  listMails,
  queueMail,
  readApplication,
  recordRegistration,
} from '@millrace/database';
import { addApplication, clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HIDDEN_LINK } from '../mail/office-mails.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { addStaff } from '../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { type OfficeCallGiven, sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const staffOf = staffBy({ ada: ['hr'], eve: ['editor'], bob: ['admin'] });
const store = memoryStore();
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf, files: store, published: withoutFamilies });
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearAllButContent(server.database);
  store.files.clear();
});

type Name = keyof DeskCalls;
type Given = Omit<OfficeCallGiven, 'as'>;
const send = (as: string, name: Name, given: Given = {}) => sendOfficeCall(server, name, { ...given, as });
const by = (as: string) => async (name: Name, given?: Given) => (await send(as, name, given)).json();
const [hr, editor, admin] = [by('ada'), by('eve'), by('bob')];
const queries = () => server.database.queries;
const lastAct = async () => (await listAudit(queries(), { limit: 1 }))[0];

test.each<[string, Name, Given]>([
  ['eve', 'officeApplications', {}],
  ['eve', 'officeApplicationResume', { params: { id: randomUUID() } }],
  ['eve', 'officeNewApplications', {}],
  ['ada', 'officeDeadMails', {}],
  ['ada', 'officeRegistrationEvents', {}],
  ['ada', 'officeMails', {}],
  ['eve', 'officeLog', {}],
])('%s may not call %s', async (as, name, given) => {
  expect((await send(as, name, given)).json()).toMatchObject({ status: 403, code: 'not-allowed' });
});

test('the rail counts what each may open, and no more', async () => {
  await addApplication(queries(), { email: 'new@example.com' });
  await addStaff(server, 'staff@example.com', ['editor']);
  const before = await lastAct();
  const [ofHr, ofEditor, ofAdmin] = await Promise.all([hr, editor, admin].map((as) => as('officeRailCounts')));
  const none = { registrations: null, staff: null, users: null, deadMails: null };
  expect(ofHr).toEqual({ ...none, drafts: 0, applications: 1 });
  expect(ofEditor).toMatchObject({ applications: null, registrations: expect.any(Number), users: null });
  expect(ofAdmin).toEqual({ ...ofEditor, applications: 1, staff: 1, users: 1, deadMails: 0 });
  expect(await lastAct()).toEqual(before);
});

describe('an application', () => {
  const add = (email = 'ada@example.com') => addApplication(queries(), { email });
  test('is counted while it is new, without a person and without an entry in the log', async () => {
    expect(await hr('officeNewApplications')).toEqual({ new: 0, latestPosition: null });
    const id = await add();
    const { position } = (await hr('officeApplication', { params: { id } })).data;
    await add('zoe@example.com');
    const before = await lastAct();
    expect(await hr('officeNewApplications')).toEqual({ new: 1, latestPosition: position });
    expect(await admin('officeDeadMails')).toEqual({ dead: 0 });
    expect(await lastAct()).toEqual(before);
  });
  test('is found by status and words, with how many there are of each', async () => {
    const id = await add();
    await add('zoe@example.com');
    expect(await hr('officeApplications')).toMatchObject({ total: 2, counts: { new: 2, hired: 0 } });
    expect((await hr('officeApplications', { query: { search: 'ADA@' } })).items).toMatchObject([
      { id, status: 'new' },
    ]);
    expect(await hr('officeApplications', { query: { search: '%' } })).toMatchObject({ total: 0 });
    expect(await hr('officeApplications', { query: { status: 'hired' } })).toMatchObject({
      items: [],
      counts: { new: 2 },
    });
  });
  test('is read after that is in the log, and is new no longer', async () => {
    const id = await add();
    const answer = await hr('officeApplication', { params: { id } });
    expect(answer).toMatchObject({ id, status: 'read', notes: [], resume: null, data: { first: 'Ada' } });
    expect(await lastAct()).toMatchObject({ action: 'application-read', actor: 'ada', subject: id });
  });
  test('is given a status by whoever saw the one before', async () => {
    const params = { id: await add() };
    const change = (from: string, to: string) => hr('officeChangeApplication', { params, body: { from, to } });
    expect(await change('new', 'invited')).toMatchObject({ status: 'invited' });
    expect(await lastAct()).toMatchObject({ action: 'application-changed', facts: { from: 'new', to: 'invited' } });
    expect(await change('new', 'rejected')).toMatchObject({ status: 409, code: 'changed-meanwhile' });
    expect(await change('new', 'invited')).toMatchObject({ status: 'invited' });
    expect(await change('invited', 'lost')).toMatchObject({ status: 400 });
  });
  test('keeps notes, with who wrote them', async () => {
    const params = { id: await add() };
    const noted = await hr('officeNoteApplication', { params, body: { text: ' Good hands. ' } });
    expect(noted.notes).toMatchObject([{ kind: 'note', text: 'Good hands.', by: null }]);
    expect((await readApplication(queries(), params.id))?.notes[0]?.by).toBe('ada');
    expect(await hr('officeNoteApplication', { params, body: { text: ' ' } })).toMatchObject({ status: 400 });
    expect(await hr('officeNoteApplication', { params: { id: randomUUID() }, body: { text: 'a' } })).toMatchObject({
      status: 404,
    });
  });
  test('is answered by a mail that is in the outbox and among the notes', async () => {
    const params = { id: await add() };
    const body = { subject: 'Come and see us', text: 'Dear Ada,\n\non Monday.' };
    const answered = await hr('officeMailApplicant', { params, body });
    expect(answered.notes).toMatchObject([{ kind: 'mail', ...body }]);
    const [mail] = await listMails(queries(), { limit: 1 });
    expect(mail).toMatchObject({ kind: 'application-answer', to: 'ada@example.com', data: body });
  });
  test('is forgotten whole: record, mails and file', async () => {
    const resumeKey = 'resumes/a.pdf';
    store.files.set(resumeKey, Buffer.from('%PDF-'));
    const params = { id: await addApplication(queries(), { resumeKey }) };
    expect((await send('ada', 'officeApplicationResume', { params })).headers['content-disposition']).toMatch(
      /^attachment/,
    );
    await hr('officeMailApplicant', { params, body: { subject: 'Hello', text: 'Dear Ada' } });
    expect(await hr('officeForgetApplication', { params })).toBe(true);
    expect(await readApplication(queries(), params.id)).toBeUndefined();
    expect(await listMails(queries(), { limit: 5 })).toEqual([]);
    expect(store.files.size).toBe(0);
    expect(await hr('officeForgetApplication', { params })).toMatchObject({ status: 404 });
  });
});

describe('registrations', () => {
  const add = (lastName: string, totalAttending: number, eventSlug = slug()) => {
    const id = randomUUID();
    const person = { firstName: 'Ada', lastName, phone: '1', email: 'ada@example.com', totalAttending, notes: '=1+1' };
    const submission = { key: null, hash: '' };
    return recordRegistration(queries(), { id, submission, eventSlug, eventName: 'Days', ...person }).then(() => id);
  };
  const slug = () => server.content.events[0]?.slug ?? '';
  test('are counted by event against its places, also of one that is gone', async () => {
    await add('Byron', 2);
    await add('Zorn', 3);
    await add('Old', 1, 'days-of-old');
    const events = await editor('officeRegistrationEvents');
    expect(events).toMatchObject([
      { slug: slug(), registrations: 2, attending: 5, places: server.content.events[0]?.places },
      { slug: 'days-of-old', name: 'Days', startsOn: null, attending: 1 },
    ]);
  });
  test('are listed by name, which the log tells, and none of an event that nobody knows', async () => {
    await add('Zorn', 1);
    await add('byron', 1);
    const listed = await editor('officeRegistrations', { params: { event: slug() } });
    expect(listed.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['byron', 'Zorn']);
    expect(await lastAct()).toMatchObject({ action: 'registrations-listed', actor: 'eve', facts: { shown: 2 } });
    expect(await editor('officeRegistrations', { params: { event: 'nothing' } })).toMatchObject({ status: 404 });
  });
  test('come as a spreadsheet', async () => {
    await add('Byron', 2);
    const sheet = await send('eve', 'officeRegistrationSheet', { params: { event: slug() } });
    expect(sheet.headers['content-disposition']).toContain(`${slug()}.xlsx`);
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
  test('are cancelled once, and the person is told if wanted', async () => {
    const params = { event: slug(), id: await add('Byron', 2) };
    const cancelled = await editor('officeCancelRegistration', { params, body: { tell: true } });
    expect(cancelled.cancelledAt).toMatch(/^\d{4}-/);
    expect(await editor('officeCancelRegistration', { params, body: { tell: true } })).toEqual(cancelled);
    expect(await listMails(queries(), { limit: 5 })).toMatchObject([{ kind: 'registration-cancelled' }]);
    expect(await editor('officeRegistrationEvents')).toMatchObject([{ registrations: 0, attending: 0, cancelled: 1 }]);
    const elsewhere = { params: { event: 'days-of-old', id: params.id }, body: { tell: false } };
    expect(await editor('officeCancelRegistration', elsewhere)).toMatchObject({ status: 404 });
  });
});

describe('the outbox', () => {
  const link = 'https://www.example.com/reset/a-token';
  const queue = async (to: string) => {
    await queueMail(queries(), { kind: 'reset-password', to, data: { link } });
    return (await listMails(queries(), { search: to, limit: 1 }))[0]?.id ?? '';
  };
  /** Gives the mail that waits up. */
  const giveUp = async () => {
    const mail = await claimMail(queries(), { leaseMs: 60_000, domain: 'www.example.com' });
    if (mail !== undefined) await endMail(queries(), mail, { outcome: 'dead', fault: 'no such mailbox' });
  };
  test('is listed by state and recipient, without what mails say', async () => {
    await queue('ada@example.com');
    await queue('zoe@example.com');
    const page = await admin('officeMails', { query: { search: 'ZOE' } });
    expect(page).toMatchObject({ total: 1, counts: { waiting: 1, dead: 0 }, items: [{ to: 'zoe@example.com' }] });
    expect(JSON.stringify(page)).not.toContain('a-token');
    expect(await admin('officeMails', { query: { state: 'dead' } })).toMatchObject({ total: 0, items: [] });
  });
  test('shows the words of a mail, never a link that opens a door', async () => {
    const answer = await send('bob', 'officeMail', { params: { id: await queue('ada@example.com') } });
    expect(answer.json().letter.text).toContain(HIDDEN_LINK);
    expect(answer.body).not.toContain('a-token');
    expect(await lastAct()).toMatchObject({ action: 'mail-read', actor: 'bob' });
  });
  test('is tried again, one mail or all dead letters', async () => {
    const id = await queue('ada@example.com');
    expect(await admin('officeRetryMail', { params: { id } })).toMatchObject({ state: 'waiting', tries: 0 });
    expect(await admin('officeRetryMail', { params: { id: randomUUID() } })).toMatchObject({ status: 404 });
    await giveUp();
    expect(await admin('officeMail', { params: { id } })).toMatchObject({
      state: 'dead',
      lastFault: 'no such mailbox',
    });
    expect(await admin('officeRetryDeadMails')).toEqual({ retried: 1 });
    expect(await lastAct()).toMatchObject({ action: 'mail-retried', subject: null });
    expect(await admin('officeMails')).toMatchObject({ counts: { waiting: 1, dead: 0 } });
  });
});

describe('a person', () => {
  const body = { email: 'Ada@Example.com' };
  test('is found by address, exported whole and forgotten, which the log tells without the person', async () => {
    store.files.set('resumes/a.pdf', Buffer.from('%PDF-'));
    const id = await addApplication(queries(), { resumeKey: 'resumes/a.pdf' });
    await hr('officeNoteApplication', { params: { id }, body: { text: 'Good hands.' } });
    const held = await admin('officeFindPerson', { body });
    expect(held).toMatchObject({
      email: 'ada@example.com',
      account: null,
      applications: 1,
      files: 1,
      registrations: 0,
    });
    const exported = await admin('officeExportPerson', { body });
    expect(exported.files).toEqual([{ name: 'a.pdf', base64: Buffer.from('%PDF-').toString('base64') }]);
    expect(exported.person.applications).toMatchObject([{ notes: [{ by: 'staff', text: 'Good hands.' }] }]);
    expect(await lastAct()).toMatchObject({ action: 'person-exported', actor: 'bob' });
    expect(await admin('officeForgetPerson', { body })).toMatchObject({ applications: 1, files: 1 });
    expect(await lastAct()).toMatchObject({ action: 'person-forgotten', actor: 'bob', subject: null });
    expect(store.files.size).toBe(0);
    expect(await admin('officeFindPerson', { body })).toMatchObject({ status: 404 });
  });
  test('of the office is not forgotten while they have a role', async () => {
    await addStaff(server, 'hr@example.com', ['hr']);
    expect(await admin('officeForgetPerson', { body: { email: 'hr@example.com' } })).toMatchObject({
      code: 'last-of-its-kind',
    });
    expect(await admin('officeFindPerson', { body: { email: 'hr@example.com' } })).toMatchObject({
      account: { roles: ['hr'], sessions: 0 },
    });
    expect(await admin('officeFindPerson', { body: { email: 'no address' } })).toMatchObject({ status: 400 });
  });
});

describe('the log', () => {
  test('is read page by page, by who, what and when', async () => {
    const email = 'hr@example.com';
    const userId = await addStaff(server, email, ['hr']);
    const id = await addApplication(queries());
    for (let time = 0; time < 3; time++) await hr('officeApplication', { params: { id } });
    const first = await admin('officeLog', { query: { limit: 2, subject: id } });
    expect(first.entries).toMatchObject([{ actor: 'ada', actorEmail: null }, { action: 'application-read' }]);
    const second = await admin('officeLog', { query: { limit: 2, subject: id, after: first.next } });
    expect(second).toMatchObject({ entries: [{ subject: id }], next: null, actions: ['application-read'] });
    const ids = [...first.entries, ...second.entries].map((entry: { id: string }) => entry.id);
    expect(new Set(ids).size).toBe(3);
    expect((await admin('officeLog', { query: { who: 'ada', action: 'application-read' } })).entries).toHaveLength(3);
    expect((await admin('officeLog', { query: { who: email.toUpperCase() } })).entries).toEqual([]);
    expect((await admin('officeLog', { query: { to: '2020-01-01' } })).entries).toEqual([]);
    expect(userId).not.toBe('');
  });
  test('refuses a page that none names', async () => {
    expect(await admin('officeLog', { query: { after: 'x' } })).toMatchObject({ code: 'bad-query' });
    expect(await admin('officeLog', { query: { from: 'yesterday' } })).toMatchObject({ status: 400 });
  });
});
