import { type Configurator, evaluate, ruleAsker } from '@millrace/configurator';
import { shapeOf } from './clause-shape.ts';
import { clausesOf } from './clauses.ts';
import { type RuleOwner, rulesOf } from './rule-owner.ts';

/** Options of one group that a comparison shuts out. */
export interface ShutOut {
  group: string;
  codes: readonly string[];
}

/** Finds the options that the comparisons of `enableIf` shut out, and did not in another version. */
export function shutOutBy(now: Configurator, before: Configurator, owner: RuleOwner): readonly ShutOut[] {
  const asked = askedIn(now, owner).filter((rule) => !askedIn(before, owner).includes(rule));
  return asked.flatMap((rule): ShutOut[] => {
    const shape = shapeOf(now, rule);
    const named = shape.is === 'comparison' ? shape.left.named : null;
    if (named === null) return [];
    const at = now.configGroups.findIndex(({ name }) => name === named.group);
    const { options = [], multiselect = false } = now.configGroups[at] ?? {};
    const codes = multiselect ? [] : options.map(({ code }) => code).filter((code) => !holdsWith(now, rule, at, code));
    return codes.length === 0 || codes.length === options.length ? [] : [{ group: named.group, codes }];
  });
}

/** Rules of one alternative: of several, no option is shut out by one of them alone. */
const askedIn = (configurator: Configurator, owner: RuleOwner): readonly string[] =>
  rulesOf(configurator, owner, 'enableIf').filter((rule) => clausesOf(configurator, [rule]).length === 1);

/** Whether a rule holds while one option alone is selected, whatever else would be settled. */
function holdsWith(configurator: Configurator, rule: string, at: number, code: string): boolean {
  const evaluation = evaluate(configurator, []);
  const groups = evaluation.groups.map((state, place) =>
    place === at
      ? {
          ...state,
          visible: true,
          answered: true,
          options: state.options.map((option) => ({
            ...option,
            selected: option.code === code,
            quantity: option.code === code ? 1 : 0,
          })),
        }
      : state,
  );
  return ruleAsker(configurator, { ...evaluation, groups })(rule);
}
