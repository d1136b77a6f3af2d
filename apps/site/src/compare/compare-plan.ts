import { type CompareAnswer, calls } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import { comparePath } from '../comparing/compare-address.ts';
import type { PageAddress, PagePlan } from '../page/plan.ts';

/** The things that the address names, beside one another. */
export const compareAt = ({ query: { items } }: PageAddress<'compare'>): ApiQuery<CompareAnswer> =>
  queryFor(calls.compare, items === '' ? {} : { query: { items } });

/** /compare: the address holds what is compared, so that it can be sent. */
export const comparePlan: PagePlan<'compare'> = {
  queries: (at) => [compareAt(at)],
  // An unknown number stays in the address until the page has told of it.
  redirect: (at, read) => {
    const { items, unknown } = read(compareAt(at));
    return unknown.length > 0 || items === at.query.items ? null : comparePath(items, at.query);
  },
  head: (at, read) => {
    const names = read(compareAt(at)).columns.map(nameOf);
    return {
      title: names.length === 0 ? 'Compare' : `Compare ${names.join(', ')}`,
      description: 'Families, models and configured numbers beside one another.',
      canonical: '/compare',
    };
  },
};

/** The name of a column: of a model its number. */
export const nameOf = ({ family, modelNumber, partNumber }: CompareAnswer['columns'][number]): string =>
  modelNumber ?? partNumber ?? family.name;
