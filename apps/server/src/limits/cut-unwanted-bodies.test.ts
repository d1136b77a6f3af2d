import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchArrivingBodies } from './arriving-bodies.ts';
import { cutUnwantedBodies } from './cut-unwanted-bodies.ts';

const LINGER_MS = 1000;
let app: FastifyInstance;
let socket: Socket;
beforeEach(async () => {
  app = fastify();
  watchArrivingBodies(app);
  cutUnwantedBodies(app, LINGER_MS);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/refused') await reply.code(429).send({ message: 'Too many.' });
  });
  app.get('/unread', async () => ({ found: true }));
  app.post('/read', async ({ body }) => body);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
});
afterEach(async () => {
  socket.destroy();
  await app.close();
});
const begin = (line: string, length: string, type = 'application/json'): void => {
  socket.write(`${line} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`);
};
const answered = async (): Promise<string> => String((await once(socket, 'data'))[0]);

test.each([
  ['refused before it is read', 'POST /refused', 'application/json', /^HTTP\/1\.1 429 /],
  ['in parts, refused before it is read', 'POST /refused', 'multipart/form-data; boundary=x', /^HTTP\/1\.1 429 /],
  ['of a call that reads none', 'GET /unread', 'application/json', /^HTTP\/1\.1 200 /],
])('a body without end, %s, is answered and then cut off', async (_, line, type, answer) => {
  begin(line, 'transfer-encoding: chunked', type);
  const told = answered();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const sending = setInterval(() => socket.write('1\r\nx\r\n'), 10);
  expect(await told).toMatch(answer);
  await closed;
  clearInterval(sending);
});
test('the rest of a body that ends soon is dropped, and the connection goes on', async () => {
  begin('POST /refused', 'content-length: 4');
  expect(await answered()).toMatch(/^HTTP\/1\.1 429 /);
  socket.write('null');
  begin('POST /read', 'content-length: 7');
  socket.write('{"a":1}');
  expect(await answered()).toMatch(/^HTTP\/1\.1 200 .*\{"a":1\}$/s);
});
