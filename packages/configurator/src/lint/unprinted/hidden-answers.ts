import type { Compiled, CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { type Mentions, mentionsOfTable, together } from '../../compiled/measures.ts';
import { MOST_COMBINED } from '../../parsing/combinations.ts';
import { type Constraint, constraintsOf } from '../../parsing/constraints.ts';
import { planOf } from '../../parsing/plan.ts';
import { compile } from '../../rules/compile.ts';
import { printsQuantity } from '../../written/quantity.ts';
import { addedUp } from '../searching/added-up.ts';

/** An answer that a number does not show and rules ask for: of a group, the quantity of an option, or what a part's number leaves out. */
export interface HiddenAnswer {
  group: CompiledGroup;
  /** The option whose quantity it is; null where it is the whole answer of the group. */
  option: CompiledOption | null;
  /** The rules that ask for it. */
  constraints: readonly Constraint[];
}

/**
 * The hidden answers for which parsing looks for no value, or not for all: an unprinted choice or number that rules name or compare is
 * found again when its number is read.
 */
export function hiddenAnswers(compiled: Compiled): readonly HiddenAnswer[] {
  const hidden = compiled.groups.flatMap((group) => hiddenIn(compiled, group));
  if (hidden.length === 0) return [];
  const constraints = constraintsOf(compiled);
  const added = together([addedUp(compiled), ...compiled.tables.map(mentionsOfTable)]);
  return hidden.flatMap(({ group, option }) => {
    if (option === null && !isLookedAt(group, added)) return [];
    const asking = constraints.filter((constraint) => asksFor(constraint, group, option));
    return asking.length === 0 ? [] : [{ group, option, constraints: asking }];
  });
}

type Hidden = Pick<HiddenAnswer, 'group' | 'option'>;

function hiddenIn(compiled: Compiled, group: CompiledGroup): readonly Hidden[] {
  const { kind, printed, part, options, name } = group;
  // A fact about who asks, which the publish check asks as a question.
  if (name.startsWith('@')) return [];
  const whole = { group, option: null };
  if (part !== null && printed) return hidesAny(compile(part)) ? [whole] : [];
  const counted = kind === 'choice' ? options.filter((option) => isCountHidden(compiled, option)) : [];
  return [...(printed ? [] : [whole]), ...counted.map((option) => ({ group, option }))];
}

function hidesAny(compiled: Compiled): boolean {
  return compiled.groups.some(
    ({ printed, part, options }) =>
      !printed || (part !== null && hidesAny(compile(part))) || options.some((option) => isQuantityHidden(option)),
  );
}

const isQuantityHidden = ({ data, maxQuantity }: CompiledOption): boolean =>
  maxQuantity > 1 && data.isQtyReadonly !== true && !printsQuantity(data);

const isCountHidden = (compiled: Compiled, option: CompiledOption): boolean =>
  isQuantityHidden(option) && planOf(compiled).groups[option.group]?.pieces.has(option.id) === true;

/** Whether parsing may miss an answer of an unprinted group: it looks for numbers and many options only as rules name or compare them. */
function isLookedAt({ kind, index, multiselect, options }: CompiledGroup, added: Mentions): boolean {
  if (kind === 'number') return added.values.includes(index);
  if (kind !== 'choice') return true;
  return multiselect && options.length > MOST_COMBINED && options.some(({ id }) => added.ids.includes(id));
}

function asksFor(constraint: Constraint, group: CompiledGroup, option: CompiledOption | null): boolean {
  const { ids, values, pieces, first, last } = constraint;
  if (option !== null) return pieces.includes(option.id);
  // Its own limits decide about nothing else.
  if (constraint.kind === 'bounds' && constraint.group === group) return false;
  if (first === group.index && last === group.index) return false;
  return values.includes(group.index) || group.options.some(({ id }) => ids.includes(id));
}
