import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Database, listMails, openDatabase, queueMail } from '@millrace/database';
import { compileOnce, fillDataFolder, quietLog } from '@millrace/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpDelivery } from '../smtp/smtp-delivery.ts';
import { sampleSender } from '../testing/sample-sender.ts';
import { type Place, startTestSmtp, type TestSmtp } from '../testing/start-test-smtp.ts';
import { HANDS, LEASE_MS, mailHands } from './mail-hands.ts';

/** On a busy machine: three processes' starts. */
const WITHIN_MS = 180_000;

let folder: string;
let dataDir: string;
let smtp: TestSmtp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-killed-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(folder, 'data-'));
  await fillDataFolder(dataDir);
  smtp = await startTestSmtp();
});
afterEach(() => smtp.kill());

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, log: quietLog });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** As the next process does, once the leases of the dead one have run out. */
const workOffLater = ({ queries }: Database) => workOffAt(queries, new Date(Date.now() + LEASE_MS + 1000));

async function workOffAt(queries: Database['queries'], now: Date): Promise<void> {
  const delivery = smtpDelivery({
    smtpUrl: smtp.url,
    connections: HANDS,
    sender: async () => sampleSender,
    media: async () => null,
  });
  const hands = mailHands({ queries, delivery, domain: 'www.example.com', log: quietLog, clock: () => now });
  hands.call();
  await hands.idle();
  await hands.stop(0);
}

const recipients = ['a@b.example', 'b@b.example', 'c@b.example', 'd@b.example', 'e@b.example', 'f@b.example'];

test.each<[string, Place, number]>([
  ['before the mail is given', 'recipient', 0],
  ['in the middle of the mail', 'middle', 0],
  ['when the mail is taken but not acknowledged', 'dot', HANDS],
])(
  'a process killed with SIGKILL %s loses no mail, and repeats only what was not acknowledged',
  async (_, at, most) => {
    await withDatabase(async ({ queries }) => {
      for (const to of recipients) {
        const link = `https://www.example.com/sign-in?confirm=${to}`;
        await queueMail(queries, { kind: 'confirm-email', to, data: { link } });
      }
    });
    smtp.behave({ at, does: 'stall' });
    const script = resolve(import.meta.dirname, '../testing/sending-process.ts');
    const sending = spawn(process.execPath, [...compileOnce, script, dataDir, smtp.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await smtp.reached();
    const ended = once(sending, 'exit');
    sending.kill('SIGKILL');
    await ended;
    const before = (await smtp.taken()).map(({ messageId }) => messageId);

    smtp.behave(null);
    const ids = await withDatabase(async (database) => {
      await workOffLater(database);
      const mails = await listMails(database.queries, { limit: 100 });
      expect(mails.map(({ state }) => state)).toEqual(recipients.map(() => 'sent'));
      return mails.map(({ messageId }) => `<${messageId}>`);
    });
    const taken = await smtp.taken();
    expect(new Set(taken.map(({ messageId }) => messageId))).toEqual(new Set(ids));
    expect(new Set(taken.flatMap(({ to = [] }) => to.map(({ address }) => address)))).toEqual(new Set(recipients));
    expect(before.length).toBeLessThanOrEqual(most);
    expect(before.length > 0).toBe(most > 0);
    expect(taken).toHaveLength(recipients.length + before.length);
  },
  WITHIN_MS,
);
