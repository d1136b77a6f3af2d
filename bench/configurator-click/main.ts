import { openDatabase, publishContent } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import type { Browser, Page } from '@playwright/test';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { clickToPaint, type Painted } from '../browser/click-to-paint.ts';
import { visit } from '../browser/visit.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { type DemoSite, emptyDataDir, startServer } from '../started-server.ts';
import { contentWithLarge, LARGE } from './content-with-large.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3199);
const BUDGET_MS = 50;
const SLOWER = 4;
const CLICKS = 30;
const SHORT_CLICKS = 3;
/** Between two clicks; the work that follows a click is done by then. */
const PAUSE_MS = 400;
/** The controls that change a choice: the option beside it, or its switch. */
const CHOICES = 'button.cfg-switch, input:enabled:not(:checked)';

/**
 * A click on an option to the next paint on a slow processor: the largest demo configurator, a far larger one, and a bare form. A site that
 * is given has the demo configurator alone.
 */
export async function benchConfiguratorClick(
  { short, site }: { short: boolean; site?: DemoSite | undefined } = { short: false },
): Promise<BenchRow[]> {
  if (CHROMIUM === undefined) return [benchRow('a configurator click (install chromium)', null, '', null)];
  const { content, demo, large } = contentWithLarge();
  const clicks = short ? SHORT_CLICKS : CLICKS;
  if (site !== undefined)
    return withBrowser(async (browser) => [
      ...rowsOf(what(demo.name), await ofFamily(browser, `${site.address}/family/${demo.slug}`, clicks), BUDGET_MS),
    ]);
  const { dataDir, remove } = emptyDataDir();
  const database = await openDatabase({ dataDir, log: quietLog });
  await publishContent(database, content, { source: 'bench' });
  await database.close();
  const server = await startServer(dataDir, PORT);
  try {
    return await withBrowser(async (browser) => {
      const family = ({ slug }: { slug: string }) => ofFamily(browser, `${server.address}/family/${slug}`, clicks);
      const size = `${LARGE.groups} groups, ${LARGE.options} options`;
      return [
        ...rowsOf(what(demo.name), await family(demo), BUDGET_MS),
        ...rowsOf(what(size), await family(large), BUDGET_MS),
        ...rowsOf(
          `  the same in a bare form of ${size}, without style or script`,
          await ofBareForm(browser, server.address, clicks),
          null,
        ),
      ];
    });
  } finally {
    await server.stop();
    remove();
  }
}

const what = (of: string): string => `a configurator click, ${SLOWER}× slower, ${of}`;

async function ofFamily(browser: Browser, address: string, clicks: number): Promise<Painted[]> {
  const { page, leave } = await visit(browser, address, { slower: SLOWER });
  // With all groups open there is the most to lay out and to paint.
  await page.getByRole('button', { name: 'Show all groups' }).click();
  const found = await clicksThrough(browser, page, { group: '.cfg-group', choices: CHOICES, clicks });
  await leave();
  return found;
}

interface Walk {
  group: string;
  choices: string;
  clicks: number;
}

/** Clicks in groups all over the page, one in seven after the other. */
async function clicksThrough(browser: Browser, page: Page, { group, choices, clicks }: Walk): Promise<Painted[]> {
  const groups = page.locator(group);
  const count = await groups.count();
  const found: Painted[] = [];
  for (let step = 0; found.length < clicks && step < clicks * 5; step++) {
    const choice = groups
      .nth((step * 7) % count)
      .locator(choices)
      .nth(step % 2);
    if ((await choice.count()) === 0) continue;
    await choice.evaluate('element => element.scrollIntoView({ block: "center" })');
    await choice.hover();
    await page.waitForTimeout(PAUSE_MS);
    found.push(await clickToPaint(browser, page, 'next paint'));
  }
  return found;
}

/** Measures the best a browser can do with so many options: radio buttons and labels, nothing else. */
async function ofBareForm(browser: Browser, address: string, clicks: number): Promise<Painted[]> {
  const { page, leave } = await visit(browser, `${address}/about`, { slower: SLOWER });
  const each = Math.round(LARGE.options / LARGE.groups);
  const groups = Array.from({ length: LARGE.groups }, (_, group) => {
    const options = Array.from(
      { length: each },
      (_option, at) => `<p><label><input type=radio name=g${group}> Option ${at + 1} of group ${group + 1}</label></p>`,
    );
    return `<fieldset><legend>Group ${group + 1}</legend>${options.join('')}</fieldset>`;
  });
  await page.setContent(groups.join(''));
  const found = await clicksThrough(browser, page, { group: 'fieldset', choices: 'input:not(:checked)', clicks });
  await leave();
  return found;
}

function rowsOf(what: string, clicks: readonly Painted[], budget: number | null): BenchRow[] {
  const walls = clicks.map(({ wallMs }) => wallMs).sort((a, b) => a - b);
  const work = clicks.map(({ workMs }) => workMs);
  const late = walls[Math.floor(walls.length * 0.9)] ?? Number.NaN;
  return [
    benchRow(`${what}: median of ${walls.length}`, median(walls), 'ms', budget),
    benchRow(`${what}: 9 of 10`, late, 'ms', null),
    benchRow(`${what}: main thread at work, median`, median(work), 'ms', null),
  ];
}

if (import.meta.main) console.table(await benchConfiguratorClick({ short: process.argv.includes('--short') }));
