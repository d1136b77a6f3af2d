import type { FoundEverything, FoundItem, Slug } from '@millrace/contract';
import type { InputOf } from '../answer.ts';
import type { FoundPages } from '../everything/compile-everything.ts';
import type { FoundPage, PageKind } from '../everything/page-texts.ts';
import { decodeNumber } from '../searching/decoding/decode-number.ts';
import { generatedResults } from '../searching/generated-results.ts';
import { spellingsOf } from '../searching/search-page.ts';
import type { Snapshot } from '../snapshot.ts';
import { presentItem, presentPages } from './present-found.ts';

type Scored = FoundPages['pages'][number];

/** The rows of the drop-down, and one more. */
const BEST = 5;
/** The best of its kind comes before others of a kind that is shown, unless it is so much worse than the best of all. */
const KIND_SHARE = 0.6;

/** Everything that a text finds, in sections. A number that a configurator makes comes first, with its family. */
export function foundEverything(
  snapshot: Snapshot,
  { search, items, page }: InputOf<'searchEverything'>['query'],
): FoundEverything {
  const text = search.trim();
  const spellings = text === '' ? [] : spellingsOf(snapshot, text);
  const generated = generatedResults(snapshot, spellings);
  const found = snapshot.everything.find(text);
  const decoded = text === '' ? null : decodeNumber(snapshot, spellings);
  const pages = makersFirst(snapshot, found.pages, [...generated, ...(decoded === null ? [] : [decoded.family])]);
  const of = (...kinds: readonly PageKind[]): FoundPage[] =>
    pages.flatMap(({ page }) => (kinds.includes(page.kind) ? [page] : []));
  const from = { library: snapshot, found };
  const rows = { from: (page - 1) * items, to: page * items };
  return {
    total: pages.length,
    best: bestOf(pages, from, generated).slice(0, BEST),
    families: presentPages(of('family'), rows, from, 'family'),
    documents: presentPages(of('document', 'file'), rows, from, 'document'),
    questions: presentPages(of('question'), rows, from, 'question'),
    posts: presentPages(of('post'), rows, from, 'post'),
    jobs: presentPages(of('job'), rows, from, 'job'),
    pages: presentPages(of('category', 'page', 'video'), rows, from, 'page'),
  };
}

type Address = { slug: Slug; intrinsicallySafe: boolean };

/** The families that make the number come first, whatever else is said like it. */
function makersFirst(
  { everything }: Snapshot,
  pages: readonly Scored[],
  makers: readonly Address[],
): readonly Scored[] {
  if (makers.length === 0) return pages;
  const isMaker = ({ page }: Scored): boolean =>
    page.kind === 'family' &&
    makers.some(
      ({ slug, intrinsicallySafe }) =>
        slug === page.family.row.slug && intrinsicallySafe === page.family.row.intrinsicallySafe,
    );
  const known = pages.filter(isMaker);
  const made =
    known.length > 0
      ? known
      : everything.families.filter((page) => isMaker({ page, score: 0 })).map((page) => ({ page, score: 1 }));
  return [...made, ...pages.filter((scored) => !isMaker(scored))];
}

/** The best of each kind that is worth it, then the others; after a family the first of its models that fit. */
function bestOf(
  pages: readonly Scored[],
  from: { library: Snapshot; found: FoundPages },
  generated: ReturnType<typeof generatedResults>,
): FoundItem[] {
  const least = KIND_SHARE * (pages[0]?.score ?? 0);
  const seen = new Set<PageKind>();
  const leading: FoundPage[] = [];
  const others: FoundPage[] = [];
  for (const { page, score } of pages.slice(0, LOOKED_AT)) {
    (seen.has(page.kind) || score < least ? others : leading).push(page);
    seen.add(page.kind);
  }
  const made: FoundItem[] = generated.map((result) => ({ kind: 'model', ...result }));
  const items = [...leading, ...others].slice(0, BEST).map((page) => presentItem(page, from));
  const numbered = from.found.isNumbered ? items.flatMap((item) => (item.kind === 'family' ? item.models : [])) : [];
  return [...made, ...numbered.map((result): FoundItem => ({ kind: 'model', ...result })).slice(0, BEST - 1), ...items];
}

const LOOKED_AT = 40;
