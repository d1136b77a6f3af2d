import type { Category, ViewItem } from '@millrace/contract';
import type { ContentCategory, ContentViewItem } from '@millrace/contract/content';
import { type AnswerCall, type Answered, answer, answerOr404 } from '../answer.ts';
import { selecting } from '../families/selecting.ts';
import { filterAnswer } from '../filtering/filter-answer.ts';
import { scopeOfCategory } from '../filtering/scope.ts';
import { altOf, focusOf } from '../presenting/picture-facts.ts';
import type { Snapshot } from '../snapshot.ts';
import { findVariant } from '../tables/find-family.ts';
import { isShown, published, type Selecting } from '../tables/shown.ts';
import { INTRINSICALLY_SAFE, inTreeOrder } from '../tables/tables.ts';

export const categories: AnswerCall<'categories'> = selecting<'categories'>((snapshot, { query }) =>
  answer(presentAll(snapshot, inTreeOrder(snapshot.categories), query)),
);

export const rootCategories: AnswerCall<'rootCategories'> = selecting<'rootCategories'>((snapshot, { query }) =>
  answer(presentAll(snapshot, snapshot.categories.childrenOf.get(null) ?? [], query)),
);

export const categoryBySlug: AnswerCall<'categoryBySlug'> = selecting<'categoryBySlug'>((snapshot, { params, query }) =>
  one(snapshot, snapshot.categories.bySlug.get(params.slug), query, params.slug),
);

export const categoryById: AnswerCall<'categoryById'> = selecting<'categoryById'>((snapshot, { params, query }) =>
  one(snapshot, snapshot.categories.byId.get(params.id), query, String(params.id)),
);

/** Of what everybody sees. */
export const categoryFacets: AnswerCall<'categoryFacets'> = (snapshot, { params, query }) => {
  const category = snapshot.categories.bySlug.get(params.slug);
  const isThere = category !== undefined && isShown(category, published);
  return answerOr404(
    isThere ? filterAnswer(snapshot, scopeOfCategory(snapshot, category), query) : undefined,
    `There is no category ${params.slug}.`,
  );
};

function one(
  snapshot: Snapshot,
  category: ContentCategory | undefined,
  query: Selecting,
  asked: string,
): Answered<Category> {
  const visible = category !== undefined && isShown(category, query);
  return answerOr404(visible ? present(snapshot, category, query) : undefined, `There is no category ${asked}.`);
}

const presentAll = (snapshot: Snapshot, rows: readonly ContentCategory[], query: Selecting): Category[] =>
  rows.filter((category) => isShown(category, query)).map((category) => present(snapshot, category, query));

function present(snapshot: Snapshot, category: ContentCategory, query: Selecting): Category {
  const { id, name, slug, description, imgUrl, parentId } = category;
  const parent = parentId === null ? undefined : snapshot.categories.byId.get(parentId);
  const items = snapshot.categories.itemsOf.get(id) ?? [];
  return {
    id,
    name,
    slug,
    description,
    imgUrl,
    parent: parent === undefined ? null : { name: parent.name, slug: parent.slug },
    viewItems: items
      .filter((item) => isShown(item, query) && leadsSomewhere(snapshot, item, query))
      .map((item) => ({
        ...presentItem(item),
        ...altOf(snapshot, item.imgUrl),
        ...focusOf(snapshot, item.imgUrl),
      })),
  };
}

/** A tile to something that is not live would lead to a not-found page. */
function leadsSomewhere({ categories, families }: Snapshot, item: ContentViewItem, query: Selecting): boolean {
  if (item.adURL !== null || !query.isLive) return true;
  const target =
    item.type === 'category'
      ? categories.bySlug.get(item.slug)
      : findVariant(families.bySlug.get(item.slug), item.variants[INTRINSICALLY_SAFE] === 'true')?.row;
  return target?.isLive === true && (query.isVizzy || !target.isVizzy);
}

const presentItem = ({
  title,
  name,
  slug,
  type,
  summary,
  imgUrl,
  variants,
  isObsolete,
  adURL,
  isLive,
}: ContentViewItem): ViewItem => ({
  title,
  name,
  slug,
  type,
  summary,
  imgUrl,
  variants,
  isObsolete,
  adURL,
  isLive,
});
