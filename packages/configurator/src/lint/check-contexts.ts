import { defaultOf, MOST_COMBINATIONS, valuesOf } from '../context/in-context.ts';
import type { LintFinding } from '../data/evaluation.ts';
import type { LintContext } from './searching/context.ts';

/** Facts about who asks have names and values of their own, and not too many combinations; parts know no others. */
export function* checkContexts({ compiled: { data } }: LintContext): Iterable<LintFinding> {
  const { context = [], parts = {} } = data;
  for (const [at, { name, values }] of context.entries()) {
    const isTwice = context.findIndex((fact) => fact.name === name) < at;
    const what = isTwice ? 'is declared twice' : values.length > new Set(values).size ? 'has a value twice' : null;
    const path = ['context', at, isTwice ? 'name' : 'values'];
    if (what !== null)
      yield { code: 'malformed-context', severity: 'error', path, message: `The context "${name}" ${what}.` };
  }
  const combinations = context.reduce((count, fact) => count * valuesOf(fact).length, 1);
  if (combinations > MOST_COMBINATIONS) {
    const message = `The context has ${combinations} combinations; at most ${MOST_COMBINATIONS} can be checked.`;
    yield { code: 'too-many-contexts', severity: 'error', path: ['context'], message };
  }
  const told = (facts: typeof context): string =>
    JSON.stringify(facts.map((fact) => [fact.name, valuesOf(fact), defaultOf(fact)]));
  for (const [part, { context: own }] of Object.entries(parts)) {
    if (own === undefined || told(own) === told(context)) continue;
    const message = `The part "${part}" declares another context than the whole.`;
    yield { code: 'context-of-part', severity: 'error', path: ['parts', part, 'context'], message };
  }
}
