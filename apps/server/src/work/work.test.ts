import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { currentAsker, inTheNameOf, theSite } from './asker.ts';
import { lanes } from './lanes.ts';
import { openWork } from './work.ts';

const never = new AbortController().signal;
const requestOf = (ip: string) => ({ ip, signal: never });
const busyFor = (ms: number) => {
  const before = process.threadCpuUsage();
  const used = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  while (used() < ms);
};
let now = 0;
afterEach(() => {
  now = 0;
});
const opened = () => openWork({ perMinuteMs: 50, clock: () => now });

describe('processor time', () => {
  test('that a network has used up is refused to it, until it has come back', async () => {
    const work = opened();
    await work.run('answers', work.admit(requestOf('192.0.2.1')), () => busyFor(60));
    expect(() => work.admit(requestOf('192.0.2.1'))).toThrow('Too many requests');
    expect(() => work.admit(requestOf('192.0.2.2'))).not.toThrow();
    now = 120_000;
    expect(() => work.admit(requestOf('192.0.2.1'))).not.toThrow();
  });
  test('counts by network', async () => {
    const work = opened();
    await work.run('answers', work.admit(requestOf('2001:db8::1')), () => busyFor(60));
    expect(() => work.admit(requestOf('2001:db8::2'))).toThrow('Too many requests');
    expect(() => work.admit(requestOf('2001:db8:1::1'))).not.toThrow();
  });
  test.each(['pictures', 'answers'] as const)(
    "is not charged for pictures, nor for the site's own %s",
    async (lane) => {
      const work = opened();
      const asker = lane === 'pictures' ? work.admit(requestOf('192.0.2.1')) : theSite;
      await work.run(lane, asker, () => busyFor(60));
      expect(() =>
        work.admit({ ip: lane === 'pictures' ? '192.0.2.1' : theSite.network, signal: never }),
      ).not.toThrow();
    },
  );
});
test('work of one kind waits in one lane, in which each network has its places; another kind has its own', async () => {
  const work = opened();
  const asker = work.admit(requestOf('192.0.2.1'));
  const other = work.admit(requestOf('192.0.2.2'));
  const { atOnce, waitingPerNetwork } = lanes.passwords;
  const held = Promise.withResolvers<void>();
  const jobs = Array.from({ length: atOnce + waitingPerNetwork }, () => {
    expect(work.hasRoom('passwords', asker)).toBe(true);
    return work.run('passwords', asker, () => held.promise);
  });
  expect([
    work.hasRoom('passwords', asker),
    work.hasRoom('passwords', other),
    work.hasRoom('documents', asker),
  ]).toEqual([false, true, true]);
  held.resolve();
  await Promise.all(jobs);
  expect(work.hasRoom('passwords', asker)).toBe(true);
});
test('a forwarded address counts only from a proxy that is trusted', async () => {
  const work = opened();
  const app = fastify({ trustProxy: ['10.0.0.1'] });
  app.setErrorHandler(answerProblem);
  app.get('/work', async (request) => {
    await work.run('answers', work.admit(request), () => busyFor(60));
    return 'done';
  });
  const statusOf = async (remoteAddress: string, forwarded: string) =>
    (await app.inject({ url: '/work', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).statusCode;
  expect(await statusOf('10.0.0.1', '192.0.2.1')).toBe(200);
  expect(await statusOf('10.0.0.1', '192.0.2.2')).toBe(200);
  expect(await statusOf('192.0.2.9', '192.0.2.3')).toBe(200);
  expect(await statusOf('192.0.2.9', '192.0.2.4')).toBe(429);
  await app.close();
});
test('a job may ask another lane for work and leave its own', async () => {
  const work = opened();
  const asker = work.admit(requestOf('192.0.2.1'));
  const text = await work.run('answers', asker, async ({ leave }) => {
    leave();
    return work.run('compression', asker, async () => work.run('answers', asker, () => 'done'));
  });
  expect(text).toBe('done');
});
test('work is done in the name of the asker that was named, or else of the site', async () => {
  const asker = { network: '192.0.2.1', signal: never };
  expect(currentAsker()).toBe(theSite);
  expect(await inTheNameOf(asker, async () => currentAsker())).toBe(asker);
});
