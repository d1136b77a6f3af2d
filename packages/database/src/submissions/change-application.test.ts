import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queueMail } from '../outbox/queue-mail.ts';
import { jobApplication, mail } from '../schema/index.ts';
import { addApplication, onBothDatabases } from '../testing/index.ts';
import { addApplicationNote, deleteApplication, setApplicationStatus } from './change-application.ts';

onBothDatabases('a change of an application', (database) => {
  const read = async (id: string) => {
    const [found] = await database().queries.select().from(jobApplication).where(eq(jobApplication.id, id));
    return found;
  };
  const note = (text: string) => ({ kind: 'note' as const, at: '2026-03-02T12:00:00Z', by: null, subject: '', text });

  test('gives it a status only where it has the one it was taken to have', async () => {
    const { queries } = database();
    const [id, other] = [await addApplication(queries), await addApplication(queries)];
    expect(await setApplicationStatus(queries, id, { from: 'new', to: 'read' })).toBe(true);
    expect(await setApplicationStatus(queries, id, { from: 'new', to: 'rejected' })).toBe(false);
    expect(await read(id)).toMatchObject({ status: 'read' });
    expect(await read(other)).toMatchObject({ status: 'new' });
  });
  test('adds notes up to the most, in their order', async () => {
    const { queries } = database();
    const [id, other] = [await addApplication(queries), await addApplication(queries)];
    const added = [];
    for (const text of ['one', 'two', 'three']) added.push(await addApplicationNote(queries, id, note(text), 2));
    expect(added).toEqual([true, true, false]);
    expect(await read(id)).toMatchObject({ notes: [note('one'), note('two')] });
    expect(await read(other)).toMatchObject({ notes: [] });
  });
  test('deletes it with its mails, and says which file was with it', async () => {
    const { queries } = database();
    const [id, other] = [await addApplication(queries, { resumeKey: 'resumes/a.pdf' }), await addApplication(queries)];
    for (const applicationId of [id, other]) {
      const data = { applicationId, position: 'Panel builder', name: 'Ada', hasResume: false };
      const dedupeKey = `application-notice ${applicationId}`;
      await queueMail(queries, { kind: 'application-notice', to: 'hr@example.com', data, dedupeKey });
    }
    expect(await deleteApplication(queries, id)).toEqual({ resumeKey: 'resumes/a.pdf' });
    expect(await read(id)).toBeUndefined();
    expect(await queries.select().from(mail)).toMatchObject([{ data: { applicationId: other } }]);
    expect(await deleteApplication(queries, other)).toEqual({ resumeKey: null });
    expect(await queries.select().from(mail)).toEqual([]);
  });
  test('of one that is not there changes nothing, and says so', async () => {
    const { queries } = database();
    const kept = await read(await addApplication(queries));
    const id = randomUUID();
    expect(await setApplicationStatus(queries, id, { from: 'new', to: 'read' })).toBe(false);
    expect(await addApplicationNote(queries, id, note('one'), 2)).toBe(false);
    expect(await deleteApplication(queries, id)).toBeNull();
    expect(await queries.select().from(jobApplication)).toEqual([kept]);
  });
});
