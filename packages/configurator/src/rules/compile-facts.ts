import type { CompiledFact, CompiledList, Measure } from '../compiled/compiled.ts';
import { groupsOfList, groupsOfMeasure } from '../compiled/measures.ts';
import type { RuleScope } from '../compiled/rule-scope.ts';
import type { Fact, FactEntry } from '../data/configurator.ts';
import { parseMeasure } from '../written/rule-text.ts';
import { compileCondition, compileMeasure } from './compile-rule.ts';

interface CompiledFacts {
  facts: readonly CompiledFact[];
  factByName: ReadonlyMap<string, CompiledFact>;
  circles: readonly (readonly string[])[];
}

/** A fact that asks another is compiled after it. Where they run in a circle, the last to be asked has no value there. */
export function compileFacts(data: readonly Fact[], scope: Omit<RuleScope, 'factByName'>): CompiledFacts {
  const done = new Map<Fact, CompiledFact>();
  const path: Fact[] = [];
  const circles: (readonly string[])[] = [];
  const byName = new Map<string, Fact>();
  for (const fact of data) if (!byName.has(fact.name)) byName.set(fact.name, fact);
  const compiledFact = (fact: Fact): CompiledFact | undefined => {
    const known = done.get(fact);
    if (known !== undefined) return known;
    const start = path.indexOf(fact);
    if (start >= 0) {
      circles.push(path.slice(start).map(({ name }) => name));
      return undefined;
    }
    path.push(fact);
    const compiled = compileFact(fact, { ...scope, factByName: { get: named } });
    path.pop();
    done.set(fact, compiled);
    return compiled;
  };
  const named = (name: string): CompiledFact | undefined => {
    const fact = byName.get(name);
    return fact === undefined ? undefined : compiledFact(fact);
  };
  const facts = data.flatMap((fact) => compiledFact(fact) ?? []);
  return { facts, factByName: new Map(facts.toReversed().map((fact) => [fact.name, fact])), circles };
}

function compileFact(data: Fact, scope: RuleScope): CompiledFact {
  const entries = data.values.map((entry) => ({
    if: compileCondition(entry.if, scope),
    value: compileValue(entry, scope),
  }));
  const groups = entries.flatMap(({ if: when, value }) => [
    ...groupsOfList(when),
    ...(isMeasure(value) ? groupsOfMeasure(value) : []),
  ]);
  return {
    name: data.name,
    data,
    entries,
    groups: [...new Set(groups)],
    isUnsure: entries.some(({ if: when, value }) => isListUnsure(when) || (isMeasure(value) && isUnsure(value))),
  };
}

function compileValue(entry: FactEntry, scope: RuleScope): number | string | Measure | null {
  if ('value' in entry) return entry.value;
  const syntax = parseMeasure(entry.measure, scope.names);
  return syntax === null ? null : compileMeasure(syntax, scope);
}

function isMeasure(value: number | string | Measure | null): value is Measure {
  return typeof value === 'object' && value !== null;
}

function isUnsure(measure: Measure): boolean {
  if (measure.kind === 'fact') return measure.fact.isUnsure;
  return measure.kind === 'sum' && measure.isUnsure;
}

function isListUnsure(list: CompiledList): boolean {
  return list.some(({ alternatives }) =>
    alternatives.some((alternative) => {
      if (alternative.kind === 'fact') return alternative.fact.isUnsure;
      if (alternative.kind !== 'compare') return false;
      const { left, right } = alternative;
      return isUnsure(left) || (typeof right !== 'number' && isUnsure(right));
    }),
  );
}
