import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forgetPerson, queueMail, readPerson, recordAudit } from '../index.ts';
import { auditEntry, jobApplication, mail, quarantinedRow } from '../schema/index.ts';
import { addApplication, onBothDatabases } from '../testing/index.ts';
import {
  deleteQuarantined,
  endsOfQuarantine,
  filesInQuarantine,
  quarantineFiles,
  quarantineRows,
  restoreQuarantine,
} from './quarantine.ts';

const NOW = new Date('2027-06-15T12:00:00Z');
const EMAIL = 'ada@example.com';

onBothDatabases('the quarantine', (database) => {
  const all = async () => {
    const { queries } = database();
    return [
      await queries.select().from(jobApplication),
      await queries.select().from(mail),
      await queries.select().from(auditEntry),
    ];
  };
  const fill = async () => {
    const { queries } = database();
    const applicationId = await addApplication(queries, { resumeKey: 'resumes/a.pdf' });
    const data = { applicationId, position: 'Panel "builder" ä', name: '', hasResume: true };
    const dedupeKey = `application-notice ${applicationId}`;
    await queueMail(queries, { kind: 'application-notice', to: 'hr@example.com', data, dedupeKey });
    await recordAudit(queries, { action: 'login', actor: 'someone', subject: null, address: '192.0.2.1' });
    return applicationId;
  };
  const take = () =>
    database().queries.transaction(async (tx) => {
      for (const table of [jobApplication, mail, auditEntry]) await quarantineRows(tx, table, sql`true`, NOW);
    });

  test('gives every row back as it was', async () => {
    await fill();
    const before = await all();
    await take();
    expect(await all()).toEqual([[], [], []]);
    await quarantineFiles(database().queries, ['resumes/stray.pdf'], NOW);
    const restored = await restoreQuarantine(database().queries);
    expect(restored).toEqual({ job_application: 1, mail: 1, audit_entry: 1, file: 1 });
    expect(await all()).toEqual(before);
    expect(await database().queries.select().from(quarantinedRow)).toEqual([]);
  });
  test('gives back what there is, and nothing of an empty one', async () => {
    expect(await restoreQuarantine(database().queries)).toEqual({});
    await fill();
    await take();
    expect(await restoreQuarantine(database().queries)).toEqual({ job_application: 1, mail: 1, audit_entry: 1 });
  });
  test('does not put a row over a newer one', async () => {
    const id = await fill();
    await take();
    await addApplication(database().queries, { id, email: 'newer@example.com' });
    await restoreQuarantine(database().queries);
    expect(await database().queries.select().from(jobApplication)).toMatchObject([{ email: 'newer@example.com' }]);
  });
  test('ends by age, and names the files that end with it', async () => {
    const { queries } = database();
    await fill();
    await take();
    await quarantineFiles(queries, ['resumes/stray.pdf'], new Date(NOW.getTime() + 1));
    expect(await filesInQuarantine(queries)).toEqual(new Set(['resumes/a.pdf', 'resumes/stray.pdf']));
    expect(await endsOfQuarantine(queries, new Date(NOW.getTime() - 1), 10)).toEqual([]);
    const ends = await endsOfQuarantine(queries, NOW, 10);
    expect(ends.map(({ file }) => file).toSorted()).toEqual([null, null, 'resumes/a.pdf'].toSorted());
    await deleteQuarantined(
      queries,
      ends.map(({ id }) => id),
    );
    expect(await queries.select().from(quarantinedRow)).toMatchObject([{ origin: 'file' }]);
  });
  test('holds what a person reads and forgets as any other table does', async () => {
    const { queries } = database();
    const id = await fill();
    await addApplication(queries, { email: 'other@example.com' });
    await take();
    const person = await readPerson(queries, EMAIL);
    expect(person).toMatchObject({
      applications: [{ id, resumeKey: 'resumes/a.pdf' }],
      mails: [{ to: 'hr@example.com' }],
    });
    const gone = await queries.transaction((tx) => forgetPerson(tx, EMAIL));
    expect(gone).toMatchObject({ applications: 1, mails: 1, resumeKeys: ['resumes/a.pdf'] });
    expect(await readPerson(queries, EMAIL)).toBeNull();
    const left = await queries.select().from(quarantinedRow).where(eq(quarantinedRow.origin, 'job_application'));
    expect(left).toMatchObject([{ row: { email: 'other@example.com' } }]);
  });
});
