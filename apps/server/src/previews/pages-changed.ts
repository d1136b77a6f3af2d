import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Snapshot } from '@millrace/catalogue';
import type { ApiTransport, ReadPage, RenderPage } from '@millrace/contract';
import type { ChangedPage, PageDifference } from '@millrace/contract/office';
import { prepareCall } from '../api/answer-call.ts';
import { nameOfCall } from '../api/call-names.ts';
import { inProcessTransport } from '../api/in-process-transport.ts';
import { SLICE_MS } from '../content/in-slices.ts';
import { sitemapPaths } from '../discovery/sitemap-paths.ts';
import { asProblem } from '../problems/as-problem.ts';
import { answerDifferences, PRICES } from './answer-differences.ts';

export interface PagesChanged {
  /** Pages looked at so far, and all that there are in force and in the draft. */
  checked: number;
  of: number;
  /** Whether what every page has, such as the menu, changes. */
  isFrameChanged: boolean;
  /** The fields in which it changes. */
  frameFields: string[];
  /** The requests that every page makes and whose answers differ; known when all pages are compared. */
  frame: ReadonlySet<string>;
  /** Those whose own content changes, in the order of the sitemap. */
  pages: ChangedPage[];
}

interface Comparing {
  before: Snapshot;
  after: Snapshot;
  read: ReadPage;
  render: RenderPage;
  signal: AbortSignal;
  /** Waited for between slices. */
  whenFree(): Promise<void>;
}

type Request = Parameters<ApiTransport>[0];

/**
 * Compares what each page of the sitemap reads in two snapshots, in slices; `found` is kept up to date. A page reads answers of the API
 * alone, so one of which all are equal is equal. Of a page that differs by a list alone, such as all posts, the markup decides: it may show
 * none of what changes.
 */
export async function comparePages(
  { before, after, read, render, signal, whenFree }: Comparing,
  found: PagesChanged,
): Promise<void> {
  const [old, next] = [new Set(sitemapPaths(before)), new Set(sitemapPaths(after))];
  const paths = [...new Set([...next, ...old])];
  const summaries = new Map<string, Said>();
  const compare = comparer(before, after, (key, differences) => summaries.set(key, summaryOf(differences)));
  const differing = new Map<string, string[]>();
  found.of = paths.length;
  const drawn = async (url: string, snapshot: Snapshot): Promise<string> => {
    const answer = await render({ url, transport: inProcessTransport(snapshot), publicUrl: '', mediaBase: '/media' });
    return answer.kind === 'page' ? answer.html.replace(PAGE_DATA, '') : JSON.stringify(answer);
  };
  const isDrawnTheSame = async (path: string): Promise<boolean> =>
    (await drawn(path, before)) === (await drawn(path, after));
  /** The requests whose answers differ, as long as every page has them. */
  let ofEveryPage: Set<string> | null = null;
  let until = performance.now() + SLICE_MS;
  for (const path of paths) {
    signal.throwIfAborted();
    const change = !old.has(path) ? 'new' : !next.has(path) ? 'gone' : 'changed';
    const differs = await compare.page(path, read);
    ofEveryPage = new Set([...(ofEveryPage ?? differs)].filter((key) => differs.has(key)));
    const isInDoubt = change === 'changed' && differs.size > 0 && [...differs].every(compare.isOfManyPages);
    if (change !== 'changed' || (differs.size > 0 && !(isInDoubt && (await isDrawnTheSame(path))))) {
      differing.set(path, [...differs]);
      const title = await titleOf(path, read, change === 'gone' ? before : after);
      found.pages.push({ path, title, change, ...NOTHING_SAID });
    }
    found.checked += 1;
    if (performance.now() < until) continue;
    await letOthersWork();
    await whenFree();
    until = performance.now() + SLICE_MS;
  }
  const frame = ofEveryPage ?? new Set();
  const saidOf = (keys: readonly string[]) => said(keys.map((key) => summaries.get(key) ?? NOTHING_SAID));
  found.frame = frame;
  found.frameFields = saidOf([...frame]).fields;
  found.isFrameChanged = frame.size > 0;
  found.pages = found.pages.flatMap((page) => {
    if (page.change !== 'changed') return [page];
    const own = (differing.get(page.path) ?? []).filter((key) => !frame.has(key));
    return own.length === 0 ? [] : [{ ...page, ...saidOf(own) }];
  });
}

/** All that differs on one page, save by what every page has. */
export async function pageDifferences(
  { before, after, read }: Pick<Comparing, 'before' | 'after' | 'read'>,
  frame: ReadonlySet<string>,
  path: string,
): Promise<PageDifference[]> {
  const differing = new Map<string, PageDifference[]>();
  const compare = comparer(before, after, (key, differences) => differing.set(key, [...differences]));
  const own = [...(await compare.page(path, read))].filter((key) => !frame.has(key));
  return own.flatMap((key) => differing.get(key) ?? []);
}

type Said = Pick<ChangedPage, 'prices' | 'fields'>;
const NOTHING_SAID: Said = { prices: 0, fields: [] };
/** Fields of a page that are named. */
const FIELDS_MOST = 8;

/** How many prices differ, and in which fields all else does. */
function summaryOf(differences: Iterable<PageDifference>): Said {
  const fields = new Set<string>();
  let prices = 0;
  for (const { path } of differences) {
    const field = path.find((step) => typeof step === 'string');
    if (PRICES.has(path.at(-1))) prices += 1;
    else if (field !== undefined && fields.size < FIELDS_MOST) fields.add(field);
  }
  return { prices, fields: [...fields] };
}

const said = (summaries: readonly Said[]): Said => ({
  prices: summaries.reduce((sum, { prices }) => sum + prices, 0),
  fields: [...new Set(summaries.flatMap(({ fields }) => fields))].slice(0, FIELDS_MOST),
});

/** The answers that a page was rendered from, which its script takes over. */
const PAGE_DATA = /<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** Tells which answers of a page differ between two snapshots; what differs in one is given to `onDiffering`, once. */
function comparer(
  before: Snapshot,
  after: Snapshot,
  onDiffering: (key: string, differences: Iterable<PageDifference>) => void,
) {
  const [was, is] = [inProcessTransport(before), inProcessTransport(after)];
  const differs = new Map<string, boolean>();
  const ofManyPages = new Map<string, Awaited<ReturnType<ApiTransport>>>();
  const page = async (path: string, read: ReadPage): Promise<Set<string>> => {
    const asked = new Set<string>();
    const reading: ApiTransport = async (request) => {
      const key = keyOf(request);
      asked.add(key);
      const kept = ofManyPages.get(key);
      if (kept !== undefined) return kept;
      const answer = await was(request);
      if (isOfManyPages(request)) ofManyPages.set(key, answer);
      if (!differs.has(key)) {
        const next = await is(request);
        differs.set(key, !isSame(answer, next));
        if (differs.get(key) === true) onDiffering(key, answerDifferences(answer.body, next.body));
      }
      return answer;
    };
    // A page may read further answers because of one that differs: then it differs by that one.
    await read({ url: path, transport: reading }).catch(() => null);
    return new Set([...asked].filter((key) => differs.get(key) === true));
  };
  return { page, isOfManyPages: (key: string): boolean => ofManyPages.has(key) };
}

/** Settings, menus and lists: their calls name no row. */
const isOfManyPages = ({ params }: Request): boolean => Object.keys(params ?? {}).length === 0;

function keyOf({ call, params, query }: Request): string {
  const name = nameOfCall(call);
  if (name === null) return `${call.method} ${call.path}`;
  try {
    return prepareCall(name, { params, query }).key;
  } catch (error) {
    return `${name} ${asProblem(error).code} ${JSON.stringify([params, query])}`;
  }
}

const isSame = (one: { body: unknown }, other: { body: unknown }): boolean =>
  one.body === other.body || JSON.stringify(one.body) === JSON.stringify(other.body);

async function titleOf(path: string, read: ReadPage, snapshot: Snapshot): Promise<string> {
  const reading = await read({ url: path, transport: inProcessTransport(snapshot) }).catch(() => null);
  return reading?.title || path;
}
