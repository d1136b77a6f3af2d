import {
  type Cents,
  type ConfigGroup,
  type Configurator,
  type Evaluation,
  findRemedy,
  isWithin,
  type ModelNumber,
  type NumberBounds,
  nearestValues,
  numberParts,
  OPTION_SEPARATOR,
  partConfigurator,
  type Selection,
  type StepBudget,
} from '@millrace/configurator';
import { type FoldedNumber, foldCode, typedText } from '../lenient/folded-number.ts';
import type { Chosen } from '../lenient/piece.ts';
import { printingOf } from '../lenient/pieces.ts';
import { evaluateWithin, isSpent } from '../reading-budget.ts';
import type { AlignedCell, Alignment } from './align-number.ts';
import { clearGroup, fulfil, isKept, type Kept, type Wish, wishesOf } from './keep-right.ts';
import { isLikeAny, likeCodes, passedGroups } from './passed-groups.ts';
import { slipsUndone } from './slips-undone.ts';
import { UNLIKE, unlikeness } from './unlikeness.ts';

/** A whole number that differs in one cell from what was written. */
export interface Offer {
  readonly group: string;
  readonly code: string;
  readonly words: string;
  readonly itemNo: ModelNumber;
  readonly total: Cents | null;
}

export type IsCarried = (itemNo: ModelNumber) => boolean;

/** A text laid against its configurator, and the steps that are left for offers. */
interface Nearly {
  readonly alignment: Alignment;
  readonly kept: Kept;
  readonly folded: FoldedNumber;
  readonly budget: StepBudget;
  /** Says of a number that the catalogue has it. */
  readonly isCarried: IsCarried;
  /** Offers whole numbers for a wrong number of a part. */
  readonly offersWithin: (part: Configurator, typed: string) => readonly Offer[];
}

const OFFERS_MAX = 5;

/**
 * Finds the whole numbers that one cell makes of what is kept: another code for the wrong cell, or for the one that keeps a right code
 * from being had. The likeliest first: most like what was written, then what the catalogue has, then nearest in price.
 */
export function offersFor(
  configurator: Configurator,
  { alignment: { cells }, kept, folded, budget, isCarried, offersWithin }: Nearly,
): Offer[] {
  const blamed = kept.wrong[0];
  const place = blamed ?? kept.begun[0];
  const typed = place === undefined ? '' : typedText(folded, place);
  const group = blamed === undefined ? nextMissing(configurator, kept) : blamed.group;
  const isExtra = kept.wrong.length === 1 && group === null && kept.evaluation.complete;
  const made = new Map<string, Likened>();
  const sorted = (): Offer[] => {
    for (const undone of undoneOffers(configurator, { cells, kept, folded, budget, isCarried }))
      if (!made.has(undone.itemNo)) made.set(undone.itemNo, undone);
    return likeliest(made.values(), kept, isCarried);
  };
  if (!isExtra && (kept.wrong.length > 1 || group == null)) return sorted().slice(0, OFFERS_MAX);
  const add = (changed: ConfigGroup, from: Selection, wishes: readonly Wish[], given?: number): void => {
    if (isSpent(budget)) return;
    const evaluation = evaluateWithin(
      configurator,
      fulfil(configurator, from, [...wishes, ...kept.waiting.flatMap(wishesOf)]),
      budget,
    );
    const part = numberParts(configurator, evaluation).find((one) => one.group === changed.name);
    const stay = cells.filter((cell) => cell.group !== changed && !(cell.piece === null && kept.wrong.includes(cell)));
    const areKept = stay.every((cell) => isKept(configurator, evaluation, cell));
    if (!evaluation.complete || part === undefined || !areKept || made.has(evaluation.itemNo)) return;
    const { itemNo, total } = evaluation;
    const isPlain = typed !== '' && changed === group;
    const likeness = given ?? (isPlain ? unlikeness(typed, part.text) : 0);
    made.set(itemNo, { group: changed.name, code: part.text, words: part.words, itemNo, total, likeness });
  };
  if (group === null) {
    const passing = blamed === undefined ? [] : passedGroups(configurator, cells, blamed);
    for (const { passed, code } of likeCodes(passing, typed))
      add(passed, kept.selection, [{ group: passed.name, chosen: { code, quantity: null } }], unlikeness(typed, code));
    return [...sorted().slice(0, OFFERS_MAX - 1), withoutTheRest(kept)];
  }
  const index = configurator.configGroups.indexOf(group);
  const cleared = clearGroup(configurator, kept.selection, index, []);
  // Beside its own blank code the others of a group cannot be had.
  const open = blamed?.mayGo === true ? { ...kept, evaluation: evaluateWithin(configurator, cleared, budget) } : kept;
  const reordered = blamed === undefined ? null : inAnotherOrder(configurator, index, blamed, folded);
  if (reordered !== null) add(group, cleared, reordered, 0);
  const choices = choicesOf(configurator, open, { group, blamed, folded, typed, offersWithin });
  // Numbers of a part come in their own order.
  for (const [nth, wishes] of choices.entries())
    add(group, cleared, wishes, group.kind === 'assembly' ? nth : undefined);
  // `L0` in `E|L0`, after a separator of options, may be the code of another group that stands there.
  const apart = blamed === undefined ? null : readBeforeSeparator(configurator, index, typed);
  if (apart !== null && blamed !== undefined) {
    const { chosen: read, rest } = apart;
    const beside = read.map((chosen) => ({ group: group.name, chosen }));
    const others = passedGroups(configurator, cells, blamed).filter((passed) => passed !== group);
    for (const { passed, code } of likeCodes(others, rest))
      add(
        passed,
        cleared,
        [...beside, { group: passed.name, chosen: { code, quantity: null } }],
        unlikeness(rest, code),
      );
  }
  for (const { changed, selection } of freeings(configurator, kept, blamed))
    add(changed, selection, blamed === undefined ? [] : wishesOf(blamed));
  const offers = sorted();
  if (blamed?.mayGo !== true || !kept.evaluation.complete) return offers.slice(0, OFFERS_MAX);
  return [...offers.slice(0, OFFERS_MAX - 1), withoutTheRest(kept)];
}

/** The whole numbers that a text was, before one slip: each with the first of its parts that the text does not have. */
function undoneOffers(
  configurator: Configurator,
  {
    cells,
    kept,
    folded,
    budget,
    isCarried,
  }: Pick<Nearly, 'kept' | 'folded' | 'budget' | 'isCarried'> & Pick<Alignment, 'cells'>,
): Likened[] {
  return slipsUndone(configurator, folded, kept.wrong, budget).flatMap(({ evaluation, likeness }): Likened[] => {
    const part = numberParts(configurator, evaluation).find((one) => !isTyped(kept, cells, one));
    const { itemNo, total, complete } = evaluation;
    if (!complete || part === undefined || (configurator.catalogueOnly === true && !isCarried(itemNo))) return [];
    return [{ group: part.group, code: part.text, words: part.words, itemNo, total, likeness }];
  });
}

/** Whether a part of a number stands in the text as it is. */
const isTyped = (
  { wrong }: Kept,
  cells: readonly AlignedCell[],
  { group, text }: ReturnType<typeof numberParts>[number],
): boolean => cells.some((cell) => cell.group?.name === group && cell.piece?.printed === text && !wrong.includes(cell));

interface Likened extends Offer {
  readonly likeness: number;
}

function likeliest(offers: Iterable<Likened>, { evaluation }: Kept, isCarried: IsCarried): Offer[] {
  const base = evaluation.total ?? 0;
  const alike = ({ likeness }: Likened): number => Math.min(likeness, UNLIKE);
  const rare = ({ itemNo }: Offer): number => Number(!isCarried(itemNo));
  const apart = ({ total }: Offer): number => (total === null ? Number.MAX_SAFE_INTEGER : Math.abs(total - base));
  return [...offers]
    .sort((a, b) => alike(a) - alike(b) || rare(a) - rare(b) || a.likeness - b.likeness || apart(a) - apart(b))
    .map(({ likeness: _, ...offer }) => offer);
}

/** More was written than the number has. */
const withoutTheRest = ({ evaluation: { itemNo, total } }: Kept): Offer => ({
  group: '',
  code: '',
  words: '',
  itemNo,
  total,
});

/** The one group that a number lacks to be whole. */
function nextMissing({ configGroups }: Configurator, { evaluation }: Kept): ConfigGroup | null {
  const [only, ...others] = evaluation.missing;
  if ((only?.code !== 'choose' && only?.code !== 'assembly') || others.length > 0) return null;
  return configGroups.find(({ name }) => name === only.group) ?? null;
}

interface Place extends Pick<Nearly, 'offersWithin'> {
  group: ConfigGroup;
  blamed: AlignedCell | undefined;
  folded: FoldedNumber;
  typed: string;
}

/**
 * Every other answer of one group. Of several codes together, those before the wrong one stay, alone
 * where what follows is like no code; L10 may be L9 too, not only more than L1.
 */
function choicesOf(
  configurator: Configurator,
  { evaluation }: Kept,
  { group, blamed, folded, typed, offersWithin }: Place,
): Wish[][] {
  const index = configurator.configGroups.indexOf(group);
  const state = evaluation.groups[index];
  if (group.kind === 'number') {
    return state?.bounds == null
      ? []
      : valuesLike(group, state.bounds, typed).map((value) => [{ group: group.name, value }]);
  }
  if (group.kind === 'assembly') {
    const part = partConfigurator(configurator, group);
    return part === null ? [] : offersWithin(part, typed).map(({ itemNo }) => [{ group: group.name, part: itemNo }]);
  }
  if (group.kind === 'sequence') return sequencesLike(configurator, evaluation, { group, blamed, folded });
  const begun =
    group.multiselect === true && blamed !== undefined ? readBefore(configurator, index, blamed, folded) : null;
  const before = begun?.chosen ?? [];
  const longer = (group.options ?? []).flatMap(({ code, isQtyPrefix, isQtySuffix }, at): Wish[][] => {
    if (code === '' || state?.options[at]?.enabled !== true) return [];
    const counted = isQtyPrefix === true || isQtySuffix === true;
    const quantity = counted ? Number(/\d+/.exec(typed)?.[0] ?? 1) : null;
    const all = before.some((one) => one.code === code) ? [] : [[...before, { code, quantity }]];
    if (before.length > 0 && unlikeness(typed, code) < UNLIKE) all.unshift([{ code, quantity }]);
    return all.map((codes) => codes.map((chosen) => ({ group: group.name, chosen })));
  });
  if (begun === null || isLikeAny([group], begun.rest)) return longer;
  return [before.map((chosen) => ({ group: group.name, chosen })), ...longer];
}

/** The values nearest to what was typed, and those that it has with a digit too many. */
function valuesLike(group: ConfigGroup, bounds: NumberBounds, typed: string): readonly number[] {
  const letters = (group.separator ?? '').replace(/\P{L}/gu, '');
  const value = typed.toUpperCase().startsWith(letters.toUpperCase()) ? typed.slice(letters.length) : typed;
  const [misread, ...others] = value.match(/[^\d.]/g) ?? [];
  if (misread !== undefined)
    return others.length > 0
      ? []
      : [...'0123456789']
          .map((digit) => value.replace(misread, digit))
          .filter((read) => group.digits === undefined || read.length === group.digits)
          .map(Number)
          .filter((one) => isWithin(one, bounds, group));
  const fewer = [...value]
    .map((_, at) => value.slice(0, at) + value.slice(at + 1))
    .filter((shorter) => shorter !== '' && (group.digits === undefined || shorter.length === group.digits))
    .map(Number)
    .filter((one) => isWithin(one, bounds, group));
  return [...new Set([...nearestValues(group, bounds, Number(value)), ...fewer])];
}

/** The codes that read at the beginning of a wrong sequence, alone and with one more. */
function sequencesLike(
  { configGroups }: Configurator,
  { groups }: Evaluation,
  { group, blamed, folded }: Pick<Place, 'group' | 'blamed' | 'folded'>,
): Wish[][] {
  const { options = [] } = group;
  const codes = options.map(({ code }) => code);
  const before = blamed === undefined ? [] : entriesIn(codes, folded.text.slice(blamed.from, blamed.to));
  const state = groups[configGroups.indexOf(group)];
  const longer = codes.filter((_, at) => state?.options[at]?.enabled === true).map((code) => [...before, code]);
  return [...(before.length === 0 ? [] : [before]), ...longer].map((all) => [{ group: group.name, codes: all }]);
}

/** All options of a wrong part, where it has each once: in another order than the number has them. Null where more is wrong. */
function inAnotherOrder(
  configurator: Configurator,
  index: number,
  { from, to }: AlignedCell,
  { text }: FoldedNumber,
): readonly Wish[] | null {
  const { name, multiselect } = configurator.configGroups[index] ?? {};
  const group = printingOf(configurator).groups[index];
  if (name === undefined || multiselect !== true || group === undefined) return null;
  const chosen: Chosen[] = [];
  for (let at = from; at < to; ) {
    const single = group.piecesAt(text, at, false).filter((piece) => piece.chosen.length === 1 && piece.end <= to);
    const [longest] = single.toSorted((a, b) => b.end - a.end);
    if (longest === undefined) return null;
    chosen.push(...longest.chosen);
    at = longest.end;
  }
  const isEachOnce = new Set(chosen.map(({ code }) => code)).size === chosen.length;
  return isEachOnce && chosen.length > 1 ? chosen.map((one) => ({ group: name, chosen: one })) : null;
}

/** Code after code of a folded text, the longest that stands there. */
function entriesIn(codes: readonly string[], text: string): readonly string[] {
  const sorted = codes.filter((code) => code !== '').toSorted((a, b) => b.length - a.length);
  const entries: string[] = [];
  for (let at = 0; ; ) {
    const next = sorted.find((code) => text.startsWith(foldCode(code), at));
    if (next === undefined) return entries;
    entries.push(next);
    at += foldCode(next).length;
  }
}

/** The codes that read at the beginning of a wrong part, and what is written after them. */
function readBefore(
  configurator: Configurator,
  index: number,
  { from, to }: AlignedCell,
  folded: FoldedNumber,
): { chosen: readonly Chosen[]; rest: string } | null {
  const pieces = printingOf(configurator).groups[index]?.piecesAt(folded.text, from, false) ?? [];
  const longest = pieces.filter(({ end }) => end < to).toSorted((a, b) => b.end - a.end)[0];
  return longest === undefined ? null : { chosen: longest.chosen, rest: typedText(folded, { from: longest.end, to }) };
}

/** The codes that read before the last separator of options in a wrong part, and what is written after it. */
function readBeforeSeparator(
  configurator: Configurator,
  index: number,
  typed: string,
): { chosen: readonly Chosen[]; rest: string } | null {
  const { optionSeparator = OPTION_SEPARATOR, configGroups } = configurator;
  const separator = configGroups[index]?.optionSeparator ?? optionSeparator;
  const cut = separator === '' ? -1 : typed.lastIndexOf(separator);
  if (cut < 1) return null;
  const before = foldCode(typed.slice(0, cut));
  const pieces = printingOf(configurator).groups[index]?.piecesAt(before, 0, true) ?? [];
  const piece = pieces.find(({ end }) => end === before.length);
  return piece === undefined ? null : { chosen: piece.chosen, rest: typed.slice(cut + separator.length) };
}

interface Freeing {
  changed: ConfigGroup;
  selection: Selection;
}

/** A code that the others refuse: the single change that lets it be had and harms least. */
function freeings(configurator: Configurator, { selection }: Kept, blamed: AlignedCell | undefined): Freeing[] {
  const { group = null, piece = null } = blamed ?? {};
  if (group === null || piece === null) return [];
  return piece.chosen.flatMap((chosen): Freeing[] => {
    const remedy = findRemedy(configurator, selection, group.name, chosen.code);
    const changed = configurator.configGroups.find(({ name }) => name === remedy?.change.group);
    return remedy === null || changed === undefined ? [] : [{ changed, selection: remedy.change.selection }];
  });
}
