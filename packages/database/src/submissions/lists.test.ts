import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobApplication } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { addApplication } from '../testing/sample-application.ts';
import { countApplications, listApplications } from './list-applications.ts';
import { cancelRegistration, countRegistrations, listRegistrations } from './list-registrations.ts';
import { recordRegistration } from './record-registration.ts';

onBothDatabases('applications on record', (database) => {
  const queries = () => database().queries;
  const add = async (day: number, given: { email?: string; status?: 'new' | 'rejected' }): Promise<string> => {
    const { email = 'ada@example.com', status = 'new' } = given;
    const id = await addApplication(queries(), { receivedAt: `2026-03-0${day}T12:00:00Z`, email });
    await queries().update(jobApplication).set({ status }).where(eq(jobApplication.id, id));
    return id;
  };
  const list = async (given: Partial<Parameters<typeof listApplications>[1]> = {}) => {
    const { lines, total } = await listApplications(queries(), { page: 1, pageSize: 10, ...given });
    return [lines.map(({ email }) => email), total];
  };

  test('are listed the newest first, by page, with how many there are', async () => {
    await add(1, { email: 'a@example.com' });
    await add(3, { email: 'c@example.com' });
    await add(2, { email: 'b@example.com' });
    const all = ['c@example.com', 'b@example.com', 'a@example.com'];
    expect(await list()).toEqual([all, 3]);
    expect([await list({ pageSize: 2 }), await list({ pageSize: 2, page: 2 }), await list({ page: 2 })]).toEqual([
      [all.slice(0, 2), 3],
      [all.slice(2), 3],
      [[], 3],
    ]);
  });

  test('are filtered by status and by words of the name, the address and the position, all at once', async () => {
    await add(1, { email: 'ada@one.example' });
    await add(2, { email: 'bob@two.example', status: 'rejected' });
    await add(3, { email: 'eve@two.example' });
    const found = async (status: 'new' | 'rejected' | undefined, search: string) => (await list({ status, search }))[1];
    expect([await found(undefined, 'TWO.ex'), await found('new', 'two.ex'), await found('rejected', '')]).toEqual([
      2, 1, 1,
    ]);
    expect([await found(undefined, 'ada byron'), await found(undefined, 'panel builder')]).toEqual([3, 3]);
    expect([
      await found(undefined, '%'),
      await found('rejected', 'one'),
      await found(undefined, 'Mill Street'),
    ]).toEqual([0, 0, 0]);
    expect(await countApplications(queries())).toEqual({ new: 2, rejected: 1 });
  });

  test('are listed with what a line shows of them', async () => {
    const id = await add(1, {});
    const { lines } = await listApplications(queries(), { page: 1, pageSize: 1 });
    const shown = {
      position: 'Panel builder',
      employmentType: 'Internship',
      first: 'Ada',
      last: 'Byron',
      status: 'new',
    };
    expect(lines).toMatchObject([{ id, ...shown, jobId: null, resumeKey: null }]);
  });
});

onBothDatabases('registrations on record', (database) => {
  const queries = () => database().queries;
  const add = async (slug: string, lastName: string, firstName = 'Ada', totalAttending = 1): Promise<string> => {
    const id = randomUUID();
    const person = { firstName, lastName, phone: '1', email: 'ada@example.com', totalAttending, notes: '' };
    const event = { eventSlug: slug, eventName: slug };
    await queries().transaction((tx) =>
      recordRegistration(tx, { id, submission: { key: null, hash: '' }, ...event, ...person }),
    );
    return id;
  };
  const names = async (slug: string, limit = 9) =>
    (await listRegistrations(queries(), slug, limit)).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

  test('of an event are listed by name, whatever its case', async () => {
    await add('fair', 'byron', 'Bea');
    await add('fair', 'Byron', 'ada');
    await add('fair', 'Able');
    await add('show', 'Zed');
    expect(await names('fair')).toEqual(['Ada Able', 'ada Byron', 'Bea byron']);
    expect([await names('fair', 2), await names('show'), await names('none')]).toEqual([
      ['Ada Able', 'ada Byron'],
      ['Ada Zed'],
      [],
    ]);
    expect(Object.keys((await listRegistrations(queries(), 'show', 1))[0] ?? {})).not.toContain('submissionHash');
  });

  test('are cancelled once, in their own event, and then counted apart', async () => {
    const id = await add('fair', 'Able', 'Ada', 2);
    await add('fair', 'Byron', 'Ada', 3);
    await add('show', 'Zed', 'Ada', 4);
    const at = new Date('2026-11-21T08:00:00Z');
    const cancel = (of: string) => cancelRegistration(queries(), { id, slug: of }, at);
    expect(await cancel('show')).toBeNull();
    expect(await cancel('fair')).toMatchObject({ isNew: true, registration: { id, cancelledAt: at } });
    expect(await cancelRegistration(queries(), { id, slug: 'fair' }, new Date())).toMatchObject({
      isNew: false,
      registration: { cancelledAt: at },
    });
    expect(await countRegistrations(queries())).toMatchObject([
      { slug: 'fair', registrations: 1, attending: 3, cancelled: 1 },
      { slug: 'show', registrations: 1, attending: 4, cancelled: 0 },
    ]);
    await cancelRegistration(
      queries(),
      { id: (await listRegistrations(queries(), 'show', 1))[0]?.id ?? '', slug: 'show' },
      at,
    );
    expect((await countRegistrations(queries()))[1]).toMatchObject({ registrations: 0, attending: 0, cancelled: 1 });
  });
});
