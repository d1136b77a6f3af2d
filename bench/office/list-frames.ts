import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { type Frame, framesDuring } from '../browser/frames.ts';
import { type BenchRow, benchRow, median } from '../row.ts';

const FRAME_MS = 33;
/** The screen is drawn at multiples of 16.67 ms; two of them are 33 ms. */
const TWO_FRAMES_MS = 34;
const SIGHT = { width: 1440, height: 900 };
const COLUMNS = 9;
const WHEEL_STEPS = 200;
const WHEEL_PX = 120;
const DRAG_STEPS = 150;
const KEYS = { ArrowDown: 150, PageDown: 100, ArrowUp: 50 };
const BETWEEN_MS = 16;

/** A list that is scrolled: the office's, or the bare one. */
interface Scrolled {
  page: Page;
  /** A selector of what scrolls, and of what has the keys. */
  scroller: string;
  keys: string;
}

/** Scrolls the list of products by the wheel, by its scroll bar and by keys, and a bare list of as many rows beside it. */
export async function benchListFrames(browser: Browser, context: BrowserContext, address: string): Promise<BenchRow[]> {
  const page = await context.newPage();
  await page.setViewportSize(SIGHT);
  await page.goto(`${address}/office/rows/products`);
  await page.locator('#cell-0-0:not(:empty)').waitFor();
  const rows = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
  const office = { page, scroller: '[data-testid="grid-scroll"]', keys: '[role="grid"]' };
  const bare = { page: await bareList(context, rows), scroller: '[data-list]', keys: '[data-list]' };
  const found: BenchRow[] = [];
  for (const [how, scroll] of Object.entries(ways)) {
    await page.bringToFront();
    found.push(...rowsOf(`scrolled by ${how}`, await framesDuring(browser, page, () => scroll(office)), FRAME_MS));
    await bare.page.bringToFront();
    const peer = await framesDuring(browser, bare.page, () => scroll(bare));
    found.push(...rowsOf(`  the same, a bare list`, peer, null));
  }
  await page.close();
  await bare.page.close();
  return found;
}

const ways: Record<string, (list: Scrolled) => Promise<void>> = {
  'the wheel': async ({ page, scroller }) => {
    await page.locator(scroller).hover();
    await turned(page, WHEEL_STEPS, WHEEL_PX);
    await turned(page, WHEEL_STEPS / 4, -WHEEL_PX * 4);
  },
  'its scroll bar': async ({ page, scroller }) => {
    await page.locator(scroller).evaluate((element) => element.scrollTo(0, 0));
    const box = await page.locator(scroller).boundingBox();
    if (box === null) throw new Error('There is no list.');
    const x = box.x + box.width - 6;
    const [top, bottom] = [box.y + 24, box.y + box.height - 40];
    await page.mouse.move(x, top);
    await page.mouse.down();
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      await page.mouse.move(x, top + ((bottom - top) * step) / DRAG_STEPS);
      await page.waitForTimeout(BETWEEN_MS);
    }
    await page.mouse.up();
    if ((await page.locator(scroller).evaluate((element) => element.scrollTop)) < 100_000)
      throw new Error('The scroll bar was not drawn.');
  },
  keys: async ({ page, scroller, keys }) => {
    await page.locator(scroller).evaluate((element) => element.scrollTo(0, 0));
    await page.locator(keys).focus();
    for (const [key, times] of Object.entries(KEYS))
      for (let nth = 0; nth < times; nth += 1) {
        await page.keyboard.press(key);
        await page.waitForTimeout(BETWEEN_MS);
      }
  },
};

async function turned(page: Page, steps: number, by: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(BETWEEN_MS);
  }
}

async function bareList(context: BrowserContext, rows: number): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'bare-list.ts'), formats: ['iife'], name: 'bareList' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The bare list was not built.');
  const page = await context.newPage();
  await page.setViewportSize(SIGHT);
  await page.setContent(
    `<!doctype html><body style="margin:0"><div id=list data-rows=${rows} data-columns=${COLUMNS} style="height:100vh"></div>`,
  );
  await page.addScriptTag({ content: chunk.code });
  await page.locator('[data-list]').waitFor();
  return page;
}

/**
 * A frame counts as the page's where its own work is over the budget (decision 337). By the clock it is also late where the machine has no
 * processor for it, as the bare list shows in the same run.
 */
function rowsOf(what: string, frames: readonly Frame[], budget: number | null): BenchRow[] {
  const late = frames.filter(({ clockMs }) => clockMs > TWO_FRAMES_MS);
  const most = (of: (frame: Frame) => number): number =>
    frames.reduce((longest, frame) => Math.max(longest, of(frame)), 0);
  const own = ({ ownMs }: Frame): number => ownMs;
  return [
    benchRow(`${what}: frames`, frames.length, '', null),
    benchRow(`${what}: over ${FRAME_MS} ms of its own work`, count(frames, own), 'frames', budget === null ? null : 0),
    benchRow(`${what}: the most own work`, most(own), 'ms', budget),
    benchRow(
      `${what}: the most work of the main thread`,
      most(({ mainMs }) => mainMs),
      'ms',
      null,
    ),
    benchRow(`${what}: over ${FRAME_MS} ms by the clock`, late.length, 'frames', null),
    benchRow(`${what}: their own work at most`, Math.max(0, ...late.map(own)), 'ms', null),
    benchRow(
      `${what}: their waits for a processor, median`,
      late.length === 0 ? 0 : median(late.map(({ waitedMs }) => waitedMs)),
      'ms',
      null,
    ),
  ];
}

const count = (frames: readonly Frame[], of: (frame: Frame) => number): number =>
  frames.filter((frame) => of(frame) > FRAME_MS).length;
