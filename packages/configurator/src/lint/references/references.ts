import type { Compiled, CompiledGroup } from '../../compiled/compiled.ts';
import { valuesOf } from '../../context/in-context.ts';
import type { LintCode, LintFinding } from '../../data/evaluation.ts';
import { present } from '../../data/present.ts';
import { printDecimal } from '../../decimals/decimal.ts';
import { factOfPart, numberIn } from '../../rules/compile-sum.ts';
import { hasTexts, optionsWithText } from '../../rules/text-attributes.ts';
import { isNumberFact, textsOfFact } from '../../written/fact-texts.ts';
import { type AlternativeSyntax, type MeasureSyntax, parseMeasure, parseRule } from '../../written/rule-text.ts';
import type { TermSyntax } from '../../written/sum-text.ts';
import type { LintContext } from '../searching/context.ts';
import { type RuleSite, ruleSites } from './rule-sites.ts';

/** Rules name known groups, codes and attributes, and can be read. */
export function* checkRules({ compiled }: LintContext): Iterable<LintFinding> {
  for (const site of ruleSites(compiled.data)) {
    for (const [at, rule] of site.rules.entries()) {
      for (const alternative of parseRule(rule, compiled.names)) {
        for (const [code, what] of faultsOf(alternative, compiled)) yield atSite(site, at, code, what);
      }
    }
  }
}

type Fault = readonly [LintCode, string];

function* faultsOf(alternative: AlternativeSyntax, known: Known): Iterable<Fault> {
  if (alternative.kind === 'malformed') yield ['malformed-rule', `cannot be read at "${alternative.text}"`];
  else if (alternative.kind === 'unknown-group' && alternative.text.startsWith('@'))
    yield ['unknown-context', `names an unknown context: "${alternative.text}"`];
  else if (alternative.kind === 'unknown-group')
    yield ['unknown-group', `names an unknown group: "${alternative.text}"`];
  else if (alternative.kind === 'codes') {
    const group = known.groupByName.get(alternative.group);
    const fact = group === undefined ? known.factByName.get(alternative.group) : undefined;
    const texts = known.context.has(alternative.group)
      ? contextValues(known, alternative.group)
      : textsOfFact(fact?.data);
    for (const code of alternative.codes) {
      if (texts.includes(code)) continue;
      if (group?.optionByCode.has(code) !== true)
        yield ['unknown-code', `names an unknown code of "${alternative.group}": "${code}"`];
    }
  } else if (alternative.kind === 'text') yield* faultsOfText(alternative, known);
  else {
    if (alternative.operator === '=' && isText(alternative.left, known)) {
      yield* faultsOfTexts(alternative, known);
      return;
    }
    for (const measure of [alternative.left, alternative.right]) {
      if (typeof measure !== 'number' && !isKnownMeasure(measure, known)) {
        yield ['unknown-code', `compares ${nameOf(measure)} has`];
      }
    }
  }
}

const contextValues = ({ data }: Known, asked: string): readonly string[] =>
  (data.context ?? []).flatMap((fact) => (`@${fact.name}` === asked ? valuesOf(fact) : []));

type TextSyntax = Extract<AlternativeSyntax, { kind: 'text' }>;

/** Without texts of that name it is a comparison that cannot be read. */
function* faultsOfText({ group, attribute, text, source }: TextSyntax, known: Known): Iterable<Fault> {
  const asked = known.groupByName.get(group);
  if (asked === undefined || !hasTexts(asked, attribute)) {
    if (text.includes('.')) yield ['unknown-group', `names an unknown group: "${text}"`];
    else yield ['malformed-rule', `cannot be read at "${source}"`];
  } else if (optionsWithText(asked, attribute, text).length === 0)
    yield ['unknown-code', `compares with "${text}", which no option of "${group}" has as its "${attribute}"`];
}

/** A text attribute beside a number, or beside another attribute. */
function* faultsOfTexts(
  { left, right }: Extract<AlternativeSyntax, { kind: 'compare' }>,
  known: Known,
): Iterable<Fault> {
  if (left.kind === 'sum') return;
  if (typeof right !== 'number') {
    if (!isText(right, known) && !(isKnownMeasure(left, known) && isKnownMeasure(right, known)))
      yield ['unknown-code', `compares ${nameOf(right)} has`];
  } else if (!isKnownMeasure(left, known)) {
    yield* faultsOfText({ kind: 'text', ...left, text: printDecimal(right), source: '' }, known);
  }
}

function isText(measure: MeasureSyntax, { groupByName }: Known): boolean {
  const group = measure.kind === 'sum' ? undefined : groupByName.get(measure.group);
  return measure.kind !== 'sum' && group !== undefined && hasTexts(group, measure.attribute);
}

function nameOf(measure: MeasureSyntax): string {
  return measure.kind === 'sum'
    ? `"${measure.text}", of which some term names what nothing`
    : `"${measure.attribute}", which nothing in "${measure.group}"`;
}

/** The groups and tables that measures may name. */
type Known = Pick<Compiled, 'data' | 'context' | 'groupByName' | 'tableByName' | 'factByName'>;

function isKnownMeasure(measure: MeasureSyntax, known: Known): boolean {
  if (measure.kind === 'sum') return measure.terms.every((term) => isKnownTerm(term.measure, known));
  return isKnownName(measure.group, measure.attribute, known);
}

function isKnownTerm(measure: TermSyntax['measure'], known: Known): boolean {
  if (measure === null) return true;
  const { group, attribute } = measure;
  if (group !== null) return isKnownName(group, attribute, known);
  if ([...known.groupByName.values()].some((each) => hasAttribute(each, attribute))) return true;
  return [...known.tableByName.values()].some(({ gives }) => gives.has(attribute));
}

function isKnownName(name: string, attribute: string, { groupByName, tableByName, factByName }: Known): boolean {
  const group = groupByName.get(name);
  if (group !== undefined) return hasMeasure(group, attribute);
  const table = tableByName.get(name);
  if (table !== undefined) return table.gives.has(attribute);
  const fact = factByName.get(name);
  return attribute === 'value' && fact !== undefined && isNumberFact(fact.data);
}

function hasMeasure(group: CompiledGroup, name: string): boolean {
  if (name === 'count' || name === 'quantity') return true;
  return (name === 'value' && group.isNumber) || hasAttribute(group, name);
}

function hasAttribute(group: CompiledGroup, name: string): boolean {
  const { data, options, isNumber } = group;
  if (factOfPart(group, name) !== null) return true;
  const all = [isNumber ? data.attributes : undefined, ...options.map((option) => option.data.attributes)];
  return all.some((attributes) => numberIn(attributes, name) !== undefined);
}

function atSite({ place, rules, path, ...site }: RuleSite, at: number, code: LintCode, what: string): LintFinding {
  const message = `${place}: the rule ${what}.`;
  return { code, severity: 'error', ...site, path: [...path, at], message, witness: { rule: present(rules[at]) } };
}

/** A fact measures what there is. */
export function* checkFactValues({ compiled }: LintContext): Iterable<LintFinding> {
  for (const [at, { name, values }] of (compiled.data.facts ?? []).entries()) {
    for (const [nth, entry] of values.entries()) {
      if (!('measure' in entry)) continue;
      const measure = parseMeasure(entry.measure, compiled.names);
      if (measure !== null && isKnownMeasure(measure, compiled)) continue;
      const code = measure === null ? 'malformed-rule' : 'unknown-code';
      const path = ['facts', at, 'values', nth, 'measure'];
      const message = `Fact "${name}": measures "${entry.measure}", which ${measure === null ? 'cannot be read' : 'nothing has'}.`;
      yield { code, severity: 'error', path, message, witness: { rule: entry.measure } };
    }
  }
}

/** A bound is a number group's name, or a measure that something has. */
export function isKnownBound(bound: string, compiled: Compiled): boolean {
  const group = compiled.groupByName.get(bound);
  if (group !== undefined) return group.isNumber;
  const measure = parseMeasure(bound, compiled.names);
  return measure !== null && isKnownMeasure(measure, compiled);
}
