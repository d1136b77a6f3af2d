import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSilentConnections } from './silent-connections.ts';

let pending: ServerResponse[] = [];
const server = createServer((_request, response) => pending.push(response));
closeSilentConnections(server);

beforeEach(async () => {
  pending = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());

const port = () => (server.address() as AddressInfo).port;
const stop = () => new Promise((resolve) => server.close(() => resolve('stopped')));
async function openSilently(): Promise<void> {
  const accepted = once(server, 'connection');
  const client = connect(port(), '127.0.0.1').resume();
  client.on('error', () => undefined);
  await Promise.all([accepted, once(client, 'connect')]);
}

test('a connection on which nothing was asked does not keep a server from stopping', async () => {
  await openSilently();
  await openSilently();
  expect(await stop()).toBe('stopped');
});

test('a call that is under way is answered to its end all the same', async () => {
  await openSilently();
  const asked = once(server, 'request');
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: port(), agent: false }, resolve).on('error', reject);
  });
  await asked;
  const stopped = stop();
  pending[0]?.end('whole');
  const answer = await answered;
  expect(await answer.setEncoding('utf8').toArray()).toEqual(['whole']);
  expect(await stopped).toBe('stopped');
});
