import { type BenchRow, benchRow, median } from '../row.ts';
import { demoDataDir, startServer } from '../started-server.ts';
import { startBareNode } from './bare-node.ts';
import { BROWSER, type KeptPage, keptFamilyPage, wordsOf } from './kept-page.ts';
import { load, loadLacks } from './load.ts';
import { startNext } from './next-peer.ts';
import { nginxLacks, startFileNginx, startShippedNginx } from './nginx.ts';
import { processorTime } from './processor-time.ts';

const PORTS = { ours: 3192, nginx: 3193, shipped: 3194, next: 3195, bare: 3196 };
const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** Shares from house.md: of a bare Node server with the same bytes, and of nginx with a file. */
const AT_LEAST = { ofBareNode: 0.75, ofFile: 0.8 };
/** The front door keeps one spelling of an address; with another one the same page comes from the page cache, through the framework. */
const PAST_THE_DOOR = '?utm_source=bench';

/** An address under load, and the process whose time is counted. */
interface Runner {
  address: string;
  pid?: number;
}
/** Medians of all turns. */
interface Figures {
  perSecond: number;
  /** Processor time of one request, in microseconds. */
  processorUs: number;
}

/**
 * Loads a kept page in turns with its peers on the same core: a bare Node server and nginx with the same bytes and headers, docs/nginx.conf
 * in front of this server, and a static page of Next.js.
 */
export async function benchDelivery({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const missing = [...nginxLacks(), ...loadLacks()];
  if (missing.length > 0) return [benchRow(`a kept page, requests/s (install ${missing.join(', ')})`, null, '', null)];
  await using stops = new AsyncDisposableStack();
  const { dataDir, remove } = demoDataDir();
  stops.defer(remove);
  const server = await startServer(dataDir, PORTS.ours, { core: SERVER_CORE });
  stops.defer(server.stop);
  const page = await keptFamilyPage(server.address);
  const place = { core: SERVER_CORE, path: page.path };
  const bare = await startBareNode({ port: PORTS.bare, core: SERVER_CORE, br: page.br, headers: bareHeaders(page) });
  stops.defer(bare.stop);
  const nginx = await startFileNginx({ ...place, ...page, port: PORTS.nginx });
  stops.defer(nginx.stop);
  const shipped = await startShippedNginx({ ...place, port: PORTS.shipped, serverPort: PORTS.ours });
  stops.defer(shipped.stop);
  const runners: Record<string, Runner> = {
    ours: { address: server.address + page.path, pid: server.pid },
    pastTheDoor: { address: server.address + page.path + PAST_THE_DOOR, pid: server.pid },
    bare: { address: bare.address + page.path, pid: bare.pid },
    nginx: { address: nginx.address + page.path },
    shipped: { address: shipped.address + page.path },
  };
  if (!short) {
    const next = await startNext({ port: PORTS.next, core: SERVER_CORE, words: wordsOf(page.html) });
    stops.defer(next.stop);
    runners.next = { address: `${next.address}/` };
  }
  return rowsOf(await inTurns(runners, short));
}

/** Loads each in turn, so that other work of the machine hits all alike. */
async function inTurns(runners: Readonly<Record<string, Runner>>, short: boolean): Promise<Map<string, Figures>> {
  const turns = short ? 1 : 7;
  const seconds = short ? 1 : 3;
  const found = new Map<string, Figures[]>();
  // The first turn warms all up.
  for (let turn = 0; turn <= turns; turn++) {
    for (const [who, { address, pid }] of Object.entries(runners)) {
      const before = pid === undefined ? 0 : processorTime(pid);
      const { requests, perSecond } = await load({ address, core: LOAD_CORE, seconds, headers: BROWSER });
      const processorUs = pid === undefined ? Number.NaN : (processorTime(pid) - before) / requests;
      if (turn > 0) found.set(who, [...(found.get(who) ?? []), { perSecond, processorUs }]);
    }
  }
  const middle = (figures: readonly Figures[], name: keyof Figures) => median(figures.map((each) => each[name]));
  return new Map(
    [...found].map(([who, figures]) => [
      who,
      { perSecond: middle(figures, 'perSecond'), processorUs: middle(figures, 'processorUs') },
    ]),
  );
}

function rowsOf(figures: ReadonlyMap<string, Figures>): BenchRow[] {
  const rate = (who: string): number => figures.get(who)?.perSecond ?? Number.NaN;
  const time = (who: string): number => figures.get(who)?.processorUs ?? Number.NaN;
  return [
    share('a kept page, requests/s as a share of a bare Node server', rate('ours') / rate('bare'), AT_LEAST.ofBareNode),
    share(
      '  behind docs/nginx.conf, as a share of nginx with a file',
      rate('shipped') / rate('nginx'),
      AT_LEAST.ofFile,
    ),
    benchRow('  requests/s, this server on one core', rate('ours'), '/s', null),
    benchRow('  requests/s, past the front door', rate('pastTheDoor'), '/s', null),
    benchRow('  requests/s, a bare Node server with the same answer', rate('bare'), '/s', null),
    benchRow('  requests/s, docs/nginx.conf in front of this server', rate('shipped'), '/s', null),
    benchRow('  requests/s, nginx with the page as a file', rate('nginx'), '/s', null),
    benchRow('  processor time of a request, this server', time('ours'), 'µs', null),
    benchRow('  processor time of a request, past the front door', time('pastTheDoor'), 'µs', null),
    benchRow('  processor time of a request, a bare Node server', time('bare'), 'µs', null),
    ...(figures.has('next')
      ? [benchRow('  requests/s, a static Next.js page of the same words', rate('next'), '/s', null)]
      : []),
  ];
}

const share = (what: string, measured: number, atLeast: number): BenchRow => ({
  ...benchRow(what, measured, '', null),
  atLeast,
  met: measured >= atLeast,
});

/** The headers of the page's answer, as Node sends them fastest. */
const bareHeaders = ({ headers, br }: KeptPage): string[] =>
  Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(br.length),
    etag: '"bare"',
  }).flat();

if (import.meta.main) console.table(await benchDelivery({ short: process.argv.includes('--short') }));
