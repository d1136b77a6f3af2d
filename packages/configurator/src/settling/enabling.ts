import { capOf, isTooFew } from '../bounds/caps.ts';
import { type AttributeBounds, attributeBounds, isOutside, mostPieces } from '../bounds/group-limits.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledList, CompiledOption } from '../compiled/compiled.ts';
import { type Mentions, mentionsOfFact, mentionsOfMeasure } from '../compiled/measures.ts';
import { hasAnswerIn, isSelectedIn } from '../compiled/rule-state.ts';
import { freeingFacts } from '../context/other-contexts.ts';
import type { Cause, DisabledReason } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { toNumber } from '../decimals/amount.ts';
import { compile } from '../rules/compile.ts';
import { numberIn } from '../rules/compile-sum.ts';
import { alternativeHolds, listHolds, ruleHolds } from '../rules/rules.ts';
import { longest, mostEntries } from '../sequences/entries.ts';
import { type TableAgainst, tablesAgainst } from '../tables/table-reasons.ts';
import { exceededLimit, type Limit, limitInForce } from './limit.ts';
import { underFacts } from './under-facts.ts';

const NO_REASONS: readonly DisabledReason[] = [];

/** The options that selected options disable, by id, with the reasons; derived once for a state. */
export type Disabled = ReadonlyMap<number, readonly DisabledReason[]>;

/** Finds the options that `disableCodes` and pairs disable now. */
export function disabledByOptions(compiled: Compiled, state: State): Disabled {
  const disabled = new Map<number, DisabledReason[]>();
  const add = (id: number, code: 'disable-codes' | 'disable-pair', ids: readonly number[]): void => {
    const reasons = disabled.get(id);
    const causes = ids.map((cause) => causeOf(compiled, cause));
    const same = reasons?.find((reason) => reason.code === code);
    if (reasons === undefined) disabled.set(id, [{ code, causes }]);
    else if (same !== undefined && 'causes' in same) {
      const merged = [...same.causes, ...causes.filter((c) => !same.causes.some((d) => isSameCause(c, d)))];
      reasons.splice(reasons.indexOf(same), 1, { code, causes: merged });
    } else reasons.push({ code, causes });
  };
  const isSelected = (id: number): boolean => isSelectedIn(state.quantities, id);
  for (const option of compiled.disablers) {
    if (isSelected(option.id)) for (const id of option.disables) add(id, 'disable-codes', [option.id]);
  }
  for (const { keys, targets } of compiled.pairs) {
    if (keys.every(isSelected)) for (const id of targets) add(id, 'disable-pair', keys);
  }
  return disabled;
}

/** Whether a click would select it, if it were not read-only. A selected option is enabled. */
export function isEnabled(compiled: Compiled, group: CompiledGroup, option: CompiledOption, state: State): boolean {
  if (state.visible[group.index] !== true) return false;
  return reasonsIn(compiled, group, state, disabledByOptions(compiled, state))(option).length === 0;
}

/**
 * Every reason why an option of this visible group is disabled; empty while it is enabled or, but for a sequence, selected. What the
 * options of a group share is found once.
 */
export function reasonsIn(
  compiled: Compiled,
  group: CompiledGroup,
  state: State,
  disabled: Disabled,
): (option: CompiledOption) => readonly DisabledReason[] {
  const chosen = group.multiselect ? NO_REASONS : singleChoice(compiled, group, state);
  const limit = limitInForce(group, state);
  const against = compiled.tables.length === 0 ? null : tablesAgainst(compiled, group, state);
  const bounds = group.isEntered ? [] : attributeBounds(group, state);
  const full = group.kind === 'sequence' ? fullReason(group, state) : null;
  return (option) => {
    if (full === null && isSelectedIn(state.quantities, option.id)) return NO_REASONS;
    if (option.data.neverDisabled === true) return chosen;
    const ruled = state.allowed[option.id] === true ? NO_REASONS : ownReasons(compiled, option, state);
    const own = against === null ? ruled : [...ruled, ...against(option).map((each) => tableReason(compiled, each))];
    const others = disabled.get(option.id) ?? NO_REASONS;
    const exceeded = exceededLimit(group, option, state, limit);
    const limited = bounds.flatMap((each) => boundReason(compiled, group, option, state, each));
    if (exceeded !== null) limited.unshift(limitReason(compiled, exceeded, limit));
    if (full !== null) limited.push(...oftenReason(option, state), ...full);
    if (limited.length > 0) return [...chosen, ...own, ...others, ...limited];
    return own.length + others.length === 0 ? chosen : [...chosen, ...own, ...others];
  };
}

function singleChoice(compiled: Compiled, group: CompiledGroup, state: State): readonly DisabledReason[] {
  for (const { id } of group.options) {
    if (isSelectedIn(state.quantities, id)) return [{ code: 'single-choice', causes: [causeOf(compiled, id)] }];
  }
  return NO_REASONS;
}

function limitReason(compiled: Compiled, limit: number, { counted }: Limit): DisabledReason {
  return { code: 'limit', limit, causes: counted.map((id) => causeOf(compiled, id)) };
}

function tableReason(compiled: Compiled, { table, causes, facts }: TableAgainst): DisabledReason {
  const named = causes.map(({ id, group }) =>
    id === null ? { group: present(compiled.groups[group]).name } : causeOf(compiled, id),
  );
  if (facts.length === 0) return { code: 'table', table: table.name, causes: named };
  const all: readonly Cause[] = [...facts.map((group) => ({ group })), ...named];
  const at = ({ group }: Cause): number => table.names.indexOf(group);
  return { code: 'table', table: table.name, causes: all.toSorted((a, b) => at(a) - at(b)) };
}

/** A sequence with as many entries as it may have takes no more. */
function fullReason(group: CompiledGroup, state: State): readonly DisabledReason[] {
  const max = longest(group, state);
  return present(state.sequences[group.index]).length >= max ? [{ code: 'full', max }] : NO_REASONS;
}

/** An option that stands in its sequence as often as it may. That its limits leave it no piece is said with its own rules. */
function oftenReason(option: CompiledOption, state: State): readonly DisabledReason[] {
  const max = mostEntries(option, state);
  return max >= 1 && present(state.quantities[option.id]) >= max ? [{ code: 'quantity', max }] : NO_REASONS;
}

/** The bounds of an attribute that stand against an option. */
function boundReason(
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  state: State,
  bounds: AttributeBounds,
): readonly DisabledReason[] {
  const { of, min, max } = bounds;
  const limit = max === null ? {} : { limit: toNumber(max) };
  if (!group.multiselect) {
    if (!isOutside(option, bounds)) return NO_REASONS;
    return [{ code: 'limit', of, ...(min === null ? {} : { min: toNumber(min) }), ...limit, causes: [] }];
  }
  const isSequence = group.kind === 'sequence';
  const start = isSequence ? present(state.quantities[option.id]) + 1 : Math.min(option.quantity, capOf(option, state));
  if (mostPieces(group, option, state, [bounds]) >= start) return NO_REASONS;
  const having = group.options.filter(
    ({ id, data }) =>
      isSelectedIn(state.quantities, id) && data.neverDisabled !== true && (numberIn(data.attributes, of) ?? 0) > 0,
  );
  return [{ code: 'limit', of, ...limit, causes: having.map(({ id }) => causeOf(compiled, id)) }];
}

function ownReasons(compiled: Compiled, option: CompiledOption, state: State): readonly DisabledReason[] {
  const { enableIf, disableIf } = option;
  const reasons: DisabledReason[] = [];
  if (enableIf.length > 0 && !listHolds(enableIf, state)) {
    const facts = factsBehind(compiled, option, state, (other, then) => listHolds(other.enableIf, then));
    reasons.push(facts ?? { code: 'enable-if', rules: failing(enableIf, state) });
  }
  if (listHolds(disableIf, state)) {
    const facts = factsBehind(compiled, option, state, (other, then) => !listHolds(other.disableIf, then));
    const causes = causesOf(compiled, disableIf, state);
    if (facts === null) reasons.push({ code: 'disable-if', rules: textsOf(disableIf), causes });
    else if (!reasons.some((reason) => isSameContext(reason, facts))) reasons.push(facts);
  }
  if (isTooFew(option, state)) reasons.push({ code: 'quantity', max: Math.max(capOf(option, state), 0) });
  return reasons;
}

/** The fewest facts about who asks under which a rule of an option would let it through with the same answers; null where none do. */
function factsBehind(
  compiled: Compiled,
  { id }: CompiledOption,
  state: State,
  isFree: (option: CompiledOption, then: State) => boolean,
): DisabledReason | null {
  if (compiled.context.size === 0) return null;
  const facts = freeingFacts(compiled.data, (configurator) => {
    const other = compile(configurator);
    const option = other.options[id];
    return option !== undefined && isFree(option, underFacts(compiled, other, state));
  });
  return facts === null ? null : { code: 'context', facts };
}

const isSameContext = (one: DisabledReason, other: DisabledReason): boolean =>
  one.code === 'context' && other.code === 'context' && one.facts.join() === other.facts.join();

/** The rules of a list that do not hold. */
export function failing(list: CompiledList, state: State): readonly string[] {
  return list.filter((rule) => !ruleHolds(rule, state)).map(({ text }) => text);
}

/** The rules as they are written; a condition that is left out has none. */
export function textsOf(list: CompiledList): readonly string[] {
  return list.flatMap(({ text }) => (text === '' ? [] : [text]));
}

/** The selected options and values that make a list hold. */
export function causesOf(compiled: Compiled, list: CompiledList, state: State): readonly Cause[] {
  const causes: Cause[] = [];
  const add = (cause: Cause): void => {
    if (!causes.some((known) => isSameCause(known, cause))) causes.push(cause);
  };
  const addAnswered = ({ ids, values }: Mentions, isAnswered = false): void => {
    for (const id of ids) if (isSelectedIn(state.quantities, id)) add(causeOf(compiled, id));
    for (const index of values) {
      if (isAnswered || hasAnswerIn(state.answers, index)) add({ group: present(compiled.groups[index]).name });
    }
  };
  for (const { alternatives } of list) {
    for (const alternative of alternatives) {
      if (alternative.kind === 'constant' || !alternativeHolds(alternative, state)) continue;
      if (alternative.kind === 'codes') {
        for (const id of alternative.ids) if (isSelectedIn(state.quantities, id)) add(causeOf(compiled, id));
        continue;
      }
      if (alternative.kind === 'fact') {
        addAnswered(mentionsOfFact(alternative.fact));
        continue;
      }
      for (const measure of [alternative.left, alternative.right]) {
        if (typeof measure !== 'number') addAnswered(mentionsOfMeasure(measure), measure.kind === 'value');
      }
    }
  }
  return causes;
}

function causeOf(compiled: Compiled, id: number): Cause {
  const { group, code } = present(compiled.options[id]);
  return { group: present(compiled.groups[group]).name, code };
}

function isSameCause(a: Cause, b: Cause): boolean {
  return a.group === b.group && a.code === b.code;
}
