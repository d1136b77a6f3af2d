import { type Category, calls, type Slug } from '@millrace/contract';
import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { type ApiQuery, lookUp } from '../api/query-for.ts';
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

export const categoryQuery = (slug: Slug): ApiQuery<Category | null> =>
  lookUp(calls.categoryBySlug, { params: { slug } });

/** /category/{slug}. */
export const categoryPlan: PagePlan<'category'> = {
  queries: (at) => [categoryAt(at)],
  found: (at, read) => read(categoryAt(at)) !== null,
  head: (at, read) => {
    const category = read(categoryAt(at));
    if (category === null) return { title: 'Not found', hidden: true };
    const { name, slug, description } = category;
    return {
      title: name,
      description: [description, category.viewItems.map(({ title }) => title).join(', ')].filter(Boolean).join(' '),
      canonical: `/category/${slug}`,
    };
  },
};

export const categoryAt = (at: PageAddress<'category'>): ApiQuery<Category | null> => categoryQuery(at.params.id ?? '');
