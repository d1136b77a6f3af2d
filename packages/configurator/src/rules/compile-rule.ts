import type {
  Alternative,
  Bound,
  CompiledGroup,
  CompiledList,
  CompiledRule,
  Measure,
  SumMeasure,
} from '../compiled/compiled.ts';
import type { RuleScope } from '../compiled/rule-scope.ts';
import type { LimitBound, RuleList } from '../data/configurator.ts';
import type { Amount } from '../decimals/amount.ts';
import { printDecimal } from '../decimals/decimal.ts';
import { type AlternativeSyntax, type MeasureSyntax, parseMeasure, parseRule } from '../written/rule-text.ts';
import { compileSum, factOfPart, givenBy, numberIn, numberOfFact } from './compile-sum.ts';
import { COMPARE } from './rules.ts';
import { hasTexts, optionsWithText, sameTexts } from './text-attributes.ts';

export const EMPTY_LIST: CompiledList = [];

/** Alternatives naming unknown groups or codes never hold; `lintConfigurator` reports them. */
export function compileList(list: RuleList | undefined, scope: RuleScope): CompiledList {
  if (list === undefined || list.length === 0) return EMPTY_LIST;
  return list.map((text) => compileRule(text, scope));
}

const ALWAYS: CompiledList = [{ text: '', alternatives: [{ kind: 'constant', holds: true }] }];

/** A condition that is left out always holds; an empty list never does. */
export function compileCondition(list: RuleList | undefined, scope: RuleScope): CompiledList {
  return list === undefined ? ALWAYS : compileList(list, scope);
}

function compileRule(text: string, scope: RuleScope): CompiledRule {
  const alternatives: Alternative[] = [];
  for (const syntax of parseRule(text, scope.names)) {
    if (syntax.kind === 'codes') {
      const group = scope.groupByName.get(syntax.group);
      if (group === undefined) {
        const fact = scope.tableByName.has(syntax.group) ? undefined : scope.factByName.get(syntax.group);
        const known = scope.context.get(syntax.group);
        if (fact !== undefined) alternatives.push({ kind: 'fact', fact, texts: syntax.codes });
        else if (known !== undefined) alternatives.push({ kind: 'constant', holds: syntax.codes.includes(known) });
        continue;
      }
      const ids = syntax.codes.flatMap((code) => group.optionByCode.get(code)?.id ?? []);
      alternatives.push({ kind: 'codes', group: group.index, ids });
    } else if (syntax.kind === 'text') {
      const group = scope.groupByName.get(syntax.group);
      if (group !== undefined) alternatives.push(withText(group, syntax.attribute, syntax.text));
    } else if (syntax.kind === 'compare') {
      alternatives.push(...comparedTexts(syntax, scope));
      const left = compileMeasure(syntax.left, scope);
      const right = typeof syntax.right === 'number' ? syntax.right : compileMeasure(syntax.right, scope);
      if (left === null || right === null) continue;
      const { operator } = syntax;
      const able = typeof right === 'number' ? ableTo(left, COMPARE[operator], right) : left;
      alternatives.push({ kind: 'compare', left: able, operator, right });
    }
  }
  return { text, alternatives };
}

type Comparison = Extract<AlternativeSyntax, { kind: 'compare' }>;

/** Texts are equal or not; a number on the right is also the text that it is written as. */
function comparedTexts({ left, operator, right }: Comparison, scope: RuleScope): readonly Alternative[] {
  if (operator !== '=' || left.kind === 'sum') return [];
  if (typeof right === 'number') {
    const group = scope.groupByName.get(left.group);
    return group !== undefined && hasTexts(group, left.attribute)
      ? [withText(group, left.attribute, printDecimal(right))]
      : [];
  }
  const sides = sameTexts(left, right, scope);
  return sides === null ? [] : [{ kind: 'compare', left: sides[0], operator, right: sides[1] }];
}

function withText(group: Pick<CompiledGroup, 'index' | 'options'>, attribute: string, text: string): Alternative {
  return { kind: 'codes', group: group.index, ids: optionsWithText(group, attribute, text) };
}

/** Only the options whose attribute compares so with a constant: the others never matter. */
function ableTo(measure: Measure, compare: (a: Amount, b: Amount) => boolean, constant: number): Measure {
  if (measure.kind !== 'attribute') return measure;
  return { ...measure, values: measure.values.filter(({ value }) => compare(value, constant)) };
}

/** Beside attributes: `value` of a number group, and how many options, or pieces, are selected. null for what is not there. */
export function compileMeasure(syntax: MeasureSyntax, scope: RuleScope): Measure | null {
  if (syntax.kind === 'sum') return compileSum(syntax, scope);
  const { attribute } = syntax;
  const group = scope.groupByName.get(syntax.group);
  if (group === undefined) {
    const table = scope.tableByName.get(syntax.group);
    return table === undefined ? numberOfFact(syntax, scope) : givenBy(table, attribute);
  }
  const isCounted = attribute === 'count' || attribute === 'quantity';
  const inPart = factOfPart(group, attribute);
  if (inPart !== null) return inPart;
  if (group.isEntered) {
    if (group.isNumber && numberIn(group.data.attributes, attribute) !== undefined)
      return { ...termAlone(syntax.group, attribute, scope), onlyAnswered: group.index };
    if (group.isNumber && attribute === 'value') return { kind: 'value', group: group.index };
    return isCounted ? termAlone(syntax.group, attribute, scope) : null;
  }
  const values = group.options.flatMap(({ id, data }) => {
    const value = numberIn(data.attributes, attribute);
    return value === undefined ? [] : [{ id, value }];
  });
  if (isCounted && values.length === 0) return termAlone(syntax.group, attribute, scope);
  return { kind: 'attribute', group: group.index, values };
}

function termAlone(group: string, attribute: string, scope: RuleScope): SumMeasure {
  return compileSum({ terms: [{ factor: 1, measure: { group, attribute } }] }, scope);
}

export function compileBound(bound: LimitBound | undefined, scope: RuleScope): Bound | null {
  if (bound === undefined) return null;
  if (typeof bound === 'number') return { value: bound };
  const group = scope.groupByName.get(bound);
  if (group !== undefined) return group.isNumber ? { group: group.index } : null;
  const syntax = parseMeasure(bound, scope.names);
  const measure = syntax === null ? null : compileMeasure(syntax, scope);
  return measure === null ? null : { measure };
}
