import { randomUUID } from 'node:crypto';
import { application } from '@millrace/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { jobApplication, registration } from '../schema/index.ts';
import { onBothDatabases } from '../testing/index.ts';
import { recordApplication } from './record-application.ts';
import { recordRegistration } from './record-registration.ts';
import { submissionHash, submittedBefore } from './submission-key.ts';

const data = application.parse({
  position: 'Panel builder',
  employmentType: 'Intern',
  first: 'Ada',
  last: 'Byron',
  phone: '1',
  email: 'Ada@Example.com',
  presentAddress: '1 Mill Street',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
});
const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '1',
  email: 'Ada@Example.com',
  totalAttending: 2,
  notes: '',
};

onBothDatabases('what a form submits', (database) => {
  const submission = (key: string | null) => ({ key, hash: 'of what was sent' });
  const apply = (key: string | null, resume: { key: string; type: string; bytes: number } | null = null) =>
    database().queries.transaction((tx) =>
      recordApplication(tx, { id: randomUUID(), submission: submission(key), data, resume }),
    );
  const register = (key: string | null) =>
    database().queries.transaction((tx) =>
      recordRegistration(tx, {
        id: randomUUID(),
        submission: submission(key),
        eventSlug: 'open-house',
        eventName: 'Open House',
        ...person,
      }),
    );

  test('a hash tells bodies, names and files apart', () => {
    const file = { name: 'a.pdf', bytes: Buffer.from('a') };
    const hashes = [
      submissionHash({ first: 'Ada' }, file),
      submissionHash({ first: 'Bob' }, file),
      submissionHash({ first: 'Ada' }, { ...file, name: 'b.pdf' }),
      submissionHash({ first: 'Ada' }, { ...file, bytes: Buffer.from('b') }),
      submissionHash({ first: 'Ada' }, { ...file, bytes: Buffer.alloc(0) }),
      submissionHash({ first: 'Ada' }, null),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(submissionHash({ first: 'Ada' }, { ...file })).toBe(hashes[0]);
  });
  test('an application is kept whole, with where its file is', async () => {
    await apply('one', { key: 'resumes/a', type: 'application/pdf', bytes: 7 });
    const [kept] = await database().queries.select().from(jobApplication);
    expect(kept).toMatchObject({ data, email: 'ada@example.com', resumeKey: 'resumes/a', resumeBytes: 7 });
  });
  describe.each([
    ['application', apply, jobApplication],
    ['registration', register, registration],
  ] as const)('%s', (form, submit, table) => {
    const count = async () => (await database().queries.select().from(table)).length;
    test('sent again with its key makes one record', async () => {
      const before = (hash = submission('one').hash) => submittedBefore(database().queries, form, { key: 'one', hash });
      expect(await before()).toBe('new');
      expect([await submit('one'), await submit('one')]).toEqual([true, false]);
      expect([await before(), await before('of something else')]).toEqual(['same', 'other']);
      expect(await count()).toBe(1);
    });
    test('sent many times at once makes one record', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => submit('one')));
      expect(answers.filter((isNew) => isNew)).toHaveLength(1);
      expect(await count()).toBe(1);
    });
    test('of another key, or of none, is another record', async () => {
      await submit('one');
      await submit('two');
      await submit(null);
      await submit(null);
      expect(await count()).toBe(4);
      expect(await submittedBefore(database().queries, form, submission(null))).toBe('new');
    });
  });
});
