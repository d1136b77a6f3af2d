import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase, publishContent } from '@millrace/database';
import { postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { type ScaleSize, scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { eventLoopHolds } from '../growth/event-loop-holds.ts';
import { imports, priceList } from '../imports/imports.ts';
import { type BenchRow, benchRow } from '../row.ts';
import { emptyDataDir, FOR_ALL_BENCHES, type StartedServer, startServer } from '../started-server.ts';
import { changes } from './changes.ts';
import { benchInBrowser } from './in-browser.ts';
import { lists } from './lists.ts';
import { type IsWanted, inBrowser, wantedIn } from './parts.ts';
import { previewMemory } from './preview-memory.ts';
import { type StaffCaller, staffCaller } from './staff-caller.ts';
import { studioFindings } from './studio-findings.ts';
import { studioTables } from './studio-tables.ts';
import { visibleOnAll } from './two-nodes.ts';
import { ofHundred, visitor } from './visitor/visitor.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3196);
const VISIT_EVERY_MS = 10;
const ALONE_MS = 3000;
const SECRET = 'The nodes of a bench have one secret among them.';

interface Budgets {
  findingMs: number;
  /** null: the figure only informs. */
  visibleMs: number | null;
}
const ofTen: Budgets = { findingMs: 1000, visibleMs: 1000 };
const ofHundredThousand: Budgets = { findingMs: 3000, visibleMs: null };

interface OfficeBench {
  /** 10,000 products alone. */
  short: boolean;
  /** 100,000 products alone. */
  large?: boolean;
  isWanted?: IsWanted;
}

/** Measures lists, changes and publishing of the office, and what visitors feel of it, on a PostgreSQL server. */
export async function benchOffice(
  { short, large = false, isWanted = () => true }: OfficeBench = { short: false },
): Promise<BenchRow[]> {
  const programs = postgresPrograms();
  const ofStudio = isWanted('studio') ? [...studioFindings(), ...studioTables()] : [];
  if (programs === undefined) return [...ofStudio, benchRow('office (install postgresql)', null, '', null)];
  return [
    ...ofStudio,
    ...(large ? [] : await measured(programs, scaleSizes.ten, ofTen, isWanted)),
    ...(short ? [] : await measured(programs, scaleSizes.hundred, ofHundredThousand, isWanted)),
  ];
}

async function measured(programs: string, size: ScaleSize, budgets: Budgets, isWanted: IsWanted): Promise<BenchRow[]> {
  const postgres = await startPostgres(programs);
  const { dataDir, remove } = emptyDataDir();
  const env = { ...FOR_ALL_BENCHES, DATABASE_URL: postgres.url, SESSION_SECRET: SECRET };
  const database = await openDatabase({ dataDir, databaseUrl: postgres.url, log: quietLog });
  try {
    const content = await contentPublished(database, size);
    const holds = eventLoopHolds();
    const server = await startServer(dataDir, PORT, { env, node: holds.node });
    try {
      return await measuredOn(server, { ...content, database, holds, budgets, env, isWanted });
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
    remove();
  }
}

/** Leaves nothing of the content in this process but what is asked for: it would take memory from the server. */
async function contentPublished(database: Database, size: ScaleSize) {
  const content = scaleContent(size);
  await publishContent(database, content, { source: 'bench' });
  const family = content.families.at(-1);
  const category = content.categories.at(-1);
  if (family === undefined || category === undefined) throw new Error('There is nothing to read.');
  const pages = ['/home', '/support', `/category/${category.slug}`, `/family/${family.slug}`, '/search/pump'];
  return {
    of: `${content.products.length.toLocaleString('en')} products:`,
    family,
    pages,
    list: await priceList(content.products),
  };
}

interface Surroundings extends Awaited<ReturnType<typeof contentPublished>> {
  database: Database;
  holds: ReturnType<typeof eventLoopHolds>;
  budgets: Budgets;
  env: Readonly<Record<string, string>>;
  isWanted: IsWanted;
}

async function measuredOn(server: StartedServer, { of, family, pages, list, database, ...rest }: Surroundings) {
  const { holds, budgets, env, isWanted } = rest;
  const { address } = server;
  const { call, page, cookie, upload } = await staffCaller(database, address);
  const rows: BenchRow[] = [];
  if (isWanted('lists')) rows.push(...(await lists(of, call, server, holds)));
  if (inBrowser.some(isWanted))
    rows.push(
      ...(await benchInBrowser(of, { address, call, cookie, findingBudgetMs: budgets.findingMs, family, isWanted })),
    );
  if (isWanted('changes')) {
    const reader = visitor({ address, pages, everyMs: VISIT_EVERY_MS });
    const alone = await reader.during(() => wait(ALONE_MS));
    rows.push(benchRow(`${of} visitors beside nothing, 99 of 100 pages`, ofHundred(alone), 'ms', null));
    const findingBudgetMs = budgets.findingMs;
    rows.push(...(await changes(of, call, { holds, visitor: reader, findingBudgetMs })));
    await reader.leave();
  }
  if (isWanted('imports')) rows.push(...(await imports(of, list, { call, upload, server, holds })));
  if (isWanted('preview')) rows.push(...(await previewMemory(of, server, call, page)));
  if (isWanted('nodes'))
    rows.push(...(await onTwoNodes(of, call, address, { family, budgetMs: budgets.visibleMs, env })));
  return rows;
}

async function onTwoNodes(
  of: string,
  call: StaffCaller,
  address: string,
  { env, ...rest }: Parameters<typeof visibleOnAll>[3] & { env: Readonly<Record<string, string>> },
): Promise<BenchRow[]> {
  const { dataDir, remove } = emptyDataDir();
  const other = await startServer(dataDir, PORT + 1, { env });
  try {
    return await visibleOnAll(of, call, [address, other.address], rest);
  } finally {
    await other.stop();
    remove();
  }
}

if (process.argv[1] === resolve(import.meta.filename)) {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, large: { type: 'boolean' }, only: { type: 'string' } },
  });
  const given = { short: values.short === true, large: values.large === true, isWanted: wantedIn(values.only) };
  for (const { what, measured: found, unit, budget } of await benchOffice(given))
    console.log(`${what.padEnd(80)} ${found?.toFixed(1).padStart(9)} ${unit}${budget === null ? '' : `  (${budget})`}`);
}
