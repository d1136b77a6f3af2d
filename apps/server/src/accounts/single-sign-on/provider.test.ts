import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProvider } from './provider.ts';

const REDIRECT = 'https://www.example.com/office/single-sign-on';
let server: Server;
let issuer: string;

/** A provider that takes no second request on a connection, as one that has closed it a moment before. It refuses every code. */
beforeEach(async () => {
  const used = new WeakSet<Socket>();
  server = createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    const isToken = request.url === '/token';
    const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    response.writeHead(isToken ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isToken ? { error: 'invalid_grant' } : { issuer, ...endpoints }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('each question to the provider has a connection of its own: one that is idle may be closed just when it is used', async () => {
  const provider = openProvider({ issuer, clientId: 'office', clientSecret: 's' }, REDIRECT);
  const { journey } = await provider.begin('', false);
  await expect(provider.finish(`?code=c&state=${journey.state}`, journey)).rejects.toMatchObject({
    name: 'ProviderRefused',
  });
});
