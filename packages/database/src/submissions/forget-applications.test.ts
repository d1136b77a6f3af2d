import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listMails, queueMail } from '../index.ts';
import { jobApplication } from '../schema/index.ts';
import { addApplication, onBothDatabases } from '../testing/index.ts';
import { forgetOldApplications } from './forget-applications.ts';
import { resumesOnRecord } from './resumes-on-record.ts';

const LONG_AFTER = '2030-01-01T00:00:00Z';

onBothDatabases('applications whose time is over', (database) => {
  const forget = (now: string, keepMonths = 1, limit = 100) =>
    forgetOldApplications(database(), { keepMonths, now: new Date(now), limit });
  const ids = async () => (await database().queries.select().from(jobApplication)).map(({ id }) => id);

  describe.each([
    ['a month', '2026-03-15T12:00:00Z', 1, '2026-04-15T12:00:00Z'],
    ['a month of 28 days', '2026-02-01T00:00:00Z', 1, '2026-03-01T00:00:00Z'],
    ['a month that lacks its day', '2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00Z'],
    ['a month of a leap year', '2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00Z'],
    ['a year', '2026-02-28T23:59:59Z', 12, '2027-02-28T23:59:59Z'],
    ['fifty years', '2026-05-05T05:05:05Z', 600, '2076-05-05T05:05:05Z'],
  ])('are kept for %s', (_what, receivedAt, months, end) => {
    const endMs = Date.parse(end);
    test('to the second', async () => {
      const id = await addApplication(database().queries, { receivedAt });
      expect(await forget(new Date(endMs - 1000).toISOString(), months)).toMatchObject({ ids: [] });
      expect(await forget(end, months)).toMatchObject({ ids: [id] });
      expect(await ids()).toEqual([]);
    });
  });
  test('go with their mails, whatever became of those; others stay', async () => {
    const { queries } = database();
    const [old, young] = [
      await addApplication(queries, { resumeKey: 'resumes/a.pdf' }),
      await addApplication(queries, { receivedAt: '2029-12-31T00:00:00Z', resumeKey: 'resumes/b.pdf' }),
    ];
    for (const applicationId of [old, young]) {
      const data = { applicationId, position: '', name: '', hasResume: false };
      const to = 'ada@example.com';
      await queueMail(queries, { kind: 'application-copy', to, data, dedupeKey: `application-copy ${applicationId}` });
      await queueMail(queries, { kind: 'application-notice', to, data, dedupeKey: `notice ${applicationId} ${to}` });
    }
    await queries.execute(sql`update mail set outcome = 'sent', data = null where kind = 'application-copy'`);
    expect(await forget(LONG_AFTER)).toEqual({ ids: [old], resumeKeys: ['resumes/a.pdf'], mails: 2 });
    expect(await ids()).toEqual([young]);
    expect((await listMails(queries, { limit: 10 })).length).toBe(2);
    expect([...(await resumesOnRecord(queries))]).toEqual([['resumes/b.pdf', young]]);
  });
  test('are deleted the oldest first, not more at once than asked', async () => {
    const added: string[] = [];
    for (const day of ['03', '01', '02'])
      added.push(await addApplication(database().queries, { receivedAt: `2026-01-${day}T00:00:00Z` }));
    expect((await forget(LONG_AFTER, 1, 2))?.ids.toSorted()).toEqual([added[1], added[2]].toSorted());
    expect((await forget(LONG_AFTER, 1, 2))?.ids).toEqual([added[0]]);
    expect((await forget(LONG_AFTER, 1, 2))?.ids).toEqual([]);
  });
  test('are deleted by one at a time, and each once', async () => {
    for (let count = 0; count < 20; count += 1) await addApplication(database().queries);
    const answers = await Promise.all(Array.from({ length: 4 }, () => forget(LONG_AFTER)));
    expect(answers.flatMap((answer) => answer?.ids ?? [])).toHaveLength(20);
    expect(await ids()).toEqual([]);
  });
  test('that came with a file are told by it, also beyond a thousand', async () => {
    const { queries } = database();
    await addApplication(queries);
    const rows = Array.from({ length: 1001 }, () => randomUUID());
    await queries.transaction(async (tx) => {
      for (const id of rows) await addApplication(tx, { id, resumeKey: `resumes/${id}.pdf` });
    });
    const found = await resumesOnRecord(queries);
    expect(found.size).toBe(1001);
    expect(rows.every((id) => found.get(`resumes/${id}.pdf`) === id)).toBe(true);
  });
});
