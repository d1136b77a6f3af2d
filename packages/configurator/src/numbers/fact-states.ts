import type { Compiled } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import type { FactState } from '../data/evaluation.ts';
import { toNumber } from '../decimals/amount.ts';
import { valueOfFact } from '../rules/rules.ts';

/** The printed facts that have a value, in order. */
export function factStates({ facts }: Compiled, state: RuleState): readonly FactState[] {
  return facts.flatMap((fact): readonly FactState[] => {
    const { name, unit, printed } = fact.data;
    const value = printed === false ? null : valueOfFact(fact, state);
    if (value === null) return [];
    const stated = { name, value: typeof value === 'string' ? value : toNumber(value) };
    return [unit === undefined ? stated : { ...stated, unit }];
  });
}
