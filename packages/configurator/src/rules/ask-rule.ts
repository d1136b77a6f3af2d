import type { Compiled, CompiledList } from '../compiled/compiled.ts';
import type { AskedPart, RuleState } from '../compiled/rule-state.ts';
import { type InContext, inContext, valuesOf } from '../context/in-context.ts';
import type { Configurator } from '../data/configurator.ts';
import type { Evaluation, GroupState } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { lengthOf } from '../written/entered-text.ts';
import { textsOfFact } from '../written/fact-texts.ts';
import { type MeasureSyntax, parseRule } from '../written/rule-text.ts';
import { compile } from './compile.ts';
import { compileList } from './compile-rule.ts';
import { ruleHolds } from './rules.ts';
import { hasTexts, optionsWithText } from './text-attributes.ts';

/** A rule that stands outside a configurator: the groups it asks, and what is wrong with it in words. */
interface RuleReading {
  groups: readonly string[];
  faults: readonly string[];
}

/** Reads a rule against a configurator. */
export function readRule(stated: Configurator, rule: string, options?: InContext): RuleReading {
  const configurator = inContext(stated, options);
  const compiled = compile(configurator);
  const { names, groupByName, factByName } = compiled;
  const groups = new Set<string>();
  const faults: string[] = [];
  for (const alternative of parseRule(rule, names)) {
    if (alternative.kind === 'unknown-group') faults.push(`no group of "${alternative.text}"`);
    else if (alternative.kind === 'malformed') faults.push(`"${alternative.text}" cannot be read`);
    else if (alternative.kind === 'text') {
      const { group, attribute, text, source } = alternative;
      const known = groupByName.get(group);
      groups.add(group);
      if (known === undefined || !hasTexts(known, attribute)) faults.push(`"${source}" cannot be read`);
      else if (optionsWithText(known, attribute, text).length === 0)
        faults.push(`${attribute} of ${group} is never "${text}"`);
    } else if (alternative.kind === 'compare') {
      for (const side of [alternative.left, alternative.right])
        if (typeof side !== 'number') for (const group of groupsMeasured(side, compiled)) groups.add(group);
    } else if (!groupByName.has(alternative.group) && factByName.has(alternative.group)) {
      for (const group of groupsOfFact(alternative.group, compiled)) groups.add(group);
      const texts = textsOfFact(factByName.get(alternative.group)?.data);
      for (const code of alternative.codes)
        if (!texts.includes(code)) faults.push(`${alternative.group} is never "${code}"`);
    } else if (compiled.context.has(alternative.group)) {
      const fact = (compiled.data.context ?? []).find(({ name }) => `@${name}` === alternative.group);
      for (const code of alternative.codes)
        if (fact !== undefined && !valuesOf(fact).includes(code))
          faults.push(`${alternative.group} is never "${code}"`);
    } else {
      groups.add(alternative.group);
      const { optionByCode } = groupByName.get(alternative.group) ?? { optionByCode: new Map<string, unknown>() };
      for (const code of alternative.codes)
        if (!optionByCode.has(code)) faults.push(`${alternative.group} has no option "${code}"`);
    }
  }
  return { groups: [...groups], faults };
}

/** Returns a function that tells whether a rule holds in a state. A hidden group has no selection. */
export function ruleAsker(
  configurator: Configurator,
  { groups }: Evaluation,
  options?: InContext,
): (rule: string) => boolean {
  const compiled = compile(inContext(configurator, options));
  const state = factsIn(compiled, { groups });
  return (rule) => compiledOnce(compiled, rule).some((one) => ruleHolds(one, state));
}

/** Pictures ask the same rules at each click. As many are kept as the content of a configurator has. */
function compiledOnce(compiled: Compiled, rule: string): CompiledList {
  const known = askedRules.get(compiled) ?? new Map<string, CompiledList>();
  askedRules.set(compiled, known);
  const list = known.get(rule) ?? compileList([rule], compiled);
  known.set(rule, list);
  return list;
}
const askedRules = new WeakMap<Compiled, Map<string, CompiledList>>();

function factsIn(compiled: Compiled, { groups }: Pick<Evaluation, 'groups'>): RuleState {
  return {
    quantities: compiled.options.map(({ group, index }) => {
      const state = groups[group];
      return state?.visible === true ? (state.options[index]?.quantity ?? 0) : 0;
    }),
    answers: groups.map((state) => (state.answered ? answerOf(state) : null)),
    parts: compiled.groups.map(({ part }, at) => partAsked(part, groups[at])),
  };
}

function answerOf({ value, text, assembly }: GroupState): number | null {
  if (typeof text === 'string') return lengthOf(text);
  return assembly === undefined ? value : 1;
}

/** The part of an assembly, from what was said of it. */
function partAsked(part: Configurator | null, state: GroupState | undefined): AskedPart | null {
  if (part === null || state?.assembly === undefined || !state.visible) return null;
  return {
    compiled: compile(part),
    state: factsIn(compile(part), state.assembly),
    isComplete: state.assembly.complete,
  };
}

/** A table's rating depends on the groups of its columns; a term of a sum without a group is over every group. */
function groupsMeasured(measure: MeasureSyntax, compiled: Compiled): readonly string[] {
  const { groups, groupByName, tableByName, factByName } = compiled;
  if (measure.kind === 'sum')
    return measure.terms.flatMap(({ measure: term }) => {
      if (term === null) return [];
      const { group, attribute } = term;
      return group === null ? groups.map(({ name }) => name) : groupsMeasured({ group, attribute }, compiled);
    });
  const table = tableByName.get(measure.group);
  if (table !== undefined) return table.columns.flatMap(({ group }) => groups[group]?.name ?? []);
  const isFact = !groupByName.has(measure.group) && factByName.has(measure.group);
  return isFact ? groupsOfFact(measure.group, compiled) : [measure.group];
}

function groupsOfFact(name: string, { groups, factByName }: Compiled): readonly string[] {
  return (factByName.get(name)?.groups ?? []).map((group) => present(groups[group]).name);
}
