import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { ADDRESSES, openRequestLimits, requestLimit } from './request-limit.ts';

test('a limit remembers so many networks, and of more it forgets the one that asked longest ago', async () => {
  const app = fastify();
  await openRequestLimits(app);
  const charge = requestLimit(app, 'forms', 1);
  const refused: string[] = [];
  app.get('/', async (request) => {
    const ask = async (ip: string): Promise<void> => {
      const from: FastifyRequest = Object.create(request, { ip: { value: ip } });
      await charge(from).catch(() => refused.push(ip));
    };
    await ask('192.0.2.1');
    await ask('192.0.2.1');
    for (let nth = 0; nth < ADDRESSES; nth += 1) await ask(`10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`);
    await ask('192.0.2.1');
    await ask('192.0.2.1');
    return null;
  });
  await app.inject('/');
  expect(refused).toEqual(['192.0.2.1', '192.0.2.1']);
});
