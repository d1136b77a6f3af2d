import { resolve } from 'node:path';
import { largeConfigurator } from '@millrace/configurator/testing/large-configurator';
import { openDatabase } from '@millrace/database';
import { postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { withBrowser } from '../browser/chromium.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, FOR_ALL_BENCHES, startServer } from '../started-server.ts';
import { fieldOf, type StaffCaller, staffCaller } from './staff-caller.ts';
import { studioTry } from './studio-try.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3194);
const PAINT_MS = 50;
const TIMES = 15;
/** All work that follows the paint is over by then. */
const SETTLED_MS = 400;
/** The column of descriptions. */
const DESCRIPTION = 1;
const LINE_PX = 27;

/**
 * The studio with 60 groups and 1,000 options: a key in a cell, a cell that is taken, a group that is dragged, a choice in try-it and a
 * key in a rule, each to its paint. The draft is left to whoever called.
 */
export async function benchStudioInBrowser(
  browser: Browser,
  context: BrowserContext,
  { address, call, familyId }: { address: string; call: StaffCaller; familyId: number },
): Promise<BenchRow[]> {
  const draft = String(fieldOf(await call('officeBeginDraft', { body: { name: 'Large', note: '' } }), 'id'));
  const row = { params: { kind: 'families', id: familyId } };
  const version = fieldOf(await call('officeRow', { ...row, query: { draft } }), 'version');
  await call('officeChangeRow', {
    params: { ...row.params, draft },
    body: { version, fields: { configurator: largeConfigurator({ groups: 60, options: 1000 }) } },
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const studio = `${address}/office/configurators/families/${familyId}?draft=${draft}`;
  await page.goto(studio);
  await page.locator(`#option-2-${DESCRIPTION}`).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const watch = { page, session };
  await page.locator(`#option-2-${DESCRIPTION}`).dblclick();
  const keys = await each(watch, () => page.keyboard.press('x'));
  const taken = await each(watch, async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('y');
  });
  await page.keyboard.press('Escape');
  const dragged = await eachDrag(watch);
  const of = 'studio, 60 groups and 1,000 options:';
  await page.goto(`${studio}&group=Group+2`);
  const tried = await studioTry(browser, page, of);
  await page.close();
  return [
    ...rowsOf(`${of} a key in a cell`, keys),
    ...rowsOf(`${of} a cell taken, and the next begun`, taken),
    ...rowsOf(`${of} a group dragged by one place`, dragged),
    ...tried,
  ];
}

interface Watch {
  page: Page;
  session: CDPSession;
}
interface Took {
  /** From the first event to the paint after the last, by the clock. */
  paintMs: number;
  /** The same in processor time of the page's own thread: others may work on the machine. */
  ownMs: number;
  /** In processor time with all that follows. */
  processorMs: number;
}

const rowsOf = (what: string, took: readonly Took[]): BenchRow[] => [
  benchRow(`${what}, processor time to the paint, median`, median(took.map(({ ownMs }) => ownMs)), 'ms', PAINT_MS),
  benchRow(`${what}, to the paint by the clock, median`, median(took.map(({ paintMs }) => paintMs)), 'ms', null),
  benchRow(`${what}, processor time in all, median`, median(took.map(({ processorMs }) => processorMs)), 'ms', null),
];

async function each(watch: Watch, act: () => Promise<void>): Promise<Took[]> {
  const took: Took[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) took.push(await timed(watch, act));
  return took;
}

/** Each time the second group from the top goes down by one place: press, a few moves, and let go. */
async function eachDrag(watch: Watch): Promise<Took[]> {
  const { page } = watch;
  const grip = page.locator('.studio-groups li .studio-grip').nth(1);
  const took: Took[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const box = await grip.boundingBox();
    if (box === null) throw new Error('There is no group to drag.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    took.push(
      await timed(watch, async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (let step = 1; step <= 3; step += 1) await page.mouse.move(x, y + (step * LINE_PX) / 3);
        await page.mouse.up();
      }),
    );
  }
  return took;
}

/** One event of a trace, as the browser writes it; times are microseconds, `tdur` of the processor. */
interface Traced {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}
const INPUTS = ['keydown', 'keypress', 'input', 'pointerdown', 'pointermove', 'pointerup'];

async function timed({ page, session }: Watch, act: () => Promise<void>): Promise<Took> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The browser is gone.');
  const before = await processorMs(session);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await act();
  await page.waitForTimeout(SETTLED_MS);
  const written: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const events = fieldOf(written, 'traceEvents');
  return {
    ...toThePaint(Array.isArray(events) ? (events as Traced[]) : []),
    processorMs: (await processorMs(session)) - before,
  };
}

/** The slowest of the ways from an event that somebody makes to the frame after it. */
function toThePaint(events: readonly Traced[]): Pick<Took, 'paintMs' | 'ownMs'> {
  const inputs = events.filter((one) => one.name === 'EventDispatch' && INPUTS.includes(String(typeOf(one))));
  const thread = inputs[0]?.tid;
  const own = events.filter(({ tid }) => tid === thread).sort((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  const paints = own.filter(({ name }) => name === 'Commit' || name === 'CommitLoad' || name === 'Paint');
  const ways = inputs.map(({ ts }) => {
    const paint = paints.find((one) => one.ts > ts);
    const end = paint === undefined ? ts : paint.ts + (paint.dur ?? 0);
    const within = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end);
    return {
      paintMs: (end - ts) / 1000,
      ownMs: within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
    };
  });
  const most = (of: 'paintMs' | 'ownMs') => Math.max(0, ...ways.map((way) => way[of]));
  return { paintMs: most('paintMs'), ownMs: most('ownMs') };
}

const typeOf = (event: Traced): unknown => fieldOf(fieldOf(fieldOf(event, 'args'), 'data'), 'type');

async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** On a site of its own, with the demo content. */
async function alone(): Promise<BenchRow[]> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('Install PostgreSQL.');
  const postgres = await startPostgres(programs);
  const { dataDir, remove } = emptyDataDir();
  try {
    const server = await startServer(dataDir, PORT, { env: { ...FOR_ALL_BENCHES, DATABASE_URL: postgres.url } });
    const database = await openDatabase({ dataDir, databaseUrl: postgres.url, log: quietLog });
    try {
      const { call, cookie } = await staffCaller(database, server.address);
      const [name = '', value = ''] = cookie.split('=');
      return await withBrowser(async (browser) => {
        const context = await browser.newContext({ bypassCSP: true });
        await context.addCookies([{ name, value, url: server.address }]);
        return benchStudioInBrowser(browser, context, { address: server.address, call, familyId: 31 });
      });
    } finally {
      await database.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
    remove();
  }
}

if (process.argv[1] === resolve(import.meta.filename))
  for (const { what, measured, unit, budget } of await alone())
    console.log(
      `${what.padEnd(90)} ${measured?.toFixed(1).padStart(9)} ${unit}${budget === null ? '' : `  (${budget})`}`,
    );
