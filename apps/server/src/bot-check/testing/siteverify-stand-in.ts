import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stand-in received. */
export interface Asked {
  method: string | undefined;
  secret: string | null;
  response: string | null;
  /** Any further fields. */
  besides: string[];
}

/** Returns what a test says; 'stall' keeps the connection open and sends nothing. */
export type Reply = object | { status: number; text: string } | 'stall';

/** reCAPTCHA's siteverify call on this machine: a token is good once, as there. */
export async function siteverifyStandIn(replies: Record<string, Reply>) {
  const asked: Asked[] = [];
  const spent = new Set<string>();
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const {
      secret,
      response: token,
      ...besides
    } = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    asked.push({
      method: request.method,
      secret: secret ?? null,
      response: token ?? null,
      besides: Object.keys(besides),
    });
    const reply = spent.has(token ?? '')
      ? failed('timeout-or-duplicate')
      : (replies[token ?? ''] ?? failed('invalid-input-response'));
    spent.add(token ?? '');
    if (reply === 'stall') return;
    if ('text' in reply) response.writeHead(reply.status).end(reply.text);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const failed = (code: string): Reply => ({ success: false, 'error-codes': [code] });
