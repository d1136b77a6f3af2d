import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPartOfPage } from './part-of-page.ts';
import { securityHeaders } from './security-headers.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await securityHeaders(app, {
    publicUrl: 'http://127.0.0.1:3000',
    mediaBase: '/media',
    botCheck: { provider: 'altcha' },
    services: () => ({ videoBase: '', mapEmbed: '', measurementId: '' }),
  });
  app.get('/page', async () => 'page');
  app.get('/part', async (_request, reply) => {
    asPartOfPage(reply);
    return 'part';
  });
});
afterAll(() => app.close());

const OF_DOCUMENTS = ['cross-origin-opener-policy', 'x-frame-options'];

test('a page carries what browsers heed in documents', async () => {
  const { headers } = await app.inject('/page');
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(OF_DOCUMENTS));
});

test('what is only part of a page does not, and keeps what holds for every answer', async () => {
  const { headers } = await app.inject('/part');
  for (const name of OF_DOCUMENTS) expect(headers).not.toHaveProperty(name);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
});
