import {
  type Cents,
  type Configurator,
  evaluate,
  type ModelNumber,
  NO_CENTS,
  parseModelNumber,
  sumOfCents,
} from '@millrace/configurator';
import { type Structure, structureOf } from './align.ts';
import { configuratorOf } from './build.ts';
import type { Grid, Uses } from './cells/grid.ts';
import { type FoundExample, findExamples } from './examples.ts';
import { codesInTexts } from './finding/codes-in-texts.ts';
import type { GuideRule } from './footnote-rules.ts';
import type { Footnote } from './footnotes.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import type { GuideNote, Place, ProposedExample } from './guide.ts';
import { crossesAreMade, isUnsure, type Matrix, tableOf } from './matrices.ts';
import { ordersOf } from './orders.ts';
import type { ListedPrices } from './price-lists.ts';

export interface ToSettle {
  grids: readonly Grid[];
  uses: Uses;
  groups: readonly GatheredGroup[];
  /** As a person ordered them. */
  ordered: readonly GatheredGroup[] | null;
  listed: ListedPrices;
  matrices: readonly Matrix[];
  footnotes: readonly Footnote[];
  rules: readonly GuideRule[];
  isGivenExample: (place: Place) => boolean;
  stated: { prefix?: string; separator?: string };
  notes: GuideNote[];
}

interface Numbers {
  configurator: Configurator;
  examples: ProposedExample[];
  first: ModelNumber | '';
}

export interface Settled extends Numbers {
  /** In the order of the number. */
  groups: readonly GatheredGroup[];
  uses: Uses;
  /** The same with further rules. */
  again(rules: readonly GuideRule[]): Numbers;
}

/** Decides between all readings of the guide by its examples: the one in which most of them decode, at their prices. */
export function settleNumbers(guide: ToSettle): Settled {
  const { groups, examples, structure, uses } = bestOrder(guide);
  const readings = readingsOf(guide, groups);
  const make = (reading: Reading, rules: readonly GuideRule[], notes: GuideNote[]): Numbers => {
    const configurator = configuratorOf({
      groups: reading.isBaseApart && basesIn(groups).length === 1 ? groups.map(withoutBase) : groups,
      structure,
      prefix: guide.stated.prefix ?? structure?.prefix ?? prefixWithoutExample(guide),
      separator: guide.stated.separator,
      base: reading.isBaseApart ? baseOf(guide, groups) : (guide.listed.base ?? NO_CENTS),
      rules,
      tables: guide.matrices.map((matrix) =>
        tableOf(matrix, reading.areCrossesMade(matrix), guide.footnotes, groups, notes),
      ),
    });
    const all = examples.map((example, index) => readExample(configurator, example, structure, index));
    const read = all.filter(({ number }, index) => all.findIndex((other) => other.number === number) === index);
    const first = read.find(({ decodes }) => decodes)?.number ?? '';
    return { configurator, examples: read, first: first as ModelNumber | '' };
  };
  const tried = readings.map((reading) => ({ reading, made: make(reading, guide.rules, []) }));
  const best = tried.reduce((one, other) => (scoreOf(other.made) > scoreOf(one.made) ? other : one));
  const made = make(best.reading, guide.rules, guide.notes);
  const shown = best.reading.isBaseApart && basesIn(groups).length === 1 ? groups.map(withoutBase) : groups;
  return { ...made, groups: shown, uses, again: (more) => make(best.reading, [...guide.rules, ...more], []) };
}

const scoreOf = ({ examples }: Numbers): number =>
  examples.reduce((sum, { decodes, fault }) => sum + (decodes ? 2 : 0) + (decodes && fault === undefined ? 1 : 0), 0);

interface Reading {
  isBaseApart: boolean;
  areCrossesMade: (matrix: Matrix) => boolean;
}

/** The likely reading first: of two that the examples do not tell apart, it counts. */
function readingsOf({ matrices }: ToSettle, groups: readonly GatheredGroup[]): Reading[] {
  const isUnclear = matrices.some(isUnsure);
  const crosses = isUnclear
    ? [crossesAreMade, (matrix: Matrix) => (isUnsure(matrix) ? !crossesAreMade(matrix) : true)]
    : [() => true];
  const bases = groups.some(({ options }) => options.some(({ isBase }) => isBase)) ? [true, false] : [true];
  return crosses.flatMap((areCrossesMade) => bases.map((isBaseApart) => ({ isBaseApart, areCrossesMade })));
}

/** The price of the whole product: of a list, or the only base price beside an option. */
function baseOf({ listed }: ToSettle, groups: readonly GatheredGroup[]): Cents {
  const bases = basesIn(groups);
  const [only] = bases;
  return sumOfCents([listed.base ?? NO_CENTS, bases.length === 1 ? (only?.price ?? NO_CENTS) : NO_CENTS]);
}

const basesIn = (groups: readonly GatheredGroup[]) =>
  groups.flatMap(({ options }) => options.filter(({ isBase, isTaken }) => isBase && isTaken));

/** The base price is counted for the whole product, not for the option beside which it stands. */
const withoutBase = (group: GatheredGroup): GatheredGroup => ({
  ...group,
  options: group.options.map((option) => (option.isBase ? { ...option, price: NO_CENTS } : option)),
});

type ToRead = Pick<ToSettle, 'grids' | 'uses' | 'groups' | 'ordered' | 'listed' | 'isGivenExample'>;

interface Ordered {
  groups: readonly GatheredGroup[];
  examples: FoundExample[];
  structure: Structure | null;
  uses: Uses;
  score: number;
}

/** The order of groups by which most examples can be read. */
export function bestOrder(guide: ToRead): Ordered {
  const { grids, listed, isGivenExample } = guide;
  const stands = codesInTexts(guide.ordered ?? guide.groups);
  let best: Ordered | null = null;
  for (const groups of guide.ordered === null ? ordersOf(guide.groups) : [guide.ordered]) {
    const uses: Uses = new Map(guide.uses);
    const examples = findExamples(grids, uses, groups, listed.seriesCodes, isGivenExample, stands);
    const structure = structureOf(examples.map(({ readings }) => readings));
    const fits = structure?.alignments.filter((alignment) => alignment !== null) ?? [];
    const score = fits.reduce((sum, alignment) => sum + 10 - (alignment?.cost ?? 0), 0);
    if (best === null || score > best.score + 0.01) best = { groups, examples, structure, uses, score };
    // Nothing is skipped without a reason: no other order is better.
    if (fits.length > 0 && fits.length === examples.length && fits.every((alignment) => (alignment?.cost ?? 9) < 3))
      break;
  }
  return best ?? { groups: guide.groups, examples: [], structure: null, uses: guide.uses, score: 0 };
}

/** The literal of a series, where no example shows how numbers begin. */
const prefixWithoutExample = ({ listed, stated }: ToSettle): string => {
  const [series] = listed.seriesCodes;
  return series === undefined ? '' : `${series}${stated.separator ?? '-'}`;
};

function readExample(
  configurator: Configurator,
  { at, printed, text: stated, price }: FoundExample,
  structure: Structure | null,
  index: number,
): ProposedExample {
  const text = structure?.alignments[index]?.text ?? stated;
  const example = { at, printed, number: text, ...(price === undefined ? {} : { price }) };
  const isAligned = structure?.alignments[index] != null;
  const parsed = parseModelNumber(configurator, text);
  if (!parsed.ok) return { ...example, decodes: false, fault: faultOf(parsed, text, isAligned) };
  const { itemNo, complete, total } = evaluate(configurator, parsed.selection);
  if (!complete) return { ...example, number: itemNo, decodes: false, fault: 'It lacks an answer.' };
  if (price !== undefined && total !== price)
    return {
      ...example,
      number: itemNo,
      decodes: true,
      fault: `It costs ${money(total)} by the options, not ${money(price)}.`,
    };
  return { ...example, number: itemNo, decodes: true };
}

function faultOf(
  parsed: Exclude<ReturnType<typeof parseModelNumber>, { ok: true }>,
  text: string,
  isAligned: boolean,
): string {
  if (parsed.code === 'ambiguous') return 'It reads in two ways.';
  if (parsed.code === 'context') return 'It is read for some customers only.';
  const [next] = parsed.expected;
  if (isAligned) return `The rules exclude it: it is read as far as “${text.slice(0, parsed.parsed)}”.`;
  const codes = next?.codes.slice(0, 5).join(', ') ?? '';
  return `It is read as far as “${text.slice(0, parsed.parsed)}”.${next === undefined ? '' : ` ${next.group} comes next: ${codes}.`}`;
}

const money = (cents: Cents | null): string => (cents === null ? 'an amount on request' : (cents / 100).toFixed(2));
