import type { RuleList } from '../../../data/configurator.ts';
import { hasCode, type State } from '../state.ts';
import { contextValue } from '../whole.ts';
import { compare, type Fraction } from './fraction.ts';
import { factValue, measured, textsOf } from './measure.ts';
import { splitOutsideQuotes, unquoted } from './names.ts';
import { thingIn } from './thing.ts';

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '=': (order) => order === 0,
  '>': (order) => order > 0,
};

/** A rule list holds when it is non-empty and every rule in it holds. */
export function listHolds(state: State, rules: RuleList | undefined): boolean {
  return rules !== undefined && rules.length > 0 && rules.every((rule) => ruleHolds(state, rule));
}

/** A rule holds when any of its alternatives holds. */
function ruleHolds(state: State, rule: string): boolean {
  return alternatives(rule).some((alternative) => alternativeHolds(state, alternative));
}

/** Cut at ':' outside quotes. */
function alternatives(rule: string): string[] {
  return splitOutsideQuotes(rule, ':');
}

function alternativeHolds(state: State, text: string): boolean {
  const comparison = splitComparison(text);
  if (comparison !== null) {
    const { left, operator, right } = comparison;
    if (operator === '=' && sharesText(state, left, right)) return true;
    const isTrue = COMPARISONS[operator];
    const rights = measured(state, right);
    return measured(state, left).some((a: Fraction) => rights.some((b) => isTrue?.(compare(a, b)) === true));
  }
  const thing = thingIn(state, text);
  const codes = splitOutsideQuotes(thing?.rest ?? '', '|').map(unquoted);
  if (thing?.kind === 'fact') {
    const value = factValue(state, thing.fact);
    return typeof value === 'string' && codes.includes(value);
  }
  if (thing?.kind === 'context') return codes.includes(contextValue(state.whole, thing.name) ?? '');
  return thing?.kind === 'group' && codes.some((code) => hasCode(state, thing.at, code));
}

/** Texts are compared with `=` alone: with what is written, or with another text attribute. */
function sharesText(state: State, left: string, right: string): boolean {
  const others = thingIn(state, right) === null ? [unquoted(right)] : textsOf(state, right);
  return textsOf(state, left).some((text) => others.includes(text));
}

/** At the first comparison sign outside quotes. */
function splitComparison(text: string): { left: string; operator: string; right: string } | null {
  const [, left = '', operator = '', right = ''] = /^((?:"[^"]*"|[^"<>=])*)(<=|>=|<|=|>)(.*)$/s.exec(text) ?? [];
  return operator === '' ? null : { left: left.trim(), operator, right: right.trim() };
}
