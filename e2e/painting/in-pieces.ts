import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartedSite } from '../site/started-site.ts';

/** Long enough for the browser to paint what has arrived. */
const BETWEEN_MS = 50;

/**
 * A site whose documents arrive in a number of pieces, as on a slow network. The first piece has the head in it; each later one is a part
 * of the body, cut after the end of a tag. Everything else is passed on unchanged.
 */
export async function inPieces(address: string, pieces: number): Promise<StartedSite> {
  const { hostname, port } = new URL(address);
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answered) => {
      pass(answered, answer, isDocument ? pieces : 1).catch(() => answer.destroy());
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(answered: IncomingMessage, answer: ServerResponse, pieces: number): Promise<void> {
  const { 'content-length': _length, ...headers } = answered.headers;
  answer.writeHead(answered.statusCode ?? 502, headers);
  const body = await buffer(answered);
  for (const piece of pieces > 1 ? cut(body.toString(), pieces) : [body]) {
    answer.write(piece);
    if (pieces > 1) await pause(BETWEEN_MS);
  }
  answer.end();
}

/** The first piece has the head in it. */
function cut(html: string, pieces: number): string[] {
  const from = html.indexOf('<body');
  const length = (html.length - from) / pieces;
  const ends = Array.from({ length: pieces }, (_, index) => {
    const end = html.indexOf('>', from + Math.round((index + 1) * length) - 1);
    return index === pieces - 1 || end < 0 ? html.length : end + 1;
  });
  return ends.map((end, index) => html.slice(index === 0 ? 0 : ends[index - 1], end));
}
