import type { CompiledFamily } from '../tables/family-tables.ts';
import { type PageIndex, pageOf, weightOf } from './index-pages.ts';
import type { FoundPage, PageKind } from './page-texts.ts';
import type { Sold } from './read-page.ts';
import type { Alternative, Slot } from './read-query.ts';

/** A page and how well it fits; more is better. */
export interface Scored {
  page: number;
  score: number;
}

/** Says how strongly a text points to each kind of page it asks for. */
export interface Leaning {
  /** A factor for each kind. */
  kinds: Readonly<Record<PageKind, number>>;
  /** A factor for questions that are answered step by step. */
  steps: number;
}

export interface Preferences {
  leaning: Leaning;
  /** Scores of pages beside those of their words. */
  favours: ReadonlyMap<number, number>;
}

/** Pages this far below the best do not fit. */
const LEAST_SHARE = 0.2;
/** A page that has so much less of what was asked than the best has does not fit. */
const LEAST_COVER = 0.4;
/** A list of the best into which too few pages fit is filled with pages of so much. */
const FILLED = 5;
const FILLING_COVER = 0.1;
/** The share of the score that needs all of what was asked. */
const COVERED = 0.6;
/** The gain of a page whose whole name was asked for. */
const NAMED = 0.67;
/** And one that is named after the thing itself. */
const THING = 1.25;
/** And one that is named otherwise and has it among its models: where more is asked, and where nothing else is. */
const SOLD = 1.5;
const SOLD_ALONE = 1.2;
/** And so much more where one of these has all that was asked. */
const SOLD_WHOLE = 0.8;
/** The share of that gain of a family that is named after the thing itself. */
const THING_TOO = 0.84;
/** The gain of a page of a fixed address that is called all that was asked. */
const CALLED = 1.8;
const OBSOLETE = 0.75;
/** A family that is configured stands for more products than are listed. */
const BUILT = 1.06;
/** The plain family comes before its variant. */
const VARIANT = 0.86;
/** A category comes after the best of its families, unless its name is all that was asked. */
const CATEGORY = 0.8;
/** Before the best. */
const FIRST = 1.1;
/** The loss of a family without models beside the broadest. */
const NARROW = 0.5;
/** Of equal documents the newer comes first: so much for each year since. */
const NEWER = 0.01;
const EPOCH = 2000;

/** The pages that fit, best first. */
export function scorePages(index: PageIndex, slots: readonly Slot[], { leaning, favours }: Preferences): Scored[] {
  const { length } = index.pages;
  const totals = new Float32Array(length);
  const covers = new Float32Array(length);
  const asked = new Set<number>();
  const heads = new Set<number>();
  let whole = 0;
  for (const slot of slots) {
    const { scores, importance } = scoreSlot(index, slot);
    whole += importance;
    for (let page = 0; page < length; page += 1) {
      const score = scores[page] ?? 0;
      if (score === 0) continue;
      totals[page] = (totals[page] ?? 0) + score;
      covers[page] = (covers[page] ?? 0) + importance * Math.min(1, 0.5 + score / importance);
    }
    for (const { terms, weight } of slot.alternatives)
      if (weight >= NAME_WEIGHT) for (const term of terms) (slot.stress > 1 ? heads : asked).add(term);
  }
  const isNamed = isNamedThing(index, slots, heads);
  const sought = { asked, heads, isNamed, ofSold: soughtOfSold(index, slots, heads) };
  const bestCover = covers.reduce((best, cover) => Math.max(best, cover), 0);
  const scored: Scored[] = [];
  const weak: Scored[] = [];
  for (const [page, found] of index.pages.entries()) {
    const cover = covers[page] ?? 0;
    const favour = favours.get(page) ?? 0;
    if (favour === 0 && (cover === 0 || cover < FILLING_COVER * bestCover)) continue;
    const covered = whole === 0 ? 0 : 1 - COVERED + COVERED * (cover / whole) ** 2;
    const isCalled = isMetBy(index.calledBy(page), slots) ? CALLED : 1;
    const words = (totals[page] ?? 0) * covered * isCalled * nameFactor(index, page, sought);
    const fits = favour > 0 || cover >= LEAST_COVER * bestCover;
    (fits ? scored : weak).push({ page, score: (favour + words) * standing(found, leaning) });
  }
  const plain = plainFirst(index, scored, new Set([...asked, ...heads]));
  const fair = categoriesByName(index, slots.length === 1 ? broaderFirst(index, plain) : plain, slots);
  fair.sort(bestFirst);
  const least = LEAST_SHARE * (fair[0]?.score ?? 0);
  const kept = fair.filter(({ score }) => score >= least);
  return favours.size > 0 || kept.length >= FILLED ? kept : filled(kept, [...fair.slice(kept.length), ...weak]);
}

const bestFirst = (a: Scored, b: Scored): number => b.score - a.score || a.page - b.page;

/** If little fits, pages that have some of what was asked follow it. */
function filled(kept: readonly Scored[], weak: readonly Scored[]): Scored[] {
  const last = kept.at(-1)?.score ?? 0;
  const best = weak.toSorted(bestFirst).slice(0, FILLED - kept.length);
  return [...kept, ...best.map(({ page, score }) => ({ page, score: Math.min(score, last) }))];
}

/** Alternatives from here on count as words of a page's name. */
const NAME_WEIGHT = 0.76;

function scoreSlot(index: PageIndex, { alternatives, stress }: Slot): { scores: Float32Array; importance: number } {
  const scores = new Float32Array(index.pages.length);
  let importance = 0;
  const most = meantRarity(index, alternatives);
  for (const alternative of alternatives) {
    importance = Math.max(importance, stress * alternative.weight * Math.min(most, rarity(index, alternative)));
    const stressed = { terms: alternative.terms, weight: alternative.weight * stress };
    if (alternative.terms.length === 1) addTerm(index, stressed, { scores, most });
    else addPhrase(index, stressed, { scores, most });
  }
  return { scores, importance: Math.max(importance, LEAST_IMPORTANCE) };
}

const LEAST_IMPORTANCE = 0.1;

/** A term counts no more than what was asked for itself. */
function addTerm(
  { inPages: { starts, values }, rarities }: PageIndex,
  { terms: [term = 0], weight }: Alternative,
  { scores, most }: { scores: Float32Array; most: number },
): void {
  const worth = weight * Math.min(most, rarities[term] ?? 0);
  const to = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < to; at += 1) {
    const value = values[at] ?? 0;
    const score = worth * weightOf(value);
    if (score > (scores[pageOf(value)] ?? 0)) scores[pageOf(value)] = score;
  }
}

/** All terms of a phrase must stand in the page. */
function addPhrase(
  { inPages, rarities }: PageIndex,
  { terms, weight }: Alternative,
  { scores, most }: { scores: Float32Array; most: number },
): void {
  let found = new Map<number, number>();
  let rare = 0;
  for (const [nth, term] of terms.entries()) {
    const having = new Map<number, number>();
    const to = inPages.starts[term + 1] ?? 0;
    rare += rarities[term] ?? 0;
    for (let at = inPages.starts[term] ?? 0; at < to; at += 1) {
      const value = inPages.values[at] ?? 0;
      const page = pageOf(value);
      const known = nth === 0 ? 0 : found.get(page);
      if (known !== undefined) having.set(page, known + weightOf(value));
    }
    found = having;
  }
  const worth = (weight * Math.min(most, rare / Math.sqrt(terms.length))) / terms.length;
  for (const [page, sum] of found) scores[page] = Math.max(scores[page] ?? 0, worth * sum);
}

/** How rare what was asked for is, by the commonest of what means the same; where it stands nowhere, the commonest of the surest. */
function meantRarity(index: PageIndex, alternatives: readonly Alternative[]): number {
  const [first] = alternatives;
  if (first === undefined) return 0;
  if (first.weight >= MEANT) {
    const same = alternatives.filter(({ weight }) => weight >= SAME * first.weight);
    return Math.min(...same.map((one) => rarity(index, one)));
  }
  const surest = Math.max(...alternatives.map(({ weight }) => weight));
  return Math.min(...alternatives.filter(({ weight }) => weight === surest).map((one) => rarity(index, one)));
}

/** Alternatives from this share on mean the same: they are as common as the commonest of them, whichever the maker writes. */
const SAME = 0.8;
/** Alternatives from here on are what was asked for itself, not what means the same. */
const MEANT = 0.85;

const rarity = ({ rarities }: PageIndex, { terms }: Alternative): number =>
  terms.reduce((sum, term) => sum + (rarities[term] ?? 0), 0) / Math.sqrt(terms.length);

/**
 * Returns the gain of a page by how much of its name was asked for, by the rarity of its words, and by being named after the thing
 * itself.
 */
function nameFactor(
  index: PageIndex,
  page: number,
  { asked, ...sought }: { asked: ReadonlySet<number> } & Sought,
): number {
  let sum = 0;
  let all = 0;
  let isThing = false;
  for (const term of index.nameOf(page)) {
    const rare = index.rarities[term] ?? 0;
    all += rare;
    if (sought.heads.has(term)) isThing = true;
    if (asked.has(term) || sought.heads.has(term)) sum += rare;
  }
  const share = all === 0 ? 0 : (sum / all) ** 2;
  const sold = soldFactor(index.soldBy(page), sought);
  return (1 + NAMED * share) * (isThing ? Math.max(THING, THING_TOO * sold) : sold);
}

/** The question, as it was read. */
interface Sought {
  /** Terms of the thing itself. */
  heads: ReadonlySet<number>;
  isNamed: boolean;
  ofSold: SoughtOfSold;
}

/** The same in terms of the lexicon, as names of models are read. */
interface SoughtOfSold {
  heads: readonly number[];
  /** Nothing else was asked. */
  isAlone: boolean;
  /** All else that was asked: of each of it, the terms of every alternative. */
  besides: readonly (readonly (readonly number[])[])[];
}

const soughtOfSold = ({ inLexicon }: PageIndex, slots: readonly Slot[], heads: ReadonlySet<number>): SoughtOfSold => ({
  heads: Array.from(heads, inLexicon),
  isAlone: slots.length === 1,
  besides: slots
    .filter(({ stress }) => stress === 1)
    .map(({ alternatives }) =>
      alternatives.filter(({ weight }) => weight >= NAME_WEIGHT).map(({ terms }) => terms.map(inLexicon)),
    ),
});

/** Whether a phrase names one thing (`hour meter`), and no kind of things that families are named after (`float switch`). */
function isNamedThing(index: PageIndex, slots: readonly Slot[], heads: ReadonlySet<number>): boolean {
  const isPhrase = slots.some((slot) => slot.stress > 1 && slot.isPhrase === true);
  const isAfter = (page: number): boolean => index.nameOf(page).some((term) => heads.has(term));
  return isPhrase && !index.pages.some(({ kind }, page) => kind === 'family' && isAfter(page));
}

/** Returns the gain of a family that has the thing among its models: more, the more of what was asked one of them has. */
function soldFactor({ any, names }: Sold, { isNamed, ofSold: { heads, isAlone, besides } }: Sought): number {
  const sold = heads.filter((head) => any.has(head));
  if (sold.length === 0) return 1;
  if (isAlone && !isNamed) return SOLD_ALONE;
  const fitting = names.filter(({ things, phrases }) =>
    sold.some((head) => things.includes(head) || (isNamed && phrases.includes(head))),
  );
  if (fitting.length === 0) return 1;
  const met = fitting.map(
    ({ terms }) =>
      besides.filter((meanings) => meanings.some((all) => all.every((term) => terms.includes(term)))).length,
  );
  return SOLD + (besides.length === 0 ? SOLD_WHOLE : (SOLD_WHOLE * Math.max(...met)) / besides.length);
}

/** Whether terms have each thing as it was asked, without what means the same. */
const isMetBy = (terms: ReadonlySet<number>, slots: readonly Slot[]): boolean =>
  terms.size > 0 && slots.every(({ alternatives: [first] }) => first?.terms.every((term) => terms.has(term)) ?? false);

/**
 * A single word or phrase names a kind of thing and nothing that tells its families apart: of those that fit alike, the ones with more
 * models are asked for more often. The best family stands among the other pages as before.
 */
function broaderFirst(index: PageIndex, scored: readonly Scored[]): Scored[] {
  const breadths = new Map(
    scored.flatMap(({ page }) => {
      const [from, to] = index.productsOf(page);
      return index.pages[page]?.kind === 'family' ? [[page, Math.log2(2 + to - from)]] : [];
    }),
  );
  const most = Math.max(1, ...breadths.values());
  const share = (page: number): number => 1 - NARROW * (1 - (breadths.get(page) ?? most) / most);
  const families = scored.filter(({ page }) => breadths.has(page));
  const best = Math.max(0, ...families.map(({ score }) => score));
  const bestOfBroad = Math.max(0, ...families.map(({ page, score }) => score * share(page)));
  if (bestOfBroad === 0) return [...scored];
  return scored.map(({ page, score }) => ({
    page,
    score: breadths.has(page) ? (score * share(page) * best) / bestOfBroad : score,
  }));
}

/** A category stands first where its name is what was asked, and nothing else was; otherwise after the best of its families. */
function categoriesByName(index: PageIndex, scored: readonly Scored[], slots: readonly Slot[]): Scored[] {
  const isAsked = (page: number): boolean => {
    const name = new Set(index.wholeNameOf(page));
    // The words of a phrase that means the same stand apart, for half of its weight.
    const said = slots.map(({ alternatives }) =>
      alternatives.filter(
        ({ terms, weight }) =>
          weight >= NAME_WEIGHT / Math.min(2, terms.length) && terms.every((term) => name.has(term)),
      ),
    );
    const terms = new Set(said.flatMap((ofSlot) => ofSlot.flatMap((alternative) => alternative.terms)));
    const needed = index.nameOf(page);
    return needed.length > 0 && needed.every((term) => terms.has(term)) && said.every(({ length }) => length > 0);
  };
  const ofFamilies = new Map<CompiledFamily, number>();
  for (const { page, score } of scored) {
    const found = index.pages[page];
    if (found?.kind === 'family') ofFamilies.set(found.family, score);
  }
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.map((one) => {
    const found = index.pages[one.page];
    if (found?.kind !== 'category') return one;
    if (isAsked(one.page)) return { page: one.page, score: best * FIRST };
    const bestWithin = Math.max(0, ...found.families.map((family) => ofFamilies.get(family) ?? 0));
    return { page: one.page, score: Math.min(one.score, bestWithin * CATEGORY) };
  });
}

/** A variant stands after its plain family, however short its texts are, unless it was asked for by what its name says besides. */
function plainFirst(index: PageIndex, scored: readonly Scored[], asked: ReadonlySet<number>): Scored[] {
  const plain = new Map<string, Scored>();
  for (const one of scored) {
    const found = index.pages[one.page];
    if (found?.kind === 'family' && !found.family.row.intrinsicallySafe) plain.set(found.family.row.slug, one);
  }
  return scored.map((one) => {
    const found = index.pages[one.page];
    if (found?.kind !== 'family' || !found.family.row.intrinsicallySafe) return one;
    const beside = plain.get(found.family.row.slug);
    if (beside === undefined) return one;
    const ofPlain = new Set(index.nameOf(beside.page));
    if (index.nameOf(one.page).some((term) => asked.has(term) && !ofPlain.has(term))) return one;
    return { page: one.page, score: Math.min(one.score, beside.score * VARIANT) };
  });
}

function standing(found: FoundPage, { kinds, steps }: Leaning): number {
  const lean = kinds[found.kind];
  switch (found.kind) {
    case 'family': {
      const { row, configurator } = found.family;
      return (
        lean * (row.isObsolete ? OBSOLETE : configurator === null ? 1 : BUILT) * (row.intrinsicallySafe ? VARIANT : 1)
      );
    }
    case 'document':
      return lean * (1 + NEWER * (Number(found.document.revisedOn?.slice(0, 4) ?? EPOCH) - EPOCH));
    case 'question':
      return found.faq.steps.length > 0 ? lean * steps : lean;
    default:
      return lean;
  }
}
