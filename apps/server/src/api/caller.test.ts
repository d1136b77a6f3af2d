import { anonymous, type Viewer } from '@millrace/catalogue';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Caller, callerOf } from './caller.ts';

const viewer: Viewer = { kind: 'customer', customerId: 7 };

async function whoCalls(authorization?: string): Promise<Caller> {
  const app = fastify();
  const found: Caller[] = [];
  app.get('/', async (request) => {
    found.push(await callerOf(request, async (token) => (token === 'good' ? { userId: 'user-1', viewer } : null)));
    return 'done';
  });
  await app.inject({ url: '/', headers: authorization === undefined ? {} : { authorization } });
  const [caller] = found;
  if (caller === undefined) throw new Error('The request did not arrive.');
  return caller;
}

test.each([
  ['Bearer good', 'user-1', viewer],
  ['bearer good', 'user-1', viewer],
  ['Bearer stale', null, anonymous],
  ['Bearer', null, anonymous],
  ['Bearer good, Bearer other', null, anonymous],
  ['Basic good', null, anonymous],
  [undefined, null, anonymous],
])('authorization %j names user %j', async (authorization, userId, seenAs) => {
  expect(await whoCalls(authorization)).toMatchObject({ userId, viewer: seenAs });
});
