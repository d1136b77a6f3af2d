import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { workLimit } from './work-limit.ts';

async function limited(max: number, trustProxy: string[] | false = false) {
  const app = fastify({ trustProxy });
  app.setErrorHandler(answerProblem);
  const charge = await workLimit(app, max);
  app.get('/work', async (request) => {
    await charge(request);
    return 'done';
  });
  return (remoteAddress: string, forwarded?: string) =>
    app.inject({
      url: '/work',
      remoteAddress,
      ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
    });
}

test('an address that asks for too much waits, and is told how long', async () => {
  const ask = await limited(2);
  expect((await ask('192.0.2.1')).statusCode).toBe(200);
  expect((await ask('192.0.2.1')).statusCode).toBe(200);
  const answer = await ask('192.0.2.1');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'too-many' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
test('another address is not held up by it', async () => {
  const ask = await limited(1);
  await ask('192.0.2.1');
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});
test('the addresses of one IPv6 network count together', async () => {
  const ask = await limited(1);
  await ask('2001:db8::1');
  expect((await ask('2001:db8::2')).statusCode).toBe(429);
  expect((await ask('2001:db8:1::1')).statusCode).toBe(200);
});
test('a forwarded address counts only from a proxy that is trusted', async () => {
  const trusting = await limited(1, ['10.0.0.1']);
  await trusting('10.0.0.1', '192.0.2.1');
  expect((await trusting('10.0.0.1', '192.0.2.2')).statusCode).toBe(200);
  await trusting('192.0.2.9', '192.0.2.3');
  expect((await trusting('192.0.2.9', '192.0.2.4')).statusCode).toBe(429);
});
