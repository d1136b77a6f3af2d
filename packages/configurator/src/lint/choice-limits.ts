import { ownBounds } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { CompiledGroup, CompiledLimit } from '../compiled/compiled.ts';
import type { FieldPath, LintFinding } from '../data/evaluation.ts';
import { type Amount, addAmounts, compareAmounts, exactly, toNumber } from '../decimals/amount.ts';
import { product } from '../decimals/decimal.ts';
import type { Pausing } from '../pausable.ts';
import { numberIn } from '../rules/compile-sum.ts';
import { listHolds } from '../rules/rules.ts';
import { groupPlace } from './places.ts';
import { isFound, type Reach } from './reachability.ts';
import type { LintContext } from './searching/context.ts';

/** The limits of a choice group, and of its options: what they bound is there, they can be met, and they come into force. */
export function* checkChoiceLimits(context: LintContext, group: CompiledGroup, reach: Reach): Pausing<LintFinding> {
  const found = (
    code: LintFinding['code'],
    severity: LintFinding['severity'],
    below: FieldPath,
    what: string,
  ): LintFinding => ({
    code,
    severity,
    group: group.name,
    path: groupPlace(group, 'limits', ...below),
    message: `Group "${group.name}": ${what}.`,
  });
  for (const [at, limit] of group.limits.entries()) {
    const name = `limit ${at + 1}`;
    if (limit.of === null && !group.multiselect) {
      yield found('limit-without-attribute', 'error', [at, 'of'], `${name} needs "of", the attribute that it bounds`);
      continue;
    }
    if (limit.of !== null && !hasAttribute(group, limit.of)) {
      yield found('limit-without-attribute', 'error', [at, 'of'], `${name} bounds "${limit.of}", which no option has`);
      continue;
    }
    const most = mostOf(group, limit);
    const { min, max } = limit;
    if (min !== null && 'value' in min && compareAmounts(min.value, most) > 0)
      yield found(
        'limit-never-met',
        'error',
        [at, 'min'],
        `${name} asks for ${min.value}, and there is at most ${toNumber(most)}`,
      );
    else if (max !== null && 'value' in max && !isAnyWithin(group, limit, max.value))
      yield found('limit-never-met', 'error', [at, 'max'], `${name} leaves nothing to choose under ${max.value}`);
    else if (min !== null && max !== null && 'value' in min && 'value' in max && min.value > max.value)
      yield found(
        'limit-never-met',
        'error',
        [at, 'min'],
        `${name} asks for at least ${min.value} and at most ${max.value}`,
      );
    const holds = (state: State): boolean => state.visible[group.index] === true && listHolds(limit.if, state);
    if (yield* isFound(context, reach.find({ group }, holds))) continue;
    yield found('limit-never-met', 'warning', [at], `${name} never comes into force`);
  }
}

function hasAttribute({ options }: CompiledGroup, of: string): boolean {
  return options.some(({ data }) => numberIn(data.attributes, of) !== undefined);
}

/** The most that a min can ask for: of options, of an attribute of all together, or of one in a single-choice group. */
function mostOf(group: CompiledGroup, { of }: CompiledLimit): Amount {
  const counted = group.options.filter(({ data }) => data.neverDisabled !== true);
  const longest = group.kind === 'sequence' ? ownBounds(group.data).max : Number.POSITIVE_INFINITY;
  if (of === null) return group.kind === 'sequence' ? longest : counted.length;
  let most = exactly(0);
  let largest = Number.NEGATIVE_INFINITY;
  for (const { data, maxQuantity } of counted) {
    const own = numberIn(data.attributes, of);
    if (own === undefined) continue;
    largest = Math.max(largest, own);
    if (own > 0) most = addAmounts(most, product(exactly(own), exactly(Math.min(maxQuantity, longest))));
  }
  return group.multiselect ? most : largest;
}

/** Whether some option fits under a max by itself. */
function isAnyWithin({ multiselect, options }: CompiledGroup, { of }: CompiledLimit, max: number): boolean {
  if (of === null) return max >= 1;
  return options.some(({ data, quantity }) => {
    const own = numberIn(data.attributes, of);
    if (own === undefined) return true;
    return compareAmounts(multiselect ? product(exactly(own), exactly(quantity)) : own, max) <= 0;
  });
}
