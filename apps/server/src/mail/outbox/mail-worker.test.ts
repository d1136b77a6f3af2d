import { type ClaimedMail, listMails, queueMail } from '@millrace/database';
import { onBothDatabases, quietLog } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keeping } from '../delivery.ts';
import { HANDS, mailHands } from './mail-hands.ts';
import { startMailWorker } from './mail-worker.ts';

const link = 'https://www.example.com/reset/secret';

onBothDatabases('the worker of the outbox', (database) => {
  const queue = (to: string) => queueMail(database().queries, { kind: 'reset-password', to, data: { link } });
  /** Hands over what it is given, one by one. */
  const started = async () => {
    const given: ClaimedMail[] = [];
    const waiting: ((mail: ClaimedMail) => void)[] = [];
    const stop = await startMailWorker({
      database: database(),
      domain: 'www.example.com',
      log: quietLog,
      delivery: {
        deliver: async (mail) => {
          const next = waiting.shift();
          if (next === undefined) given.push(mail);
          else next(mail);
          return 'sent';
        },
        close: () => {},
      },
    });
    const next = (): Promise<ClaimedMail> => {
      const [first] = given.splice(0, 1);
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    };
    return { next, stop };
  };

  test('takes up what was queued before it started, and what is queued later as soon as that is committed', async () => {
    await queue('before@b.example');
    const { next, stop } = await started();
    expect((await next()).to).toBe('before@b.example');
    await queue('later@b.example');
    expect((await next()).to).toBe('later@b.example');
    await stop();
  });

  test('takes up a mail that nobody announces when it falls due', async () => {
    await queue('due@b.example');
    await database().queries.execute(sql`update mail set due_at = now() + interval '1 second'`);
    const { next, stop } = await started();
    expect((await next()).to).toBe('due@b.example');
    await stop();
  });

  test('takes up nothing more once it is stopped', async () => {
    const { stop } = await started();
    await stop();
    await queue('late@b.example');
    const [mail] = await listMails(database().queries, { limit: 1 });
    expect(mail?.state).toBe('waiting');
  });

  test('goes on after a hand that failed: the fault is handed on, and nothing is in hand any more', async () => {
    const fault = new Error('There is no time.');
    const faults: unknown[] = [];
    const hands = mailHands({
      queries: database().queries,
      domain: 'www.example.com',
      log: quietLog,
      delivery: keeping,
      clock: () => {
        throw fault;
      },
      onPutDown: (error) => void faults.push(error),
    });
    hands.call();
    await hands.idle();
    hands.call();
    await hands.stop(0);
    expect(faults).toEqual([fault, fault]);
  });

  test('has as many mails in hand as there are hands, and takes the next up when one is put down', async () => {
    for (let nth = 0; nth < HANDS + 2; nth += 1) await queue(`${nth}@b.example`);
    const inHand: (() => void)[] = [];
    let most = 0;
    const hands = mailHands({
      queries: database().queries,
      domain: 'www.example.com',
      log: quietLog,
      delivery: {
        deliver: () =>
          new Promise((resolve) => {
            inHand.push(() => resolve('sent'));
            most = Math.max(most, inHand.length);
          }),
        close: () => {},
      },
    });
    hands.call();
    await expect.poll(() => inHand.length).toBe(HANDS);
    hands.call();
    inHand.shift()?.();
    await expect.poll(() => inHand.length).toBe(HANDS);
    expect(most).toBe(HANDS);
    const stopped = hands.stop(60_000);
    for (const sent of inHand) sent();
    await stopped;
    expect(await listMails(database().queries, { limit: 9, state: 'waiting' })).toHaveLength(1);
  });

  test('without a mail server keeps mails with their links', async () => {
    await queue('kept@b.example');
    const stop = await startMailWorker({
      database: database(),
      domain: '[127.0.0.1]',
      log: quietLog,
      delivery: keeping,
    });
    const kept = () => listMails(database().queries, { limit: 9, state: 'kept' });
    await expect.poll(kept).toMatchObject([{ to: 'kept@b.example', data: { link } }]);
    await stop();
  });
});
