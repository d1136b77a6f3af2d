import { brotliCompressSync } from 'node:zlib';
import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, startServer } from '../started-server.ts';
import { loadLacks, requestsPerSecond } from './load.ts';
import { nginxLacks, startNginx } from './nginx.ts';

const PORTS = { ours: 3192, nginx: 3193 };
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** Of the requests nginx answers with the same bytes on the same core (house.md). */
const SHARE_OF_NGINX = 0.5;

/** A page that is kept, against nginx with the same bytes and headers: in turns, in one run. */
export async function benchDelivery({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const what = 'a kept page, requests/s as a share of nginx';
  const missing = [...nginxLacks(), ...loadLacks()];
  if (missing.length > 0) return [benchRow(`${what} (install ${missing.join(', ')})`, null, '', null)];
  const { dataDir, remove } = emptyDataDir();
  const server = await startServer(dataDir, PORTS.ours, { core: SERVER_CORE });
  try {
    const path = await familyPath(server.address);
    const { html, headers } = await kept(server.address + path);
    const peer = await startNginx({
      port: PORTS.nginx,
      core: SERVER_CORE,
      path,
      html,
      br: brotliCompressSync(html),
      headers,
    });
    try {
      return await inTurns({ ours: server.address + path, nginx: peer.address + path }, short);
    } finally {
      await peer.stop();
    }
  } finally {
    await server.stop();
    remove();
  }

  async function inTurns(addresses: { ours: string; nginx: string }, isShort: boolean): Promise<BenchRow[]> {
    const turns = isShort ? 1 : 7;
    const seconds = isShort ? 1 : 3;
    const found = { ours: [] as number[], nginx: [] as number[] };
    const ask = (address: string) => requestsPerSecond({ address, core: LOAD_CORE, seconds, headers: BROWSER });
    // The first turn warms both up.
    for (let turn = 0; turn <= turns; turn++) {
      for (const who of ['ours', 'nginx'] as const) {
        const rate = await ask(addresses[who]);
        if (turn > 0) found[who].push(rate);
      }
    }
    const [ours, nginx] = [median(found.ours), median(found.nginx)];
    const share = benchRow(what, ours / nginx, '', null);
    return [
      { ...share, atLeast: SHARE_OF_NGINX, met: ours / nginx >= SHARE_OF_NGINX },
      benchRow('  requests/s, this server on one core', ours, '/s', null),
      benchRow('  requests/s, nginx on the same core', nginx, '/s', null),
    ];
  }
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
