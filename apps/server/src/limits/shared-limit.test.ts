import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { openRequestLimits, requestLimit } from './request-limit.ts';
import { countInDatabase, sharedLimit } from './shared-limit.ts';

const MAX = 3;
let database: TestDatabase;
let other: Awaited<ReturnType<TestDatabase['again']>>;
let nodes: FastifyInstance[];
beforeAll(async () => {
  database = await openTestDatabase();
  other = await database.again();
  nodes = [await node(database), await node(other)];
});
afterAll(async () => {
  await Promise.all(nodes.map((app) => app.close()));
  await other.close();
  await database.close();
});

async function node(on: Parameters<typeof countInDatabase>[0]): Promise<FastifyInstance> {
  const app = fastify();
  app.setErrorHandler(answerProblem);
  await openRequestLimits(app);
  const ofProcess = requestLimit(app, 'work', MAX);
  const count = countInDatabase(on);
  const charge = count === null ? ofProcess : sharedLimit(ofProcess, count, 'work', MAX);
  app.get('/work', async (request) => {
    await charge(request);
    return 'done';
  });
  return app;
}
const ask = async (at: number, remoteAddress: string) => {
  const answer = await nodes[at]?.inject({ url: '/work', remoteAddress });
  if (answer === undefined) throw new Error(`There is no node ${at}.`);
  return answer;
};

test('a process counts for itself where it is alone with its database', () => {
  expect(countInDatabase(database) === null).toBe(inject('databaseKind') === 'embedded');
});
test('an address that asks one node too often waits', async () => {
  const answers = [];
  for (let time = 0; time <= MAX; time += 1) answers.push(await ask(0, '192.0.2.1'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
});

/** Only a server has several nodes. */
if (inject('databaseKind') === 'server')
  describe('over two nodes', () => {
    test('an address that asks them in turn waits, and is told how long', async () => {
      const answers = [];
      for (let time = 0; time <= MAX; time += 1) answers.push(await ask(time % 2, '192.0.2.2'));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
      const refused = answers.at(-1);
      expect(refused?.json()).toMatchObject({ code: 'too-many' });
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(0, '192.0.2.3')).statusCode).toBe(200);
    });
    test('one that asks both at once gets no more than the limit', async () => {
      const answers = [];
      for (let time = 0; time <= MAX; time += 1)
        answers.push(...(await Promise.all([ask(0, '192.0.2.4'), ask(1, '192.0.2.4')])));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX);
    });
    test('the addresses of one IPv6 network count together', async () => {
      for (let time = 0; time < MAX; time += 1) await ask(time % 2, `2001:db8::${time + 1}`);
      expect((await ask(0, '2001:db8::9')).statusCode).toBe(429);
      expect((await ask(1, '2001:db8:1::1')).statusCode).toBe(200);
    });
  });
