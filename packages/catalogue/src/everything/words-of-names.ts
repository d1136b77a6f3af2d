import type { FoundPage } from './page-texts.ts';

/** The name of a page that is about a thing; other names are sentences or titles. */
export function nameOfThing(page: FoundPage): string {
  switch (page.kind) {
    case 'family':
      return page.family.row.name;
    case 'category':
      return page.category.name;
    case 'job':
      return page.job.name;
    default:
      return '';
  }
}

/** The words that say what a named thing is: the last before a comma or a preposition, and the last before an `and`. */
export const thingsIn = (name: string): string[] =>
  wholeThingsIn(name).flatMap((part) => part.split(/\s+/).at(-1) || []);

/** The same with the words before them: `Elapsed-time meter` of `Elapsed-time meter, 120 V`. */
export function wholeThingsIn(name: string): string[] {
  const [said = ''] = name.split(/[,(]|\s(?:with|for|of|to|in|on|from|without|by)\s/i);
  return said.split(/\s(?:and|or|&)\s/i).map((part) => part.trim());
}

/** A word that is the thing in at least this share of the names that have it is looked for as that thing. */
const THING_SHARE = 0.5;

/**
 * The terms of each name that a question can mean. Where most names have a word as the thing itself, a name that has it before another
 * thing is not about it: among floats, `Float Trees` are trees. Names without a thing keep all their terms.
 */
export function withoutLooseWords(
  names: readonly (readonly number[])[],
  things: readonly ReadonlySet<number>[],
): readonly (readonly number[])[] {
  const having = new Map<number, { all: number; things: number }>();
  for (const [page, terms] of names.entries()) {
    const ofPage = things[page];
    if (ofPage === undefined || ofPage.size === 0) continue;
    for (const term of terms) {
      const count = having.get(term) ?? { all: 0, things: 0 };
      having.set(term, { all: count.all + 1, things: count.things + (ofPage.has(term) ? 1 : 0) });
    }
  }
  return names.map((terms, page) => {
    const ofPage = things[page];
    if (ofPage === undefined || ofPage.size === 0) return terms;
    return terms.filter((term) => {
      const { all, things: most } = having.get(term) ?? { all: 0, things: 0 };
      return ofPage.has(term) || most < THING_SHARE * all;
    });
  });
}
