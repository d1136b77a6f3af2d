import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { watchArrivingBodies } from './arriving-bodies.ts';

const KB = 1 << 10;
let app: FastifyInstance;
let port: number;
const pace = { leastBytes: KB, withinMs: 30_000, totalMs: 60_000 };
const sockets: Socket[] = [];

beforeEach(async () => {
  app = fastify();
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(async () => ({ found: false }));
  Object.assign(pace, { withinMs: 30_000 });
  watchArrivingBodies(app, { ofNetwork: 10 * KB, inAll: 25 * KB, pace });
  // Reads no body, though one may come.
  app.get('/', async () => ({ found: true }));
  app.post('/', { bodyLimit: 8 * KB }, async ({ body }) => body);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Begins a body and leaves it there; returns what is answered meanwhile. */
function begin(network: number, { length = 8 * KB, url = '/', sent = '{', method = 'POST' } = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.5.${network}` });
  sockets.push(socket);
  let told = '';
  socket.on('data', (bytes) => {
    told += String(bytes);
  });
  socket.on('error', () => undefined);
  const head = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${length}`;
  socket.write(`${method} ${url} HTTP/1.1\r\n${head}\r\n\r\n${sent}`);
  return { socket, told: () => told };
}
const whole = (network: number, body = '{"a":1}') =>
  new Promise<string>((resolve) => {
    const { socket, told } = begin(network, { length: body.length, sent: body });
    socket.on('data', () => resolve(told()));
  });
/** Until the server has read the head. */
const taken = async (network: number): Promise<void> => {
  begin(network);
  await expect.poll(() => whole(network, `{"a":"${'x'.repeat(3 * KB)}"}`)).toMatch(/^HTTP\/1\.1 429 /);
};

test('a body that is there at once is read as it is', async () => {
  expect(await whole(1)).toMatch(/^HTTP\/1\.1 200 .*\{"a":1\}$/s);
});
test('a network has so much on its way, and more is refused early with the time to wait', async () => {
  await taken(1);
  expect(await whole(1, `{"a":"${'x'.repeat(3 * KB)}"}`)).toMatch(/retry-after: 10/);
  expect(await whole(2)).toMatch(/^HTTP\/1\.1 200 /);
});
test('what finds no room beside all others is refused with 503', async () => {
  for (const network of [1, 2, 3]) await taken(network);
  expect(await whole(4, `{"a":"${'x'.repeat(3 * KB)}"}`)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 10/s);
});
test('room comes back when the sender has left, and when the body is there', async () => {
  await taken(1);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => whole(1, `{"a":"${'x'.repeat(3 * KB)}"}`)).toMatch(/^HTTP\/1\.1 200 /);
  for (let nth = 0; nth < 20; nth += 1) expect(await whole(1, `{"a":"${'x'.repeat(6 * KB)}"}`)).toMatch(/ 200 /);
});
test('one that stalls is given up and told why, also at an address that there is not', async () => {
  pace.withinMs = 300;
  for (const url of ['/', '/nothing']) {
    const { told, socket } = begin(6, { url });
    const isClosed = new Promise((resolve) => socket.once('close', resolve));
    await expect.poll(told).toMatch(/^HTTP\/1\.1 400 .*too slowly/s);
    await isClosed;
  }
});
test('where the answer does not wait for the body, the rest is dropped and takes no room', async () => {
  pace.withinMs = 300;
  const answered = [begin(8, { length: 9 * KB }), begin(8, { method: 'GET' })];
  for (const { told } of answered) await expect.poll(told).toMatch(/^HTTP\/1\.1 (?:413|200) /);
  expect(await whole(8, `{"a":"${'x'.repeat(6 * KB)}"}`)).toMatch(/ 200 /);
  // The time in which a stalled one is given up goes by, and nothing breaks.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await whole(8)).toMatch(/ 200 /);
});
test('a body that is too large is refused as before', async () => {
  const { told } = begin(7, { length: 9 * KB });
  await expect.poll(told).toMatch(/^HTTP\/1\.1 413 /);
});
