import { quoteCode, type Rule } from '@millrace/configurator';
import type { Part } from './part.ts';

/** Pieces that are read one after the other. */
export interface Reading {
  readonly parts: readonly Part[];
  at: number;
}

/** Starts to read pieces; `words` are passed over. */
export const readingOf = (parts: readonly Part[]): Reading => ({
  parts: parts.filter(({ is }) => is !== 'words'),
  at: 0,
});

export const isAtEnd = ({ parts, at }: Reading): boolean => at >= parts.length;

/** Takes the next piece where it is of this kind. */
export function take<Is extends Part['is']>(reading: Reading, is: Is): Extract<Part, { is: Is }> | null {
  const part = reading.parts[reading.at];
  if (part === undefined || !isOf(part, is)) return null;
  reading.at += 1;
  return part;
}

const isOf = <Is extends Part['is']>(part: Part, is: Is): part is Extract<Part, { is: Is }> => part.is === is;

/** The rules that pieces say, as text; null where the pieces make no sentence. */
export function partsToRuleList(parts: readonly Part[]): Rule[] | null {
  const reading = readingOf(parts);
  const rules = takeRuleList(reading);
  return isAtEnd(reading) ? rules : null;
}

export function takeRuleList(reading: Reading): Rule[] | null {
  if (take(reading, 'never') !== null) return [];
  const rules: Rule[] = [];
  do {
    const rule = takeRule(reading);
    if (rule === null) return null;
    rules.push(rule);
  } while (take(reading, 'and') !== null);
  return rules;
}

function takeRule(reading: Reading): Rule | null {
  const alternatives: string[] = [];
  do {
    const alternative = takeAlternative(reading);
    if (alternative === null) return null;
    alternatives.push(alternative);
  } while (take(reading, 'or') !== null);
  return alternatives.join(':');
}

function takeAlternative(reading: Reading): string | null {
  const unreadable = take(reading, 'unreadable');
  if (unreadable !== null) return unreadable.source;
  return takeCodes(reading) ?? takeComparison(reading);
}

function takeCodes(reading: Reading): string | null {
  const start = reading.at;
  const group = take(reading, 'group');
  const codes: string[] = [];
  for (let code = take(reading, 'code'); code !== null; code = take(reading, 'code')) codes.push(quoteCode(code.code));
  if (group !== null && codes.length > 0) return `${group.name}.${codes.join('|')}`;
  reading.at = start;
  return null;
}

function takeComparison(reading: Reading): string | null {
  const left = takeMeasure(reading);
  const operator = left === null ? null : take(reading, 'operator');
  if (left === null || operator === null) return null;
  const quoted = take(reading, 'quoted');
  if (quoted !== null) return `${left}="${quoted.value.replaceAll('"', '""')}"`;
  const right = takeSide(reading);
  return right === null ? null : `${left}${operator.operator}${right}`;
}

/** A number or a measure, as text. */
export const takeSide = (reading: Reading): string | null => take(reading, 'number')?.value ?? takeMeasure(reading);

function takeMeasure(reading: Reading): string | null {
  if (take(reading, 'sum') === null) return takeNamed(reading, true);
  let sum = '';
  while (take(reading, 'end-of-sum') === null) {
    const sign = take(reading, 'sign')?.sign ?? '+';
    const term = takeTerm(reading);
    if (term === null) return null;
    sum += sum === '' ? `${sign === '-' ? '-' : ''}${term}` : ` ${sign} ${term}`;
  }
  return sum === '' ? null : `sum(${sum})`;
}

function takeTerm(reading: Reading): string | null {
  const number = take(reading, 'number');
  if (number !== null && take(reading, 'times') === null) return number.value;
  const named = takeNamed(reading, false);
  if (named === null) return null;
  if (number !== null) return `${number.value}*${named}`;
  // A word of digits alone is a number: with a factor it is an attribute.
  return /^[\d.]+$/.test(named) ? `1*${named}` : named;
}

function takeNamed(reading: Reading, needsGroup: boolean): string | null {
  const group = take(reading, 'group');
  const attribute = take(reading, 'attribute');
  if (attribute === null || (group === null && needsGroup)) return null;
  return group === null ? attribute.name : `${group.name}.${attribute.name}`;
}
