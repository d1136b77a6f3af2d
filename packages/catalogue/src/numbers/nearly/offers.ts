import {
  type Cents,
  type ConfigGroup,
  type Configurator,
  type Evaluation,
  findRemedy,
  type ModelNumber,
  nearestValues,
  numberParts,
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
  if (!isExtra && (kept.wrong.length > 1 || group == null)) return [];
  const made = new Map<string, Likened>();
  const add = (changed: ConfigGroup, from: Selection, wishes: readonly Wish[], nth = 0): void => {
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
    // Numbers of a part come in their own order.
    const isPlain = typed !== '' && changed === group && group.kind !== 'assembly';
    const likeness = isPlain ? unlikeness(typed, part.text) : nth;
    made.set(itemNo, { group: changed.name, code: part.text, words: part.words, itemNo, total, likeness });
  };
  if (group === null) {
    for (const { passed, code } of likeCodes(configurator, cells, blamed, typed))
      add(passed, kept.selection, [{ group: passed.name, chosen: { code, quantity: null } }], unlikeness(typed, code));
    return [...likeliest(made.values(), kept, isCarried).slice(0, OFFERS_MAX - 1), withoutTheRest(kept)];
  }
  const cleared = clearGroup(configurator, kept.selection, configurator.configGroups.indexOf(group), []);
  const choices = choicesOf(configurator, kept, { group, blamed, folded, typed, offersWithin });
  for (const [nth, wishes] of choices.entries()) add(group, cleared, wishes, group.kind === 'assembly' ? nth : 0);
  for (const { changed, selection } of freeings(configurator, kept, blamed))
    add(changed, selection, blamed === undefined ? [] : wishesOf(blamed));
  return likeliest(made.values(), kept, isCarried).slice(0, OFFERS_MAX);
}

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

/** One letter may be another. */
const LIKE = 2;

/** Codes like a cell that no group reads, of the groups that the number passes over there: any of them may have been meant. */
function likeCodes(
  { configGroups }: Configurator,
  cells: readonly AlignedCell[],
  blamed: AlignedCell | undefined,
  typed: string,
): { passed: ConfigGroup; code: string }[] {
  const at = blamed === undefined ? -1 : cells.indexOf(blamed);
  const placeOf = (cell: AlignedCell | undefined): number =>
    cell?.group == null ? -1 : configGroups.indexOf(cell.group);
  const before = placeOf(cells.slice(0, Math.max(0, at)).findLast(({ group }) => group !== null));
  const after = placeOf(cells.slice(at + 1).find(({ group }) => group !== null));
  return configGroups
    .slice(before + 1, after < 0 ? configGroups.length : after)
    .filter(({ printed, kind = 'choice' }) => printed !== false && kind === 'choice')
    .flatMap((passed) =>
      (passed.options ?? []).flatMap(({ code }) =>
        code !== '' && unlikeness(typed, code) <= LIKE ? [{ passed, code }] : [],
      ),
    );
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

/** Every other answer of one group. Of several codes together, those before the wrong one stay; L10 may be L9 too, not only more than L1. */
function choicesOf(
  configurator: Configurator,
  { evaluation }: Kept,
  { group, blamed, folded, typed, offersWithin }: Place,
): Wish[][] {
  const index = configurator.configGroups.indexOf(group);
  const state = evaluation.groups[index];
  if (group.kind === 'number') {
    if (state?.bounds == null || !/^[\d.]+$/.test(typed)) return [];
    return nearestValues(group, state.bounds, Number(typed)).map((value) => [{ group: group.name, value }]);
  }
  if (group.kind === 'text') return [];
  if (group.kind === 'assembly') {
    const part = partConfigurator(configurator, group);
    return part === null ? [] : offersWithin(part, typed).map(({ itemNo }) => [{ group: group.name, part: itemNo }]);
  }
  if (group.kind === 'sequence') return sequencesLike(configurator, evaluation, { group, blamed, folded });
  const before =
    group.multiselect === true && blamed !== undefined ? readBefore(configurator, index, blamed, folded) : [];
  return (group.options ?? []).flatMap(({ code, isQtyPrefix, isQtySuffix }, at): Wish[][] => {
    if (code === '' || state?.options[at]?.enabled !== true) return [];
    const counted = isQtyPrefix === true || isQtySuffix === true;
    const quantity = counted ? Number(/\d+/.exec(typed)?.[0] ?? 1) : null;
    const all = before.some((one) => one.code === code) ? [] : [[...before, { code, quantity }]];
    if (before.length > 0 && unlikeness(typed, code) < UNLIKE) all.unshift([{ code, quantity }]);
    return all.map((codes) => codes.map((chosen) => ({ group: group.name, chosen })));
  });
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

/** The codes that read at the beginning of a wrong part. */
function readBefore(
  configurator: Configurator,
  index: number,
  { from, to }: AlignedCell,
  { text }: FoldedNumber,
): readonly Chosen[] {
  const pieces = printingOf(configurator).groups[index]?.piecesAt(text, from, false) ?? [];
  return pieces.filter(({ end }) => end < to).toSorted((a, b) => b.end - a.end)[0]?.chosen ?? [];
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
