import { parseArgs } from 'node:util';
import { configuredFamily, content, listedFamily, wayTo } from '@millrace/e2e/demo-names';
import { publicPages } from '@millrace/e2e/public-pages';
import { chromiumArgs } from '@millrace/run/chromium-args';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { CHROMIUM } from '../browser/chromium.ts';
import { withSite } from '../started-server.ts';
import { blockingAtWork } from './blocking-at-work.ts';
import { type FirstPaint, faultsOf, firstPaint } from './first-paint.ts';
import { havePicturesMade } from './have-pictures-made.ts';

/**
 * Lighthouse, mobile preset, over one page of each kind, or with `--all` over every page of the sitemap. Prints scores, and what
 * cost points; ends with 1 where accessibility, best practices or, on a page that may be indexed, SEO is below 100, where anything
 * blocks the first paint, where more stands before it than two rounds of a connection carry, or where the page moves. Times, and so
 * the performance score, depend on the machine and are only printed, with how much of the blocking time the page was at work. A picture is
 * made when it is first asked for, once in a site's life: those of a page are asked for beforehand, so that what is measured is the page.
 * Takes the site at the address given, or starts one.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const OWN_PORT = 3124;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TRIES = 4;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
type Category = (typeof CATEGORIES)[number];

interface Report {
  scores: Record<Category, number>;
  times: string[];
  paint: FirstPaint;
  /** Audits below their best, of the categories that must be whole. */
  lost: string[];
}

/** A page of each kind, by how it is built: banners, tiles, a configurator, a list, tabs, a text, a dialog, a form, results. */
function onePerKind(): string[] {
  const configured = configuredFamily(15);
  const post = content.posts.find(({ isLive }) => isLive);
  return [
    '/home',
    `/category/${wayTo(configured.slug).category.slug}`,
    `/family/${configured.slug}`,
    `/family/${listedFamily().slug}`,
    '/support/documents',
    `/blog/${post?.slug}`,
    `/careers?job=${content.jobs.find(({ isLive }) => isLive)?.id}`,
    '/employment',
    '/search/duplex',
  ];
}

/** A trace goes wrong now and then on a busy machine; Lighthouse itself asks to be run again. */
async function measured(url: string, port: number): Promise<RunnerResult> {
  const flags: Flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' };
  let fault = 'no result';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const run = await lighthouse(url, flags);
    if (run !== undefined && run.lhr.runtimeError === undefined) return run;
    fault = run?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`${url}: ${fault}`);
}

async function report(url: string, port: number): Promise<Report> {
  const { lhr: result, artifacts } = await measured(url, port);
  const score = (category: Category): number => Math.round((result.categories[category]?.score ?? 0) * 100);
  const lost = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title} ${nodesOf(result.audits[id]?.details)}`),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    times: [
      ...TIMES.map((audit) => result.audits[audit]?.displayValue ?? ''),
      `${Math.round(blockingAtWork(artifacts.Trace))} ms`,
    ],
    paint: firstPaint(result),
    lost,
  };
}

/** The first elements that an audit found fault with. */
function nodesOf(details: unknown): string {
  return [...JSON.stringify(details ?? null).matchAll(/"(?:snippet|description|url)":"((?:[^"\\]|\\.){1,200})/g)]
    .slice(0, 3)
    .map(([, text]) => text)
    .join(' · ');
}

const [given] = positionals;
await withSite(given, OWN_PORT, async (address) => {
  const browser = await launch({
    ...(CHROMIUM === undefined ? {} : { chromePath: CHROMIUM }),
    ignoreDefaultFlags: true,
    chromeFlags: ['--headless=new', ...chromiumArgs(Launcher.defaultFlags())],
  });
  try {
    await printReports(address, browser.port);
  } finally {
    browser.kill();
  }
});

async function printReports(address: string, port: number): Promise<void> {
  console.log(row('perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'at work', 'CLS', 'KB', 'page'));
  for (const path of values.all ? await publicPages(address) : onePerKind()) {
    const url = address + path;
    const document = await (await fetch(url)).text();
    const indexed = !document.includes('content="noindex"');
    await havePicturesMade(url, document);
    const { scores, times, paint, lost } = await report(url, port);
    const seo = indexed ? scores.seo : 'noindex';
    const { performance, accessibility, 'best-practices': practices } = scores;
    const figures = [paint.shift.toFixed(3), (paint.bytes / 1000).toFixed(1)];
    console.log(row(performance, accessibility, practices, seo, ...times, ...figures, path));
    const late = faultsOf(paint);
    for (const line of [...lost.filter((line) => indexed || !line.startsWith('seo')), ...late])
      console.log(`    ${line}`);
    const isWhole = accessibility === 100 && practices === 100 && late.length === 0;
    if (!isWhole || (indexed && scores.seo < 100)) process.exitCode = 1;
  }
}

function row(...cells: (string | number)[]): string {
  const widths = [5, 5, 5, 8, 7, 7, 9, 9, 7, 6];
  return cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join('');
}
