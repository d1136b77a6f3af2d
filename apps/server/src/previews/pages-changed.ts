import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Snapshot } from '@millrace/catalogue';
import type { ApiTransport, ReadPage, RenderPage } from '@millrace/contract';
import type { ChangedPage } from '@millrace/contract/office';
import { prepareCall } from '../api/answer-call.ts';
import { nameOfCall } from '../api/call-names.ts';
import { inProcessTransport } from '../api/in-process-transport.ts';
import { SLICE_MS } from '../content/in-slices.ts';
import { sitemapPaths } from '../discovery/sitemap-paths.ts';
import { asProblem } from '../problems/as-problem.ts';

export interface PagesChanged {
  /** Pages looked at so far, and all that there are in force and in the draft. */
  checked: number;
  of: number;
  /** Whether what every page has, such as the menu, changes. */
  isFrameChanged: boolean;
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
  const compare = comparer(before, after);
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
      found.pages.push({ path, title, change });
    }
    found.checked += 1;
    if (performance.now() < until) continue;
    await letOthersWork();
    await whenFree();
    until = performance.now() + SLICE_MS;
  }
  const frame = ofEveryPage ?? new Set();
  found.isFrameChanged = frame.size > 0;
  found.pages = found.pages.filter(
    ({ path, change }) => change !== 'changed' || differing.get(path)?.some((key) => !frame.has(key)),
  );
}

/** The answers that a page was rendered from, which its script takes over. */
const PAGE_DATA = /<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** Tells which answers of a page differ between two snapshots. */
function comparer(before: Snapshot, after: Snapshot) {
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
      if (!differs.has(key)) differs.set(key, !isSame(answer, await is(request)));
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
