/** A change after which the code does the same, as was found by reading it. */
export interface KnownEquivalent {
  file: string;
  /** The whole line, trimmed, before and after the change. */
  before: string;
  after: string;
  because: string;
}

export const inTheSite: readonly KnownEquivalent[] = [
  {
    file: 'apps/site/src/nameplate/tag-pieces.ts',
    before: 'for (let i = a.length - 1; i >= 0; i -= 1) {',
    after: 'for (let i = a.length + 1; i >= 0; i -= 1) {',
    because: 'there is no row beyond the end, so nothing is written for it',
  },
  {
    file: 'apps/site/src/category/category-plan.ts',
    before: "params: { slug: at.params.id ?? '' },",
    after: 'params: { slug: at.params.id },',
    because: 'every address of this page has the part',
  },
  {
    file: 'apps/site/src/configurator/explaining/explainer.ts',
    before: 'const states = evaluation.groups.find(({ name }) => name === group)?.options;',
    after: 'const states = evaluation.groups.findLast(({ name }) => name === group)?.options;',
    because: 'the lint refuses two groups of one name',
  },
  {
    file: 'apps/site/src/structured-data/product.ts',
    before: 'price: amount(price ?? 0),',
    after: 'price: amount(price ?? 1),',
    because: 'only models with a price are offered',
  },
  {
    file: 'apps/site/src/prefetching/fetch-ahead.ts',
    before:
      'for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true }, { silent: true });',
    after:
      'for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true }, { silent: false });',
    because: 'what is cancelled goes back to its state before, and a fetch ahead hears of no failure',
  },
];
