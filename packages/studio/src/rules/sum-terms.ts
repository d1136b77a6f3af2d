import { type Configurator, parseMeasure, printDecimal, ruleNames } from '@millrace/configurator';
import type { Asked, AskedMeasure } from './vocabulary.ts';

/** One term of a sum as it is edited. */
export interface SumTerm {
  /** It is taken away. */
  isLess: boolean;
  /** At least 0; where nothing is measured, the term itself. */
  factor: number;
  /** null: a number alone. Without a group: of every group, table and assembly that has the attribute. */
  of: { group: string | null; attribute: string } | null;
}

/** A name that a term may be of, and what it may measure; `group` is null for every group that has it. */
export interface Summed {
  group: string | null;
  measures: readonly AskedMeasure[];
}

/** The terms of a sum, from left to right; null where the text is none, or cannot be read. */
export function sumTermsOf(configurator: Configurator, text: string): SumTerm[] | null {
  const measure = parseMeasure(text.trim(), ruleNames(configurator));
  if (measure === null || measure.kind !== 'sum') return null;
  return measure.terms.map(({ factor, measure: of }) => ({
    isLess: factor < 0 || Object.is(factor, -0),
    factor: Math.abs(factor),
    of,
  }));
}

/** The text of a sum; there is no sum without terms. */
export function sumText(terms: readonly SumTerm[]): string {
  const [first, ...more] = terms;
  if (first === undefined) return '';
  const others = more.map((term) => ` ${term.isLess ? '-' : '+'} ${termText(term)}`);
  return `sum(${first.isLess ? '-' : ''}${termText(first)}${others.join('')})`;
}

function termText({ factor, of }: SumTerm): string {
  if (of === null) return printDecimal(factor);
  const named = of.group === null ? of.attribute : `${of.group}.${of.attribute}`;
  // A word of digits alone is a number: with a factor it is an attribute.
  return factor === 1 && !/^[\d.]+$/.test(named) ? named : `${printDecimal(factor)}*${named}`;
}

/** The names that terms of a sum may be of: every group first, then each name that has a number. */
export function summedOf(vocabulary: readonly Asked[]): Summed[] {
  const named = vocabulary.map(({ name, measures }): Summed => ({ group: name, measures: measures.filter(isSummed) }));
  const everywhere = everyAttribute(vocabulary);
  return [{ group: null, measures: everywhere }, ...named].filter(({ measures }) => measures.length > 0);
}

/** The attributes that stand in a sum without a group, each once. */
export function everyAttribute(vocabulary: readonly Asked[]): AskedMeasure[] {
  const all = vocabulary.flatMap(({ is, measures }) => (is === 'group' || is === 'table' ? measures : []));
  const own = all.filter((measure) => isSummed(measure) && !BUILT_IN.has(measure.name));
  return [...new Map(own.map(({ name }) => [name, { name, words: name }])).values()];
}

const BUILT_IN = new Set(['value', 'count', 'quantity']);

/** Texts are not added up, and names in sums are words. */
export const isSummed = ({ name, texts }: Pick<AskedMeasure, 'name' | 'texts'>): boolean =>
  texts === undefined && /^[\p{L}\p{N}_]+$/u.test(name);

/**
 * The sum that a number or a measure is the first term of; of anything else, a sum of what is named first. Null where nothing has a
 * number.
 */
export function sumBegunWith(configurator: Configurator, vocabulary: readonly Asked[], text: string): string | null {
  const bare = text.trim();
  if (/^(\d+\.?\d*|\.\d+)$/.test(bare)) return `sum(${bare})`;
  const measure = parseMeasure(bare, ruleNames(configurator));
  if (measure !== null && measure.kind !== 'sum' && isSummed({ name: measure.attribute }))
    return `sum(${measure.group}.${measure.attribute})`;
  const [first] = summedOf(vocabulary);
  const [attribute] = first?.measures ?? [];
  if (first === undefined || attribute === undefined) return null;
  return sumText([{ isLess: false, factor: 1, of: { group: first.group, attribute: attribute.name } }]);
}
