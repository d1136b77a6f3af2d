import { brotliCompressSync } from 'node:zlib';
import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, startServer } from '../started-server.ts';
import { startBareNode } from './bare-node.ts';
import { loadLacks, requestsPerSecond } from './load.ts';
import { startNext } from './next-peer.ts';
import { nginxLacks, startNginx } from './nginx.ts';

const PORTS = { ours: 3192, nginx: 3193, next: 3195, bare: 3196 };
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** Of the requests nginx answers with the same bytes on the same core (house.md). */
const SHARE_OF_NGINX = 0.5;

/**
 * A page that is kept, against nginx with the same bytes and headers, a bare server of Node's with them, and a static page of Next.js: in
 * turns, in one run.
 */
export async function benchDelivery({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const what = 'a kept page, requests/s as a share of nginx';
  const missing = [...nginxLacks(), ...loadLacks()];
  if (missing.length > 0) return [benchRow(`${what} (install ${missing.join(', ')})`, null, '', null)];
  const { dataDir, remove } = emptyDataDir();
  const server = await startServer(dataDir, PORTS.ours, { core: SERVER_CORE });
  try {
    const path = await familyPath(server.address);
    const { html, headers } = await kept(server.address + path);
    const br = brotliCompressSync(html);
    const peer = await startNginx({ port: PORTS.nginx, core: SERVER_CORE, path, html, br, headers });
    const bare = await startBareNode({ port: PORTS.bare, core: SERVER_CORE, br, headers: bareHeaders(headers, br) });
    try {
      const next = short ? null : await startNext({ port: PORTS.next, core: SERVER_CORE, words: wordsOf(html) });
      try {
        const rates = await inTurns(
          {
            ours: server.address + path,
            nginx: peer.address + path,
            bare: bare.address + path,
            ...(next === null ? {} : { next: `${next.address}/` }),
          },
          short,
        );
        return rowsOf(what, rates);
      } finally {
        await next?.stop();
      }
    } finally {
      await bare.stop();
      await peer.stop();
    }
  } finally {
    await server.stop();
    remove();
  }
}

/** Requests a second of each, the median of turns taken one after the other, so that what else the machine does hits all alike. */
async function inTurns(addresses: Readonly<Record<string, string>>, short: boolean): Promise<Map<string, number>> {
  const turns = short ? 1 : 7;
  const seconds = short ? 1 : 3;
  const found = new Map<string, number[]>();
  // The first turn warms all up.
  for (let turn = 0; turn <= turns; turn++) {
    for (const [who, address] of Object.entries(addresses)) {
      const rate = await requestsPerSecond({ address, core: LOAD_CORE, seconds, headers: BROWSER });
      if (turn > 0) found.set(who, [...(found.get(who) ?? []), rate]);
    }
  }
  return new Map([...found].map(([who, rates]) => [who, median(rates)]));
}

function rowsOf(what: string, rates: ReadonlyMap<string, number>): BenchRow[] {
  const [ours = 0, nginx = 0, bare = 0, next] = ['ours', 'nginx', 'bare', 'next'].map((who) => rates.get(who));
  const share = ours / nginx;
  return [
    { ...benchRow(what, share, '', null), atLeast: SHARE_OF_NGINX, met: share >= SHARE_OF_NGINX },
    benchRow('  requests/s, this server on one core', ours, '/s', null),
    benchRow('  requests/s, nginx on the same core', nginx, '/s', null),
    benchRow("  requests/s, a bare server of Node's with the same answer on the same core", bare, '/s', null),
    benchRow('  this server as a share of the bare one', ours / bare, '', null),
    ...(next === undefined
      ? []
      : [
          benchRow('  requests/s, a static Next.js page of the same words on the same core', next, '/s', null),
          benchRow('  the same Next.js page as a share of nginx', next / nginx, '', null),
        ]),
  ];
}

/** What a page's answer carries, as Node sends it fastest. */
const bareHeaders = (headers: Readonly<Record<string, string>>, br: Buffer): string[] =>
  Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(br.length),
    etag: '"bare"',
  }).flat();

/** What a page says, piece by piece. */
function wordsOf(html: Buffer): string[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html.toString())?.[1] ?? '';
  const visible = body.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '');
  return visible
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

async function familyPath(address: string): Promise<string> {
  const families: unknown = await (await fetch(`${address}/api/ProductFamily?include=products`)).json();
  const [first] = Array.isArray(families) ? families : [];
  return `/family/${Object(first).slug}`;
}

/** A page once it is answered at the door, and the headers it carries besides those of its encoding. */
async function kept(address: string): Promise<{ html: Buffer; headers: Record<string, string> }> {
  for (let nth = 0; nth < 2; nth++) await (await fetch(address, { headers: BROWSER })).arrayBuffer();
  const answer = await fetch(address, { headers: BROWSER });
  const own = /^(content-(encoding|length|type)|date|connection|keep-alive|etag|transfer-encoding)$/;
  const headers = [...answer.headers].filter(([name]) => !own.test(name));
  return { html: Buffer.from(await answer.arrayBuffer()), headers: Object.fromEntries(headers) };
}

if (import.meta.main) console.table(await benchDelivery({ short: process.argv.includes('--short') }));
