import { type Configurator, type Operator, parseMeasure, quoteCode, ruleNames } from '@millrace/configurator';
import type { Part } from '../sentences/part.ts';
import { readingOf, takeSide } from '../sentences/parts-to-rule.ts';
import { ruleToParts } from '../sentences/rule-to-parts.ts';

/** A clause as it is edited. Also one that is only begun has its group, its measure and its sign. */
export type ClauseShape =
  /** A group of which nothing is said yet. */
  | { is: 'begun'; group: string }
  | { is: 'codes'; group: string; codes: readonly string[] }
  | Comparison
  | { is: 'unreadable'; source: string };

export interface Comparison {
  is: 'comparison';
  left: Side;
  operator: Operator;
  /** A number, a measure or a text, as it is written; '' while it is only begun. */
  right: string;
}

interface Side {
  text: string;
  /** null: a sum. */
  named: { group: string; attribute: string } | null;
}

/** Reads the text of one clause as it is edited. */
export function shapeOf(configurator: Configurator, source: string): ClauseShape {
  const parts = ruleToParts(configurator, source).filter(({ is }) => is !== 'words');
  const [first] = parts;
  if (first?.is === 'unreadable') return begunShape(configurator, source);
  const at = parts.findIndex(({ is }) => is === 'operator');
  const operator = parts[at];
  if (operator?.is === 'operator') {
    const left = sideText(parts.slice(0, at));
    return {
      is: 'comparison',
      left: sideOf(configurator, left),
      operator: operator.operator,
      right: sideText(parts.slice(at + 1)),
    };
  }
  if (first?.is !== 'group') return { is: 'unreadable', source };
  return { is: 'codes', group: first.name, codes: parts.flatMap((part) => (part.is === 'code' ? [part.code] : [])) };
}

const COMPARED = /^(.+?)\s*(<=|>=|<|=|>)\s*([^<>=]*)$/s;
const isOperator = (text: string | undefined): text is Operator =>
  text === '<' || text === '<=' || text === '=' || text === '>=' || text === '>';

function begunShape(configurator: Configurator, source: string): ClauseShape {
  const text = source.trim();
  const names = ruleNames(configurator);
  if (names.includes(text)) return { is: 'begun', group: text };
  const [, left, operator, right = ''] = COMPARED.exec(text) ?? [];
  if (left === undefined || !isOperator(operator) || parseMeasure(left, names) === null)
    return { is: 'unreadable', source };
  return { is: 'comparison', left: sideOf(configurator, left), operator, right };
}

function sideOf(configurator: Configurator, text: string): Side {
  const measure = parseMeasure(text, ruleNames(configurator));
  return { text, named: measure === null || measure.kind === 'sum' ? null : measure };
}

function sideText(parts: readonly Part[]): string {
  const [only] = parts;
  if (only?.is === 'quoted') return `"${only.value.replaceAll('"', '""')}"`;
  return takeSide(readingOf(parts)) ?? '';
}

/** The text of a clause that names options; without any it is only begun. */
export const codesText = (group: string, codes: readonly string[]): string =>
  codes.length === 0 ? group : `${group}.${codes.map(quoteCode).join('|')}`;

/** The text of a comparison. */
export const comparisonText = ({ left, operator, right }: Pick<Comparison, 'left' | 'operator' | 'right'>): string =>
  `${left.text}${operator}${right}`;

/** The comparison of something of a group; what it is compared with is still to be said. */
export const measuringText = (group: string, attribute: string): string => `${group}.${attribute}>=`;

/** The text of a clause as it is edited. */
export function clauseText(shape: ClauseShape): string {
  switch (shape.is) {
    case 'begun':
      return shape.group;
    case 'codes':
      return codesText(shape.group, shape.codes);
    case 'comparison':
      return comparisonText(shape);
    case 'unreadable':
      return shape.source;
  }
}

/** Codes with one more that was not among them, or without one that was, in the order of the group. */
export function withCodeToggled(codes: readonly string[], code: string, order: readonly string[]): string[] {
  const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
  const place = (one: string): number => (order.includes(one) ? order.indexOf(one) : order.length);
  return next.toSorted((a, b) => place(a) - place(b));
}
