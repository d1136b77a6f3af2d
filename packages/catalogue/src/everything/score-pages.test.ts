import { finish } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { panel } from '../testing/configurators.ts';
import { category, document, family, faq, post, product } from '../testing/rows.ts';
import { type Rows, snapshotOf } from '../testing/snapshot-of.ts';
import { buildLists } from '../words/lists.ts';
import { fixedPages } from './fixed-pages.ts';
import type { PageIndex } from './index-pages.ts';
import { leaningOf } from './leaning.ts';
import type { FoundPage } from './page-texts.ts';
import type { Slot } from './read-query.ts';
import { scorePages } from './score-pages.ts';

/** The terms of these tests, by their numbers. */
const words = ['pump', 'float', 'alarm', 'cord', 'rare'] as const;
type Term = (typeof words)[number];
const numberOf = (word: Term): number => words.indexOf(word);

interface Stated {
  page?: FoundPage;
  /** The weight of each term in the page, from 0 to 1. */
  has?: Partial<Record<Term, number>>;
  name?: readonly Term[];
  called?: readonly Term[];
  models?: number;
}

const plainPost = (id: number): FoundPage => ({ kind: 'post', post: post({ id }) });

function indexOf(stated: readonly Stated[], rarities: Partial<Record<Term, number>> = {}): PageIndex {
  const inPages = buildLists();
  for (const word of words)
    for (const [page, { has }] of stated.entries())
      if (has?.[word] !== undefined) inPages.push(numberOf(word), page * 256 + Math.round(has[word] * 255));
  const starts = stated.map((_, page) => stated.slice(0, page).reduce((sum, { models = 0 }) => sum + models, 0));
  const terms = (names: readonly Term[] | undefined): number[] => (names ?? []).map(numberOf);
  return {
    pages: stated.map(({ page }, at) => page ?? plainPost(at + 1)),
    products: [],
    productsOf: (page) => [starts[page] ?? 0, (starts[page] ?? 0) + (stated[page]?.models ?? 0)],
    terms: new Map(words.map((word, number) => [word, number])),
    things: new Set(),
    onlyJoined: new Set(),
    rarities: Float32Array.from(words, (word) => rarities[word] ?? 1),
    inPages: finish(inPages.build(words.length)),
    inProducts: finish(buildLists().build(words.length)),
    nameOf: (page) => terms(stated[page]?.name),
    wholeNameOf: (page) => terms(stated[page]?.name),
    calledBy: (page) => new Set(terms(stated[page]?.called)),
    soldBy: () => ({ any: new Set(), names: [] }),
    inLexicon: (term) => term,
    words: new Map(),
  };
}

const asked = (...terms: Term[]): Slot => ({ alternatives: [{ terms: terms.map(numberOf), weight: 1 }], stress: 1 });
const plain = { leaning: leaningOf(''), favours: new Map<number, number>() };
const order = (index: PageIndex, slots: readonly Slot[], preferences = plain): number[] =>
  scorePages(index, slots, preferences).map(({ page }) => page);
/** The family pages of these rows, in their order. */
const familiesOf = (rows: Rows): FoundPage[] => [...snapshotOf(rows).everything.families];

describe('what is asked for', () => {
  test('stands first where it has most weight; of pages that are alike the earlier one', () => {
    const index = indexOf([{ has: { pump: 0.6 } }, { has: { pump: 1 } }, {}, { has: { pump: 0.6 } }]);
    expect(order(index, [asked('pump')])).toEqual([1, 0, 3]);
  });

  test('counts the more the rarer it is', () => {
    const index = indexOf([{ has: { pump: 1 } }, { has: { rare: 1 } }], { pump: 1, rare: 3 });
    expect(order(index, [asked('pump'), asked('rare')])).toEqual([1, 0]);
  });

  test('a page with all of it stands before a page with more of one', () => {
    const index = indexOf([{ has: { pump: 1 } }, { has: { pump: 0.5, float: 0.5 } }]);
    expect(order(index, [asked('pump'), asked('float')])).toEqual([1, 0]);
  });

  test('a phrase is met where all its words stand, and nowhere else', () => {
    const index = indexOf([{ has: { pump: 1 } }, { has: { pump: 0.5, float: 0.5 } }, { has: { float: 1 } }]);
    expect(order(index, [asked('pump', 'float')])).toEqual([1]);
  });

  test('a single word is met wherever it stands, whatever else does', () => {
    const index = indexOf([{ has: { pump: 1 } }, { has: { pump: 1, float: 1 } }]);
    expect(order(index, [asked('pump')])).toEqual([0, 1]);
  });

  test('a rarer word that means the same counts no more than what was asked for itself', () => {
    const index = indexOf([{ has: { rare: 1 } }, { has: { pump: 1 } }], { pump: 1, rare: 9 });
    const either: Slot = {
      alternatives: [
        { terms: [numberOf('pump')], weight: 1 },
        { terms: [numberOf('rare')], weight: 0.95 },
      ],
      stress: 1,
    };
    expect(order(index, [either])).toEqual([1, 0]);
  });

  test('of a page the best meaning counts, and not their sum', () => {
    const index = indexOf([{ has: { pump: 0.6, float: 0.6, alarm: 0.6 } }, { has: { pump: 0.8 } }]);
    const either: Slot = {
      alternatives: [
        { terms: [numberOf('pump')], weight: 1 },
        { terms: [numberOf('float')], weight: 0.95 },
        { terms: [numberOf('alarm')], weight: 0.95 },
      ],
      stress: 1,
    };
    expect(order(index, [either])).toEqual([1, 0]);
  });
});

describe('what is far below the best', () => {
  const good = { has: { pump: 1, float: 1 } };
  const weak = { has: { pump: 0.02 } };
  test('is left out where five fit', () => {
    expect(order(indexOf([weak, ...Array<Stated>(5).fill(good)]), [asked('pump'), asked('float')])).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  test('fills the list where fewer fit, no better than the last of them', () => {
    const found = scorePages(indexOf([weak, good, good]), [asked('pump'), asked('float')], plain);
    expect(found.map(({ page }) => page)).toEqual([1, 2, 0]);
    expect(found[2]?.score).toBeLessThanOrEqual(found[1]?.score ?? 0);
  });

  test('is left out where a number was asked for', () => {
    const favours = new Map([[1, 40]]);
    expect(order(indexOf([weak, good, good]), [asked('pump')], { ...plain, favours })).toEqual([1]);
  });

  test('but a page that a number favours needs no word', () => {
    expect(order(indexOf([good, {}]), [asked('pump')], { ...plain, favours: new Map([[1, 40]]) })[0]).toBe(1);
  });
});

describe('names', () => {
  test('a page whose whole name was asked for stands before one of which a part was, and before one that has it', () => {
    const has = { pump: 0.8 };
    const index = indexOf([{ has }, { has, name: ['pump', 'cord', 'float'] }, { has, name: ['pump'] }]);
    expect(order(index, [asked('pump')])).toEqual([2, 1, 0]);
  });

  test('and one that is named after the thing itself before one that is named after what is said of it', () => {
    const has = { pump: 0.8, alarm: 0.8 };
    const index = indexOf([
      { has, name: ['pump'] },
      { has, name: ['alarm'] },
    ]);
    expect(order(index, [asked('pump'), { ...asked('alarm'), stress: 1.2 }])).toEqual([1, 0]);
  });

  test('a page of a fixed address that is called all that was asked stands before others', () => {
    const [first] = fixedPages;
    if (first === undefined) throw new Error('a page');
    const page: FoundPage = { kind: 'page', page: first, says: '', texts: [] };
    const has = { pump: 0.8, float: 0.8 };
    const index = indexOf([
      { page, has },
      { page, has, called: ['pump'] },
      { page, has, called: ['pump', 'float'] },
    ]);
    expect(order(index, [asked('pump'), asked('float')])).toEqual([2, 0, 1]);
  });
});

describe('pages that say the same', () => {
  const has = { pump: 0.8 };
  const two = [asked('pump'), asked('float')];
  test('a family that is configured comes first, and an obsolete one last', () => {
    const pages = familiesOf({
      families: [
        family({ id: 1, isObsolete: true }),
        family({ id: 2 }),
        family({ id: 3, configurator: panel }),
        family({ id: 4, configurator: panel, isObsolete: true }),
      ],
    });
    expect(order(indexOf(pages.map((page) => ({ page, has }))), two)).toEqual([2, 1, 0, 3]);
  });

  test('a newer document comes first, and one without a date last', () => {
    const sheet = (id: number, revisedOn: string | null): FoundPage => ({
      kind: 'document',
      document: document({ id, revisedOn }),
      families: [],
      words: '',
    });
    const pages = [sheet(1, null), sheet(2, '2023-01-01'), sheet(3, '2024-01-01')];
    expect(order(indexOf(pages.map((page) => ({ page, has }))), two)).toEqual([2, 1, 0]);
  });

  test('an answer in steps comes first where it is asked how to do it', () => {
    const steps = [{ answer: 'First.', video: null, image: null }];
    const pages: FoundPage[] = [
      { kind: 'question', faq: faq({ id: 1 }), families: [] },
      { kind: 'question', faq: faq({ id: 2, steps }), families: [] },
    ];
    const index = indexOf(pages.map((page) => ({ page, has })));
    expect(order(index, two, { ...plain, leaning: leaningOf('how to test') })).toEqual([1, 0]);
    expect(order(index, two)).toEqual([0, 1]);
  });

  test('of families of one word the one with more models comes first, of several words the earlier', () => {
    const pages = familiesOf({
      families: [family({ id: 1 }), family({ id: 2 }), family({ id: 3 })],
      products: [product({ id: 1 })],
    });
    const index = indexOf(pages.map((page, at) => ({ page, has, models: [1, 0, 30][at] ?? 0 })));
    expect(order(index, [asked('pump')])).toEqual([2, 0, 1]);
    expect(order(index, two)).toEqual([0, 1, 2]);
  });
});

describe('a variant', () => {
  const pages = familiesOf({
    families: [family({ id: 1, slug: 'tern', intrinsicallySafe: true }), family({ id: 2, slug: 'tern' })],
  });
  const [variant, ordinary] = pages;
  if (variant === undefined || ordinary === undefined) throw new Error('two families');
  const both = (safe: number) =>
    indexOf([
      { page: variant, has: { pump: safe, rare: 1 }, name: ['pump', 'rare'] },
      { page: ordinary, has: { pump: 0.5 }, name: ['pump'] },
    ]);

  test('comes after its plain family, however much it says', () => {
    expect(order(both(1), [asked('pump'), asked('cord')])).toEqual([1, 0]);
  });

  test('unless it was asked for by what its name says besides', () => {
    expect(order(both(1), [asked('pump'), asked('rare')])[0]).toBe(0);
  });
});

describe('a category', () => {
  const page: FoundPage = { kind: 'category', category: category({ id: 1 }), above: [], families: [] };
  const [own, other] = familiesOf({ families: [family({ id: 1 }), family({ id: 2 })] });
  if (own?.kind !== 'family' || other === undefined) throw new Error('two families');
  const shelf = (name: readonly Term[]) =>
    indexOf([
      { page: { ...page, families: [own.family] }, has: { pump: 1, cord: 1 }, name },
      { page: own, has: { pump: 0.4 } },
      { page: other, has: { pump: 0.5 } },
    ]);

  test('stands first where its name is all that was asked', () => {
    expect(order(shelf(['pump']), [asked('pump')])[0]).toBe(0);
  });

  test('and after the best of its families where more was asked, or where its name says more', () => {
    expect(order(shelf(['pump']), [asked('pump'), asked('cord')])).toEqual([2, 1, 0]);
    expect(order(shelf(['pump', 'alarm']), [asked('pump')])).toEqual([2, 1, 0]);
  });
});
