import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { blockingAtWork } from './blocking-at-work.ts';
import { type FirstPaint, firstPaint, PAINT_AUDITS } from './first-paint.ts';
import { paintAtWork } from './paint-at-work.ts';

/** The categories whose scores are held: none of them depends on the machine's speed. */
const HELD = ['accessibility', 'best-practices', 'seo'] as const;
const TRIES = 4;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

type Held = (typeof HELD)[number];

export interface PageReport {
  scores: Record<Held, number>;
  /** Null where only what is held was asked for. */
  performance: number | null;
  times: string[];
  paint: FirstPaint;
  /** Audits below their best, of the categories that are held. */
  lost: string[];
}

/**
 * Returns what Lighthouse finds at an address, by the browser at a port of its own. `onlyHeld` leaves out what only the score of
 * performance asks for, which is a fourth of the work; the times are there all the same.
 */
export async function reportPage(url: string, port: number, { onlyHeld }: { onlyHeld: boolean }): Promise<PageReport> {
  const { lhr: result, artifacts } = await measured(url, {
    port,
    logLevel: 'silent',
    ...(onlyHeld
      ? { onlyCategories: [...HELD], onlyAudits: [...PAINT_AUDITS, ...TIMES], disableFullPageScreenshot: true }
      : { onlyCategories: ['performance', ...HELD] }),
  });
  const score = (category: Held | 'performance'): number => Math.round((result.categories[category]?.score ?? 0) * 100);
  const lost = HELD.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title} ${nodesOf(result.audits[id]?.details)}`),
  );
  return {
    scores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    performance: onlyHeld ? null : score('performance'),
    times: [
      ...TIMES.map((audit) => result.audits[audit]?.displayValue ?? ''),
      `${Math.round(blockingAtWork(artifacts.Trace))} ms`,
      `${Math.round(await paintAtWork({ lhr: result, artifacts }))} ms`,
    ],
    paint: firstPaint(result),
    lost,
  };
}

/** A trace goes wrong now and then on a busy machine; Lighthouse itself asks to be run again. */
async function measured(url: string, flags: Flags): Promise<RunnerResult> {
  let fault = 'no result';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const run = await lighthouse(url, flags);
    if (run !== undefined && run.lhr.runtimeError === undefined) return run;
    fault = run?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`${url}: ${fault}`);
}

/** The first elements that an audit found fault with. */
function nodesOf(details: unknown): string {
  return [...JSON.stringify(details ?? null).matchAll(/"(?:snippet|description|url)":"((?:[^"\\]|\\.){1,200})/g)]
    .slice(0, 3)
    .map(([, text]) => text)
    .join(' · ');
}
