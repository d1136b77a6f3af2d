import type { ContentViewItem } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import type { Candidate } from '../tables/candidate.ts';
import { findVariant } from '../tables/find-family.ts';
import { INTRINSICALLY_SAFE, inTreeOrder } from '../tables/tables.ts';
import { type Check, error, warning } from './check.ts';

/** Parents exist, lie in no circle, and lead down to every live category and family. */
export const checkCategories: Check = function* (candidate) {
  const { content, categories } = candidate;
  const reached = new Set(inTreeOrder(categories).map(({ id }) => id));
  for (const { id, name, parentId } of content.categories) {
    const where = { kind: 'categories', id, path: ['parentId'] } as const;
    if (parentId !== null && !categories.byId.has(parentId))
      yield error('unknown-parent', where, `${name} lies in category ${parentId}, which does not exist.`);
    else if (!reached.has(id) && isInCycle(id, candidate))
      yield error('category-cycle', where, `${name} lies within itself: ${cycleOf(id, candidate).join(' in ')}.`);
  }
  for (const item of content.viewItems) yield* checkViewItem(item, candidate);
  yield* tilesTwice(content.viewItems, candidate);
  yield* unreachable(candidate);
};

function cycleOf(start: number, { categories }: Candidate): string[] {
  const names: string[] = [];
  const seen = new Set<number>();
  let at = categories.byId.get(start);
  while (at !== undefined && !seen.has(at.id)) {
    seen.add(at.id);
    names.push(at.name);
    at = at.parentId === null ? undefined : categories.byId.get(at.parentId);
  }
  return at === undefined ? names : [...names, at.name];
}

function isInCycle(id: number, { categories }: Candidate): boolean {
  const seen = new Set<number>();
  let parent = categories.byId.get(id)?.parentId ?? null;
  while (parent !== null && parent !== id && !seen.has(parent)) {
    seen.add(parent);
    parent = categories.byId.get(parent)?.parentId ?? null;
  }
  return parent === id;
}

function* checkViewItem(item: ContentViewItem, candidate: Candidate): Iterable<Finding> {
  const { id, categoryId, title, type, slug, adURL } = item;
  if (!candidate.categories.byId.has(categoryId))
    yield error(
      'unknown-category',
      { kind: 'viewItems', id, path: ['categoryId'] },
      `${title} is a tile of category ${categoryId}, which does not exist.`,
    );
  if (adURL !== null) return;
  const where = { kind: 'viewItems', id, path: ['slug'] } as const;
  const target = targetOf(item, candidate);
  if (target === undefined)
    yield error('unknown-target', where, `${title} leads to ${type} ${slug}, which does not exist.`);
  else if (item.isLive && !target.isLive)
    yield warning(
      'target-not-live',
      where,
      `${title} leads to ${type} ${slug}, which is not live: the tile is not shown.`,
    );
}

/** Two tiles of one page that lead to the same page, options and all. */
function* tilesTwice(items: readonly ContentViewItem[], { categories }: Candidate): Iterable<Finding> {
  const first = new Map<string, ContentViewItem>();
  for (const item of items) {
    if (!item.isLive || item.adURL !== null) continue;
    const { id, categoryId, type, slug, title, variants } = item;
    const key = JSON.stringify([categoryId, type, slug, Object.entries(variants).sort()]);
    const other = first.get(key);
    if (other === undefined) first.set(key, item);
    else
      yield warning(
        'tile-twice',
        { kind: 'viewItems', id, path: ['slug'] },
        `${title} leads to ${type} ${slug} as ${other.title} does, on the page of ${categories.byId.get(categoryId)?.name ?? categoryId}.`,
      );
  }
}

const targetOf = ({ type, slug, variants }: ContentViewItem, { categories, families }: Candidate) =>
  type === 'category'
    ? categories.bySlug.get(slug)
    : findVariant(families.bySlug.get(slug), variants[INTRINSICALLY_SAFE] === 'true')?.row;

function* unreachable({ content, categories, families }: Candidate): Iterable<Finding> {
  const tiles = new Set(
    content.viewItems.filter(({ adURL }) => adURL === null).map(({ type, slug }) => `${type}/${slug}`),
  );
  for (const { id, name, slug, parentId, isLive, isVizzy } of categories.byId.values())
    if (isLive && !isVizzy && parentId !== null && !tiles.has(`category/${slug}`))
      yield warning('unreachable', { kind: 'categories', id, path: [] }, `No tile leads to the category ${name}.`);
  for (const { row, customerFamilies } of families.all)
    if (row.isLive && !row.isVizzy && customerFamilies.length === 0 && !tiles.has(`family/${row.slug}`))
      yield warning(
        'unreachable',
        { kind: 'families', id: row.id, path: [] },
        `No tile leads to the family ${row.name}.`,
      );
}
