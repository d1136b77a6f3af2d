import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, publishContent } from '@millrace/database';
import { postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { type ScaleSize, scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { eventLoopHolds, type Hold } from '../growth/event-loop-holds.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, FOR_ALL_BENCHES, startServer } from '../started-server.ts';
import { fieldOf, type StaffCaller, staffCaller } from './staff-caller.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3196);
const HOLD_MS = 50;
const FIRST_ROWS_MS = 300;
const CHANGES = 7;
const PASTED_ROWS = 5000;
const PASTE_MS = 2000;
const ROWS_OF_A_CALL = 500;
const VISIT_EVERY_MS = 10;

/** Measures lists, changes and publishing of the office, and what visitors feel of it, on a PostgreSQL server. */
export async function benchOffice({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const programs = postgresPrograms();
  if (programs === undefined) return [benchRow('office (install postgresql)', null, '', null)];
  const rows = await measured(programs, scaleSizes.ten, 1000);
  return short ? rows : [...rows, ...(await measured(programs, scaleSizes.hundred, 3000))];
}

async function measured(programs: string, size: ScaleSize, findingBudgetMs: number): Promise<BenchRow[]> {
  const postgres = await startPostgres(programs);
  const { dataDir, remove } = emptyDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: postgres.url, log: quietLog });
  const content = scaleContent(size);
  try {
    await publishContent(database, content, { source: 'bench' });
    const holds = eventLoopHolds();
    const env = { ...FOR_ALL_BENCHES, DATABASE_URL: postgres.url };
    const server = await startServer(dataDir, PORT, { env, node: holds.node });
    try {
      const call = await staffCaller(database, server.address);
      const of = `${content.products.length.toLocaleString('en')} products:`;
      return [
        ...(await lists(of, call, holds)),
        ...(await changes(of, call, { holds, address: server.address, findingBudgetMs })),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
    remove();
  }
}

type Holds = ReturnType<typeof eventLoopHolds>;

async function lists(of: string, call: StaffCaller, holds: Holds): Promise<BenchRow[]> {
  const rows = (query: object) => timed(() => call('officeRows', { params: { kind: 'products' }, query }));
  const ms = new Map<string, number>();
  const hold = await holds.during(async () => {
    ms.set('a list as it is', await rows({}));
    ms.set('sorted by name, the first time', await rows({ sort: 'name' }));
    ms.set('sorted by two fields, one of them for the first time', await rows({ sort: '-partNumber,name' }));
    ms.set('its page in the middle', await rows({ sort: '-partNumber,name', page: 50 }));
    ms.set('filtered by a part of a text', await rows({ filter: JSON.stringify({ partNumber: { contains: '77' } }) }));
    ms.set('searched in all fields', await rows({ search: '77' }));
    ms.set('search over all kinds, the first time', await timed(() => call('officeSearch', { query: { q: 'b0' } })));
    ms.set('search over all kinds', await timed(() => call('officeSearch', { query: { q: 'k0' } })));
    ms.set('counts of all kinds', await timed(() => call('officeCounts')));
  });
  const found = [...ms].map(([what, took]) => benchRow(`${of} ${what}`, took, 'ms', FIRST_ROWS_MS));
  return [...found, ...holdRows(`${of} event loop held by lists`, hold)];
}

interface Surroundings {
  holds: Holds;
  address: string;
  findingBudgetMs: number;
}

async function changes(of: string, call: StaffCaller, { holds, address, findingBudgetMs }: Surroundings) {
  const draft = String(fieldOf(await call('officeBeginDraft', { body: { name: 'Bench' } }), 'id'));
  const [first] = await listed(call, draft, { pageSize: 1 });
  const row = { draft, kind: 'products', id: Number(fieldOf(first, 'id')) };
  const visits: number[] = [];
  const times: number[] = [];
  let pasteMs = Number.NaN;
  let undoMs = Number.NaN;
  let publishMs = Number.NaN;
  const checkHold = await holds.during(() =>
    whileVisited(address, visits, async () => {
      for (let nth = 0; nth < CHANGES; nth += 1) times.push(await timed(() => changeAndFind(call, row, nth)));
    }),
  );
  const cells = await rowsToPaste(call, draft);
  const pasteHold = await holds.during(() =>
    whileVisited(address, visits, async () => {
      pasteMs = await timed(() => paste(call, draft, cells));
    }),
  );
  const undoHold = await holds.during(() =>
    whileVisited(address, visits, async () => {
      undoMs = await timed(() => call('officeUndo', { params: { draft } }));
    }),
  );
  const publishHold = await holds.during(() =>
    whileVisited(address, visits, async () => {
      publishMs = await timed(() => call('officePublish', { params: { draft } }));
    }),
  );
  visits.sort((a, b) => a - b);
  return [
    benchRow(`${of} a change to its finding, median`, median(times), 'ms', findingBudgetMs),
    benchRow(`${of} a paste of ${PASTED_ROWS.toLocaleString('en')} cells with verdicts`, pasteMs, 'ms', PASTE_MS),
    benchRow(`${of} undo of ${ROWS_OF_A_CALL} of them`, undoMs, 'ms', null),
    benchRow(`${of} publishing the others`, publishMs, 'ms', null),
    benchRow(
      `${of} visitors meanwhile, 99 of 100 pages`,
      visits[Math.floor(visits.length * 0.99)] ?? Number.NaN,
      'ms',
      50,
    ),
    ...holdRows(`${of} event loop held by checks`, checkHold),
    ...holdRows(`${of} event loop held by a paste`, pasteHold),
    ...holdRows(`${of} event loop held by undo`, undoHold),
    ...holdRows(`${of} event loop held by publishing`, publishHold),
  ];
}

const holdRows = (what: string, { clockMs, workMs }: Hold): BenchRow[] => [
  benchRow(what, clockMs, 'ms', null),
  benchRow(`${what}, in processor time`, workMs, 'ms', HOLD_MS),
];

async function listed(call: StaffCaller, draft: string, query: object): Promise<unknown[]> {
  const page = await call('officeRows', { params: { kind: 'products' }, query: { ...query, draft } });
  const rows = fieldOf(page, 'rows');
  return Array.isArray(rows) ? rows : [];
}

/** A name that is too short is an error, one of some length is none. */
async function changeAndFind(call: StaffCaller, row: { draft: string; kind: string; id: number }, nth: number) {
  const { draft } = row;
  const seen = await call('officeRow', { params: { kind: row.kind, id: row.id }, query: { draft } });
  const fields = { familyId: nth % 2 === 0 ? 999_999_999 : fieldOf(fieldOf(seen, 'published'), 'familyId') };
  await call('officeChangeRow', { params: row, body: { version: fieldOf(seen, 'version'), fields } });
  for (;;) {
    const found = await call('officeFindings', { params: { draft } });
    const findings = fieldOf(found, 'findings');
    const isThere = Array.isArray(findings) && findings.some((one) => fieldOf(one, 'severity') === 'error');
    if (fieldOf(found, 'isChecking') === false && isThere === (nth % 2 === 0)) break;
  }
  // The last change of an even count leaves the row sound.
  if (nth === CHANGES - 1) await call('officeTakeBack', { params: row });
}

type PastedRow = { kind: string; id: unknown; version: unknown; fields: object };

/** One cell of each of many rows, as staff have seen them. */
async function rowsToPaste(call: StaffCaller, draft: string): Promise<PastedRow[]> {
  const pasted: PastedRow[] = [];
  for (let page = 1; page <= PASTED_ROWS / ROWS_OF_A_CALL; page += 1)
    for (const row of await listed(call, draft, { page, pageSize: ROWS_OF_A_CALL }))
      pasted.push({
        kind: 'products',
        id: fieldOf(row, 'id'),
        version: fieldOf(row, 'version'),
        fields: { description: 'Pasted' },
      });
  return pasted;
}

/** Each answer has the verdict of every row in it. */
async function paste(call: StaffCaller, draft: string, rows: readonly PastedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_CALL)
    await call('officeChangeRows', { params: { draft }, body: { changes: rows.slice(at, at + ROWS_OF_A_CALL) } });
}

/** Somebody reads a page again and again meanwhile. */
async function whileVisited(address: string, visits: number[], work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      visits.push(await timed(async () => (await fetch(`${address}/support`)).arrayBuffer()));
      await wait(VISIT_EVERY_MS);
    }
  };
  const visiting = visitor();
  await work();
  isOver = true;
  await visiting;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

if (process.argv[1] === resolve(import.meta.filename)) {
  for (const { what, measured: found, unit, budget } of await benchOffice({ short: process.argv.includes('--short') }))
    console.log(`${what.padEnd(70)} ${found?.toFixed(1).padStart(9)} ${unit}${budget === null ? '' : `  (${budget})`}`);
}
