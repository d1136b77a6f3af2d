import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Database, listMails, openDatabase, queueMail } from '@millrace/database';
import { type PrivatePostgres, postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSmtp, type TestSmtp } from '../testing/start-test-smtp.ts';
import { HANDS } from './mail-hands.ts';

/** On a busy machine. */
const WITHIN_MS = 180_000;
const COUNT = 40;
const programs = postgresPrograms();

describe.skipIf(programs === undefined)('two processes that share a PostgreSQL server', () => {
  let server: PrivatePostgres;
  let database: Database;
  let smtp: TestSmtp;
  let processes: ChildProcess[];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    database = await openDatabase({ dataDir: '', databaseUrl: server.url, log: quietLog });
    smtp = await startTestSmtp();
    processes = await Promise.all([sending(), sending()]);
  }, WITHIN_MS);
  afterAll(async () => {
    for (const each of processes) each.kill('SIGKILL');
    await smtp.kill();
    await database.close();
    await server.stop();
  });

  /** A process that works the outbox off, once it listens. */
  async function sending(): Promise<ChildProcess> {
    const script = resolve(import.meta.dirname, '../testing/sending-process.ts');
    const child = spawn(process.execPath, [script, server.url, smtp.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  }
  const queue = (name: string | number) =>
    database.queries.transaction((tx) =>
      queueMail(tx, {
        kind: 'confirm-email',
        to: `${name}@b.example`,
        data: { link: 'https://www.example.com/sign-in?confirm=1' },
      }),
    );
  const inHand = async () =>
    (await listMails(database.queries, { limit: 100 })).filter(({ tries }) => tries > 0).length;
  const taken = async () => (await smtp.taken()).flatMap(({ to = [] }) => to.map(({ address }) => address));

  test(
    'send each mail once, also when one of them is killed: the other takes over what it had in hand',
    async () => {
      smtp.behave({ at: 'recipient', does: 'stall' });
      for (let n = 0; n < COUNT; n++) await queue(n);
      await expect.poll(inHand, { timeout: WITHIN_MS }).toBe(2 * HANDS);

      const [killed] = processes;
      if (killed === undefined) throw new Error('There is no process.');
      const ended = once(killed, 'exit');
      killed.kill('SIGKILL');
      await ended;
      smtp.behave(null);
      smtp.goOn();
      await expect.poll(async () => (await taken()).length, { timeout: WITHIN_MS }).toBe(COUNT - HANDS);

      // The leases of the dead one run out, and something is announced.
      await database.queries.execute(sql`update mail set due_at = now() where outcome is null`);
      await queue('last');
      await expect.poll(async () => (await taken()).length, { timeout: WITHIN_MS }).toBe(COUNT + 1);
      const all = ['last@b.example', ...Array.from({ length: COUNT }, (_, n) => `${n}@b.example`)];
      expect((await taken()).sort()).toEqual(all.sort());
    },
    WITHIN_MS,
  );
});
