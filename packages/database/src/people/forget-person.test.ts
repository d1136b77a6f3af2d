import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addUser,
  forgetPerson,
  listMails,
  queueMail,
  readApplication,
  readPerson,
  recordAudit,
  recordRegistration,
} from '../index.ts';
import { auditEntry } from '../schema/index.ts';
import { addApplication, onBothDatabases } from '../testing/index.ts';

const EMAIL = 'ada@example.com';
const event = { slug: 'open-house', name: 'Open House', dates: '', startsOn: '2026-01-01', endsOn: '2026-01-02' };
const person = { firstName: 'Ada', lastName: 'Byron', phone: '1', email: EMAIL, totalAttending: 1, notes: '' };
const ADDRESS = '192.0.2.1';

onBothDatabases('a person', (database) => {
  const forget = (email: string) => database().queries.transaction((tx) => forgetPerson(tx, email));
  const add = async (email = EMAIL) =>
    (await addUser(database().queries, { email, password: 'hash', userType: 'OEM', isConfirmed: true })) ?? '';

  test.each(['', '%', 'da@example.com', 'ada@example.com.', 'ada_example.com'])(
    'is whoever has the address, and not %j',
    async (email) => {
      const { queries } = database();
      await add();
      const id = await addApplication(queries);
      await queueMail(queries, { kind: 'confirm-email', to: EMAIL, data: { link: 'https://www.example.com/' } });
      expect([await readPerson(queries, email), await forget(email)]).toEqual([null, null]);
      expect(await readPerson(queries, EMAIL)).toMatchObject({ account: { email: EMAIL }, applications: [{ id }] });
      expect(await listMails(queries, { limit: 10 })).toHaveLength(1);
    },
  );
  test('who is forgotten is named in the audit log by the id of the account alone, if there was one', async () => {
    const { queries } = database();
    const id = await add();
    await addApplication(queries, { email: 'other@example.com' });
    await forget(EMAIL);
    await forget('other@example.com');
    const entries = await queries.select().from(auditEntry);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['person-forgotten', id],
        ['person-forgotten', null],
      ]),
    );
  });
  test('who only registered goes with the mails that told others, and nobody else does', async () => {
    const { queries } = database();
    const kept = await addApplication(queries, { email: 'other@example.com' });
    for (const [email, id] of [
      [EMAIL, randomUUID()],
      ['other@example.com', randomUUID()],
    ] as const) {
      await recordRegistration(queries, {
        id,
        submission: { key: null, hash: '' },
        eventSlug: event.slug,
        eventName: event.name,
        ...person,
        email,
      });
      const data = { event, person: { ...person, email } };
      await queueMail(queries, { kind: 'registration-notice', to: 'host@e.example', data, dedupeKey: `notice ${id}` });
    }
    expect(await forget(EMAIL)).toEqual({
      account: false,
      applications: 0,
      registrations: 1,
      mails: 1,
      resumeKeys: [],
    });
    expect((await listMails(queries, { limit: 10 })).map(({ data }) => JSON.stringify(data))).toEqual([
      expect.stringContaining('other@example.com'),
    ]);
    expect(await readPerson(queries, EMAIL)).toBeNull();
    expect(await readPerson(queries, 'other@example.com')).toMatchObject({ registrations: [{}] });
    expect(await readApplication(queries, kept)).toBeDefined();
  });
  test('stays in the audit log by id, without the address it came from; what staff did keeps theirs', async () => {
    const { queries } = database();
    const [id, staff] = [await add(), await add('staff@example.com')];
    const applicationId = await addApplication(queries);
    await recordAudit(queries, { action: 'login', actor: id, subject: id, address: ADDRESS });
    await recordAudit(queries, { action: 'login-failed', actor: null, subject: id, address: ADDRESS });
    await recordAudit(queries, { action: 'user-changed', actor: staff, subject: id, address: ADDRESS });
    await recordAudit(queries, { action: 'application-read', actor: staff, subject: applicationId, address: ADDRESS });
    await forget(EMAIL);
    const rows = await queries.select().from(auditEntry);
    expect(Object.fromEntries(rows.map(({ action, address }) => [action, address]))).toEqual({
      login: null,
      'login-failed': null,
      'user-changed': ADDRESS,
      'application-read': ADDRESS,
      'person-forgotten': null,
    });
    expect(JSON.stringify(rows)).not.toContain(EMAIL);
  });
  test('is forgotten wholly or not at all', async () => {
    const { queries } = database();
    await add();
    await addApplication(queries);
    const undone = queries.transaction(async (tx) => {
      await forgetPerson(tx, EMAIL);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await readPerson(queries, EMAIL)).toMatchObject({ account: { email: EMAIL }, applications: [{}] });
  });
});
