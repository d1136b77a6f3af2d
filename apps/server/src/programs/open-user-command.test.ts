import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { application } from '@millrace/contract/endpoints';
import {
  dumpDatabase,
  listAudit,
  queueMail,
  recordApplication,
  recordAudit,
  recordRegistration,
} from '@millrace/database';
import { clear } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSON_USAGE, UNCONFIRMED } from '../privacy/person-commands.ts';
import { accountCalls, EMAIL, PASSWORD } from '../testing/account-calls.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { openUserCommand } from './open-user-command.ts';

const OTHER = 'other@example.com';
const HR = '00000000-0000-4000-8000-00000000000a';
const pdf = Buffer.from('%PDF-1.4 of Pat');
const store = memoryStore();
let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
let folder: string;
beforeAll(async () => {
  server = await openTestApp({ files: store, published: withoutFamilies });
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clear(server.database);
  store.files.clear();
  folder = await mkdtemp(join(tmpdir(), 'millrace-person-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => server.close());

const run = (...words: string[]) => openUserCommand(server.database, async () => store)(['', ...words]);
const lines = async (of: string): Promise<string[]> => {
  const all: string[] = [];
  await dumpDatabase(server.database, async (line) => void all.push(line));
  return all.filter((line) => line.toLowerCase().includes(of));
};
const audit = () => listAudit(server.database.queries, { limit: 100 });

/**
 * An application with a file and a registration, with mails of all kinds, under an address in mixed case. Returns the
 * file's key.
 */
async function submit(email: string): Promise<string> {
  const { queries } = server.database;
  const [id, registrationId] = [randomUUID(), randomUUID()];
  const key = `resumes/${id}.pdf`;
  await store.write(key, pdf, 'application/pdf');
  const data = application.parse({
    position: 'Panel builder',
    employmentType: 'Intern',
    first: 'Pat',
    last: `Of ${email}`,
    phone: '1',
    email: email.toUpperCase(),
    presentAddress: '1 Mill Street',
    under18: false,
    uSCitizen: true,
    proofOfWork: true,
  });
  const resume = { key, type: 'application/pdf', bytes: pdf.length };
  await recordApplication(queries, { id, submission: { key: id, hash: '' }, data, resume });
  const told = { applicationId: id, position: data.position, name: data.last, hasResume: true };
  await queueMail(queries, { kind: 'application-copy', to: data.email, data: told, dedupeKey: `copy ${id}` });
  await queueMail(queries, {
    kind: 'application-notice',
    to: 'hr@e.example',
    data: told,
    dedupeKey: `notice ${id} hr`,
  });
  const person = { firstName: 'Pat', lastName: data.last, phone: '1', email, totalAttending: 2, notes: '' };
  const event = { slug: 'open-house', name: 'Open House', dates: '', startsOn: '2026-01-01', endsOn: '2026-01-02' };
  await recordRegistration(queries, {
    id: registrationId,
    submission: { key: null, hash: '' },
    eventSlug: event.slug,
    eventName: event.name,
    ...person,
  });
  await queueMail(queries, {
    kind: 'registration-notice',
    to: 'host@e.example',
    data: { event, person },
    dedupeKey: `notice ${registrationId} host`,
  });
  await recordAudit(queries, { action: 'application-read', actor: HR, subject: id, address: '198.51.100.1' });
  return key;
}

const everything = 'an account with its sessions, 1 application with 1 file, 1 registration, ';

describe('what is held of a person', () => {
  test('is written to a folder of its own, with files and without anything that opens a door', async () => {
    await calls.addConfirmed();
    const token = await calls.tokenOf();
    await calls.forgot();
    const link = await calls.mailedToken('reset-password');
    const key = await submit(EMAIL);
    await submit(OTHER);
    const to = join(folder, 'pat');
    const { exitCode, lines: told } = await run('export', EMAIL.toUpperCase(), '--to', to);
    expect([exitCode, told[0]]).toEqual([0, expect.stringContaining(everything)]);
    const text = await readFile(join(to, 'person.json'), 'utf8');
    // A person reads it: a line for each fact.
    expect(text).toMatch(/^\{\n {2}"/);
    const person = JSON.parse(text);
    expect(person).toMatchObject({
      email: EMAIL,
      account: { email: EMAIL, userType: 'OEM' },
      sessions: [{ ipAddress: '192.0.2.1' }],
      links: [{ purpose: 'reset-password' }],
      applications: [{ data: { presentAddress: '1 Mill Street' }, resume: { file: key, bytes: pdf.length } }],
      registrations: [{ eventSlug: 'open-house', totalAttending: 2 }],
    });
    expect(person.mails.map(({ kind, to: whom }: { kind: string; to: string }) => [kind, whom]).toSorted()).toEqual([
      ['application-copy', EMAIL.toUpperCase()],
      ['application-notice', 'staff'],
      ['confirm-email', EMAIL],
      ['registration-notice', 'staff'],
      ['reset-password', EMAIL],
    ]);
    expect(person.audit).toContainEqual(
      expect.objectContaining({ action: 'application-read', actor: 'staff', address: null }),
    );
    expect(person.audit).toContainEqual(expect.objectContaining({ action: 'login', address: '192.0.2.1' }));
    for (const secret of [token.slice(0, 20), link, 'scrypt', PASSWORD, 'https://', OTHER, HR, '198.51.100.1'])
      expect(text).not.toContain(secret);
    expect((await readFile(join(to, key))).equals(pdf)).toBe(true);
    for (const path of [to, join(to, 'person.json'), join(to, key)]) expect((await stat(path)).mode & 0o077).toBe(0);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: 'person-exported', subject: person.account.id, actor: null }),
    );
  });
  test('is as much without an account', async () => {
    await submit(EMAIL);
    expect((await run('export', EMAIL, '--to', folder)).lines[0]).toContain('no account, 1 application with 1 file');
    expect(JSON.parse(await readFile(join(folder, 'person.json'), 'utf8'))).toMatchObject({
      account: null,
      sessions: [],
    });
  });
  test('is told without a file that is missing', async () => {
    await submit(EMAIL);
    store.files.clear();
    const { exitCode, lines: told } = await run('export', EMAIL, '--to', folder);
    expect([exitCode, told]).toEqual([0, expect.arrayContaining([expect.stringMatching(/^Missing: 1 file,/)])]);
    expect(await readdir(folder)).toEqual(['person.json']);
  });
  test('is written over nothing, and nowhere but where it may', async () => {
    await submit(EMAIL);
    await writeFile(join(folder, 'mine.txt'), 'mine');
    expect(await run('export', EMAIL, '--to', folder)).toEqual({ exitCode: 1, lines: [`${folder} is not empty.`] });
    expect(await readdir(folder)).toEqual(['mine.txt']);
    expect((await run('export', EMAIL, '--to', join(folder, 'mine.txt', 'below'))).exitCode).toBe(1);
    expect((await audit()).map(({ action }) => action)).not.toContain('person-exported');
  });
});

describe('forgetting a person', () => {
  test('tells what there is, and waits to be confirmed', async () => {
    await calls.addConfirmed();
    await submit(EMAIL);
    const before = await lines('');
    const { exitCode, lines: told } = await run('forget', EMAIL);
    expect([exitCode, told[0]]).toEqual([UNCONFIRMED, expect.stringContaining(everything)]);
    expect(await lines('')).toEqual(before);
    expect(store.files.size).toBe(1);
  });
  test('leaves nothing of the address anywhere, and everybody else as they were', async () => {
    await calls.addConfirmed();
    await calls.tokenOf();
    await calls.addConfirmed(OTHER);
    const token = await calls.tokenOf(OTHER);
    await calls.logIn(EMAIL, 'Wrong!horse7');
    await submit(EMAIL);
    const others = await submit(OTHER);
    const [{ id = '' } = {}] = await server.database.queries.query.user.findMany({
      where: (user, { eq }) => eq(user.email, EMAIL),
    });
    const before = await lines(OTHER);
    expect((await lines(EMAIL)).length).toBeGreaterThan(5);
    const done = await run('forget', EMAIL.toUpperCase(), '--yes');
    expect([done.exitCode, done.lines[0]]).toEqual([0, expect.stringContaining(everything)]);
    expect(await lines(EMAIL)).toEqual([]);
    expect((await lines(id)).every((line) => !/192\.0\.2\.1|example\.com/.test(line))).toBe(true);
    expect(await lines(OTHER)).toEqual(before);
    expect([...store.files.keys()]).toEqual([others]);
    expect((await calls.call('verifyToken', token)).json()).toBe(true);
    const sessions = await server.database.queries.execute(sql`select count(*)::int as count from session`);
    expect(sessions).toMatchObject({ rows: [{ count: 1 }] });
    const entries = await audit();
    expect(entries.filter(({ subject }) => subject === id).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['person-forgotten', 'login', 'login-failed', 'sign-up']),
    );
    expect(entries).toContainEqual(expect.objectContaining({ actor: HR, address: '198.51.100.1' }));
    expect(await run('forget', EMAIL, '--yes')).toEqual({ exitCode: 1, lines: [`There is nothing of ${EMAIL}.`] });
  });
  test('says so where a file cannot be removed yet', async () => {
    await submit(EMAIL);
    const remove = () => Promise.reject(new Error('The disk is busy.'));
    const { exitCode, lines: told } = await openUserCommand(server.database, async () => ({ ...store, remove }))([
      '',
      'forget',
      EMAIL,
      '--yes',
    ]);
    expect([exitCode, told.at(-1)]).toEqual([1, expect.stringMatching(/^1 file could not be removed yet/)]);
    expect(await lines(EMAIL)).toEqual([]);
  });
});

test.each([
  [['export', EMAIL]],
  [['export', EMAIL, '--to']],
  [['export', EMAIL, '--to', 'relative']],
  [['export', EMAIL, '--to', '/tmp/x', 'more']],
  [['export', '', '--to', '/tmp/x']],
  [['forget']],
  [['forget', '']],
  [['forget', EMAIL, '--yse']],
  [['forget', EMAIL, '--yes', 'more']],
])('%j is answered by how to say it, and changes nothing', async (words) => {
  await submit(EMAIL);
  const before = await lines('');
  expect(await run(...words)).toEqual({ exitCode: 1, lines: PERSON_USAGE });
  expect(await lines('')).toEqual(before);
});
test('of somebody unknown there is nothing, and the other commands go on', async () => {
  for (const words of [
    ['export', OTHER, '--to', folder],
    ['forget', OTHER],
    ['forget', '%@%', '--yes'],
  ])
    expect(await run(...words)).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('There is nothing of')] });
  expect(await readdir(folder)).toEqual([]);
  expect(await run('list')).toEqual({ exitCode: 0, lines: ['Nobody.'] });
  const { exitCode, lines: usage } = await run('nonsense');
  expect([exitCode, usage[0], usage.slice(-2)]).toEqual([1, expect.stringContaining('-- list'), PERSON_USAGE]);
});
