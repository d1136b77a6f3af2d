import type { RuleList } from '../data/configurator.ts';
import type { Alternative, CompiledGroup, CompiledList, CompiledRule, Measure } from './compiled.ts';
import { type MeasureSyntax, parseRule } from './rule-text.ts';
import { COMPARE } from './rules.ts';

/** The facts about groups that compiling a rule needs. */
export interface RuleScope {
  names: readonly string[];
  groupByName: ReadonlyMap<string, Pick<CompiledGroup, 'index' | 'isNumber' | 'options' | 'optionByCode'>>;
}

export const EMPTY_LIST: CompiledList = [];

/** Alternatives naming unknown groups or codes never hold; `lintConfigurator` reports them. */
export function compileList(list: RuleList | undefined, scope: RuleScope): CompiledList {
  if (list === undefined || list.length === 0) return EMPTY_LIST;
  return list.map((text) => compileRule(text, scope));
}

function compileRule(text: string, scope: RuleScope): CompiledRule {
  const alternatives: Alternative[] = [];
  for (const syntax of parseRule(text, scope.names)) {
    if (syntax.kind === 'codes') {
      const group = scope.groupByName.get(syntax.group);
      if (group === undefined) continue;
      const ids = syntax.codes.flatMap((code) => group.optionByCode.get(code)?.id ?? []);
      alternatives.push({ kind: 'codes', group: group.index, ids });
    } else if (syntax.kind === 'compare') {
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

/** Only the options whose attribute compares so with a constant: the others never matter. */
function ableTo(measure: Measure, compare: (a: number, b: number) => boolean, constant: number): Measure {
  if (measure.kind === 'value') return measure;
  return { ...measure, values: measure.values.filter(({ value }) => compare(value, constant)) };
}

function compileMeasure(syntax: MeasureSyntax, scope: RuleScope): Measure | null {
  const group = scope.groupByName.get(syntax.group);
  if (group === undefined) return null;
  if (group.isNumber) return syntax.attribute === 'value' ? { kind: 'value', group: group.index } : null;
  const values = group.options.flatMap(({ id, data }) => {
    const value = data.attributes?.[syntax.attribute];
    return value === undefined ? [] : [{ id, value }];
  });
  return { kind: 'attribute', group: group.index, values };
}

/** Indexes of the groups a list mentions. */
export function groupsMentioned(list: CompiledList): readonly number[] {
  const groups = new Set<number>();
  for (const { alternatives } of list) {
    for (const alternative of alternatives) {
      if (alternative.kind === 'codes') groups.add(alternative.group);
      else {
        groups.add(alternative.left.group);
        if (typeof alternative.right !== 'number') groups.add(alternative.right.group);
      }
    }
  }
  return [...groups];
}
