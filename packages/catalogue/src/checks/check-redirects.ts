import { pagePaths } from '@millrace/contract';
import { REDIRECTS_MAX } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { isPauseAt } from '../paced.ts';
import {
  baseOf,
  foldPath,
  HOPS_MAX,
  pathOf,
  type RedirectTable,
  redirectTable,
  stepFrom,
} from '../redirects/redirect-table.ts';
import { type Candidate, type Check, error, type Place, warning } from './check.ts';
import { isOutsideAddress, isOwnPath, resolver } from './resolve-link.ts';

/** Old addresses hide no page, lead to something, and never round and round. */
export const checkRedirects: Check = function* (candidate) {
  const rows = candidate.content.redirects;
  const table = redirectTable(rows);
  const resolve = resolver(candidate);
  const hiddenBy = hider(candidate);
  for (const [nth, { id, from, to }] of rows.entries()) {
    if (isPauseAt(nth)) yield;
    const at = (field: string): Place => ({ kind: 'redirects', id, path: [field] });
    if (nth === REDIRECTS_MAX)
      yield error('too-many-redirects', at('from'), `At most ${REDIRECTS_MAX} redirects; a pattern stands for many.`);
    const hidden = hiddenBy(from);
    if (hidden !== null) yield error('redirect-hides-page', at('from'), `The old address ${from} is ${hidden}.`);
    yield* checkTarget({ from, to, at: at('to') }, table, resolve);
  }
};

interface Target {
  from: string;
  to: string;
  at: Place;
}

function* checkTarget(
  { from, to, at }: Target,
  table: RedirectTable,
  resolve: ReturnType<typeof resolver>,
): Iterable<Finding> {
  const written = to.replace(/\*$/, '');
  if (!isOutsideAddress(written) && !isOwnPath(written)) {
    yield error('broken-link', at, `${to} is neither a path of this site nor an address with https://.`);
    return;
  }
  if (to.endsWith('*') && (baseOf(from) === null || !to.endsWith('/*'))) {
    yield error('broken-link', at, `${to} ends with *, which stands for the rest of an old address that ends with /*.`);
    return;
  }
  const end = endOf(table, from);
  if (end === null) {
    yield error('redirect-loop', at, `The old address ${from} leads round and round.`);
    return;
  }
  if (end.includes(REST)) {
    if (!end.startsWith('/') || canHoldPages(end)) return;
    yield error('broken-link', at, `${to} leads nowhere: no page lies below it.`);
    return;
  }
  const found = resolve(end);
  if (found === 'broken') yield error('broken-link', at, `${to} leads nowhere.`);
  if (found === 'not-live') yield warning('target-not-live', at, `${to} leads to something that is not live.`);
}

/** Stands for the rest of an old address below a pattern: no address of the site has it. */
const REST = '~rest~';

/** The address after all steps; null where they have no end. */
function endOf(table: RedirectTable, from: string): string | null {
  let to = from.replace(/\*$/, REST);
  for (let hops = 0; hops <= HOPS_MAX; hops += 1) {
    const step = stepFrom(table, pathOf(to));
    if (step === null) return to;
    to = step.to;
  }
  return null;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const pages = pagePaths.map((page) => ({ ...page, parts: segmentsOf(page.path) }));
const isParameter = (part: string): boolean => part.startsWith(':');
const beginsAlike = (parts: readonly string[], given: readonly string[]): boolean =>
  given.every((word, index) => parts[index] === word || isParameter(parts[index] ?? ''));

/** Whether some page, file or call lies at such an address, whatever the rest is. */
function canHoldPages(path: string): boolean {
  const base = segmentsOf(foldPath(pathOf(path).replace(REST, '')));
  return OWN.has(base[0] ?? '') || pages.some(({ parts }) => covers(base, parts));
}

const covers = (base: readonly string[], page: readonly string[]): boolean =>
  page.length > base.length && beginsAlike(page, base);

/** Addresses of the server that are no pages: they are answered before any redirect. */
const OWN = new Set([
  'api',
  'media',
  'assets',
  'downloads',
  'office',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
]);

/** Says which page an old address would hide, in words; null where it hides none. */
function hider({ content, categories, families }: Candidate): (from: string) => string | null {
  const posts = new Set(content.posts.filter(({ isLive }) => isLive).map(({ slug }) => slug));
  /** Whether a page with a parameter in its path is there. A page without rows is there for its tabs, or for any. */
  const isThere = ({ name, tabs }: (typeof pagePaths)[number], id: string): boolean => {
    if (name === 'category') return categories.bySlug.get(id)?.isLive === true;
    const variants = families.bySlug.get(id);
    if (name === 'family')
      return [variants?.plain, variants?.intrinsicallySafe].some((one) => one?.row.isLive === true);
    if (name === 'post') return posts.has(id);
    return tabs === undefined || tabs.includes(id);
  };
  return (from) => {
    const base = baseOf(from);
    const given = segmentsOf(base ?? foldPath(from));
    if (OWN.has(given[0] ?? '')) return 'an address of the server itself';
    if (base !== null) {
      const over = pages.find(({ parts }) => covers(given, parts));
      return over === undefined ? null : `over pages: ${over.path}`;
    }
    const hidden = pages.some((page) => {
      if (page.parts.length !== given.length || !beginsAlike(page.parts, given)) return false;
      const id = given[page.parts.findIndex(isParameter)];
      return id === undefined || isThere(page, id);
    });
    return hidden ? 'the address of a page' : null;
  };
}
