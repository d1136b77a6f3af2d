import type { State } from '../bounds/state.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import type { LintFinding } from '../data/evaluation.ts';
import type { Pausing } from '../pausable.ts';
import { listHolds } from '../rules/rules.ts';
import { checkChoiceLimits } from './choice-limits.ts';
import { groupPlace, optionPlace } from './places.ts';
import { isFound, type Reach, reachIn } from './reachability.ts';
import type { LintContext } from './searching/context.ts';

/**
 * Limits that can never be met: the always selected options exceed them, too few options can reach them, or they never
 * come into force.
 */
export function* checkLimits(context: LintContext): Pausing<LintFinding> {
  const reach = reachIn(context);
  for (const group of context.compiled.groups) {
    if (group.kind === 'assembly') {
      if (group.limits.length > 0) yield limitOfAssembly(group);
      continue;
    }
    if (group.isEntered) {
      yield* checkNumberLimits(context, group, reach);
      continue;
    }
    yield* checkChoiceLimits(context, group, reach);
    const code = 'limit-never-met';
    const found = (severity: LintFinding['severity'], what: string): LintFinding => ({
      code,
      severity,
      group: group.name,
      path: groupPlace(group, 'maxSelect'),
      message: `Group "${group.name}": ${what}.`,
    });
    const limit = group.multiselect ? group.maxSelect : null;
    const counted = group.options.filter(({ data }) => data.neverDisabled !== true);
    const always = counted.filter((option) => option.always);
    if (limit !== null && limit < 0) yield found('error', `nothing can be selected under the limit ${limit}`);
    else if (limit !== null && always.length > limit)
      yield found('error', `${always.length} options are always selected, the limit is ${limit}`);
    else if (limit !== null && counted.length < limit)
      yield found('warning', `only ${counted.length} options count, the limit ${limit} is never reached`);
    for (const { option, other } of overridesOf(group)) {
      const both = (state: State): boolean => [option, other].every(({ id }) => isSelectedIn(state.quantities, id));
      if (group.multiselect && (yield* isFound(context, reach.find({ options: [option, other] }, both)))) continue;
      const message = `Group "${group.name}", option "${option.code}": its limit for "${other.code}" never comes into force.`;
      const path = optionPlace(option, 'overrideCodes', other.code);
      yield { code, severity: 'warning', group: group.name, option: option.code, path, message };
    }
  }
}

/** Nothing of an assembly is counted or measured: its part has limits of its own. */
function limitOfAssembly({ index, name }: CompiledGroup): LintFinding {
  const message = `Group "${name}": limits mean nothing in an assembly.`;
  const path = groupPlace({ index }, 'limits');
  return { code: 'limit-never-met', severity: 'error', group: name, path, message };
}

function overridesOf(group: CompiledGroup): readonly { option: CompiledOption; other: CompiledOption }[] {
  return group.options.flatMap((option) =>
    Object.keys(option.data.overrideCodes ?? {}).flatMap((code) => {
      const other = group.optionByCode.get(code);
      return other === undefined ? [] : [{ option, other }];
    }),
  );
}

function* checkNumberLimits(context: LintContext, group: CompiledGroup, reach: Reach): Pausing<LintFinding> {
  for (const [at, limit] of group.limits.entries()) {
    const holds = (state: State): boolean => state.visible[group.index] === true && listHolds(limit.if, state);
    if (yield* isFound(context, reach.find({ group }, holds))) continue;
    const message = `Group "${group.name}": limit ${at + 1} never comes into force.`;
    const path = groupPlace(group, 'limits', at);
    yield { code: 'limit-never-met', severity: 'warning', group: group.name, path, message };
  }
}
