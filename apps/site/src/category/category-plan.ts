import { type Category, calls, type FilterAnswer, type Slug } from '@millrace/contract';
import { categoryPath } from '../addresses.ts';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { type ApiQuery, lookUp } from '../api/query-for.ts';
import { askedOf, filteredPath } from '../facets/filter-address.ts';
import type { PageAddress, PagePlan } from '../page/plan.ts';

/** /category: the top level, by sections. */
export const categoryRootPlan: PagePlan<'category-root'> = {
  queries: () => [rootCategoriesQuery],
  head: (_at, read) => ({
    title: 'Products',
    description: `Products: ${read(rootCategoriesQuery)
      .map(({ name }) => name)
      .join(', ')}.`,
    canonical: '/category',
  }),
};

const categoryQuery = (slug: Slug): ApiQuery<Category | null> => lookUp(calls.categoryBySlug, { params: { slug } });

/** /category/{slug}. */
export const categoryPlan: PagePlan<'category'> = {
  queries: (at) => [categoryAt(at), facetsAt(at)],
  found: (at, read) => read(categoryAt(at)) !== null,
  // Equal choices have one address; what is no filter of this catalogue is dropped.
  redirect: (at, read) => {
    const answer = read(facetsAt(at));
    const { filters, order, view } = at.query;
    const isAsAsked = answer === null || (answer.filters === filters && answer.order === order && answer.view === view);
    return isAsAsked ? null : filteredPath(categoryPath(at.params.id ?? ''), answer);
  },
  head: (at, read) => {
    const category = read(categoryAt(at));
    const answer = read(facetsAt(at));
    if (category === null) return { title: 'Not found', hidden: true };
    const { name, slug, description } = category;
    const names = new Set(answer?.chips.map((chip) => chip.name));
    return {
      title: name,
      // Combinations have no end.
      hidden: names.size > 1,
      description: [description, category.viewItems.map(({ title }) => title).join(', ')].filter(Boolean).join(' '),
      // Another order or view shows the same.
      canonical: filteredPath(categoryPath(slug), { filters: answer?.filters ?? '', order: '', view: 'families' }),
    };
  },
};

/** The filters of the category, and what fits those that the address chooses. */
export const facetsAt = (at: PageAddress<'category'>): ApiQuery<FilterAnswer | null> => {
  const { filters, order, view } = at.query;
  return lookUp(calls.categoryFacets, {
    params: { slug: at.params.id ?? '' },
    ...(filters === '' && order === '' ? {} : { query: askedOf({ filters, order, view }) }),
  });
};

export const categoryAt = (at: PageAddress<'category'>): ApiQuery<Category | null> => categoryQuery(at.params.id ?? '');
