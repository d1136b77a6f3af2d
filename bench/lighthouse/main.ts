import { parseArgs } from 'node:util';
import { pagesOfAnyMaker, publicPages } from '@millrace/e2e/public-pages';
import { chromiumArgs } from '@millrace/run/chromium-args';
import { Launcher, launch } from 'chrome-launcher';
import { CHROMIUM } from '../browser/chromium.ts';
import { withSite } from '../started-server.ts';
import { faultsOf } from './first-paint.ts';
import { havePicturesMade } from './have-pictures-made.ts';
import { onePerKind } from './one-per-kind.ts';
import { reportPage } from './report-page.ts';

/**
 * Lighthouse, mobile preset, over one page of each kind, or with `--all` over every page of the sitemap. Prints scores, and what
 * cost points; ends with 1 where accessibility, best practices or, on a page that may be indexed, SEO is below 100, where anything
 * blocks the first paint, where more stands before it than two rounds of a connection carry, or where the page moves. Times, and so
 * the performance score, depend on the machine and are only printed, with how much of the blocking time the page was at work, and with the
 * largest paint as it would be by processor time (paint-at-work.ts). A picture is made when it is first asked for, once in a site's life:
 * those of a page are asked for beforehand, so that what is measured is the page. Takes the site at the address given, or starts one.
 *
 * `--site FILE` starts a site of a whole site's file, such as that of the second maker, which `MOVED_IN_KEEP=PATH npm run e2e -- move-in`
 * keeps as PATH.zip, and takes every page of its sitemap.
 *
 * `--held` leaves the performance score out: for the gate, which holds no time.
 */
const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    held: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  allowPositionals: true,
});
const OWN_PORT = Number(process.env.BENCH_PORT ?? 3124);

const [given] = positionals;
await withSite(given, OWN_PORT, printReports, values.site);

async function printReports(address: string): Promise<void> {
  const browser = await launch({
    ...(CHROMIUM === undefined ? {} : { chromePath: CHROMIUM }),
    ignoreDefaultFlags: true,
    chromeFlags: ['--headless=new', ...chromiumArgs(Launcher.defaultFlags())],
  });
  try {
    const pages =
      values.site !== undefined
        ? await pagesOfAnyMaker(address)
        : values.all
          ? await publicPages(address)
          : onePerKind();
    console.log(row('perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'at work', 'LCP so', 'CLS', 'KB', 'page'));
    for (const path of pages) await printReport(address, path, browser.port);
  } finally {
    browser.kill();
  }
}

async function printReport(address: string, path: string, port: number): Promise<void> {
  const url = address + path;
  const document = await (await fetch(url)).text();
  const indexed = !document.includes('content="noindex"');
  await havePicturesMade(url, document);
  const { scores, performance, times, paint, lost } = await reportPage(url, port, { onlyHeld: values.held });
  const { accessibility, 'best-practices': practices } = scores;
  const figures = [paint.shift.toFixed(3), (paint.bytes / 1000).toFixed(1)];
  const seo = indexed ? scores.seo : 'noindex';
  console.log(row(performance ?? '', accessibility, practices, seo, ...times, ...figures, path));
  const late = faultsOf(paint);
  for (const line of [...lost.filter((line) => indexed || !line.startsWith('seo')), ...late])
    console.log(`    ${line}`);
  const isWhole = accessibility === 100 && practices === 100 && late.length === 0;
  if (!isWhole || (indexed && scores.seo < 100)) process.exitCode = 1;
}

function row(...cells: (string | number)[]): string {
  const widths = [5, 5, 5, 8, 7, 7, 9, 9, 9, 7, 6];
  return cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join('');
}
