import { boundsOf } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type {
  Compiled,
  CompiledGroup,
  CompiledLimit,
  CompiledList,
  CompiledOption,
  Measure,
} from '../compiled/compiled.ts';
import { type Mentions, mentionsOfFact, mentionsOfMeasure } from '../compiled/measures.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import type { SingleChange } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { toNumber } from '../decimals/amount.ts';
import { alternativeHolds, amountsOf, listHolds, ruleHolds } from '../rules/rules.ts';
import { limitOf } from '../settling/limit.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import type { Asked } from '../tables/rows.ts';
import { rangesOf } from '../tables/table-ranges.ts';
import { tablesAgainst } from '../tables/table-reasons.ts';
import type { Operator } from '../written/rule-text.ts';
import { helpfulValues } from './helpful-values.ts';
import { partCandidates } from './part-candidates.ts';

/**
 * The changes that could make an option available by what stands against it, the likeliest first: a switch within its own single-choice
 * group; what removes the causes that disable it; what fulfils the rules it needs.
 */
export function* directCandidates(
  compiled: Compiled,
  group: CompiledGroup,
  option: CompiledOption,
  state: State,
): Generator<SingleChange> {
  if (state.visible[group.index] === true) {
    yield* switchTo(compiled, option, state);
    yield* undoing(compiled, option.disableIf, state);
    for (const id of disablersOf(compiled, option, state)) yield* removing(compiled, id, state);
    if (option.enableIf.length > 0) yield* fulfilling(compiled, option.enableIf, state);
    for (const id of limitOf(group, state.quantities).counted.toReversed()) yield* removing(compiled, id, state);
    for (const { table, causes } of tablesAgainst(compiled, group, state)(option)) {
      for (const cause of causes.toReversed()) yield* leaving(compiled, table, option, cause, state);
    }
    for (const id of new Set((state.sequences[group.index] ?? []).toReversed())) yield* removing(compiled, id, state);
    for (const limit of [...group.limits, ...option.limits]) yield* loosening(compiled, limit, state);
    for (const id of disablersOf(compiled, option, state)) yield* switchingAway(compiled, id, state);
  } else yield* showing(compiled, group, state);
}

/** Every change in the groups this one depends on, nearest first. */
export function* relatedCandidates(compiled: Compiled, group: CompiledGroup, state: State): Generator<SingleChange> {
  const seen = new Set<number>([group.index]);
  for (const index of seen) {
    for (const other of compiled.groups) if (other.dependents.includes(index)) seen.add(other.index);
    if (state.visible[index] !== true) continue;
    for (const { id } of present(compiled.groups[index]).options) {
      yield* choosing(compiled, id, state);
      yield* removing(compiled, id, state);
    }
  }
}

/** Changes of one answer that stands against an option in a table. */
function* leaving(
  compiled: Compiled,
  table: CompiledTable,
  option: CompiledOption,
  cause: Asked,
  state: State,
): Generator<SingleChange> {
  if (cause.id !== null) {
    yield* switchingAway(compiled, cause.id, state);
    yield* removing(compiled, cause.id, state);
    return;
  }
  const group = present(compiled.groups[cause.group]);
  const own = present(compiled.groups[option.group]);
  const quantities = [...state.quantities];
  if (!own.multiselect) for (const { id } of own.options) quantities[id] = 0;
  quantities[option.id] = option.quantity;
  const wanted = { ...state, quantities };
  for (const { table: name, ranges } of rangesOf(compiled, wanted, state.visible)) {
    if (name !== table.name) continue;
    for (const { min, max } of ranges) {
      const value = min ?? max;
      if (value !== null) yield { kind: 'set-value', group: group.name, value };
    }
  }
}

/** Changes of what the bounds of a limit in force depend on. */
function* loosening(compiled: Compiled, limit: CompiledLimit, state: State): Generator<SingleChange> {
  if (!listHolds(limit.if, state)) return;
  yield* undoing(compiled, limit.if, state);
  for (const bound of [limit.min, limit.max]) {
    if (bound === null || 'value' in bound) continue;
    yield* moving(compiled, 'group' in bound ? { kind: 'value', group: bound.group } : bound.measure, state);
  }
}

function* showing(compiled: Compiled, group: CompiledGroup, state: State): Generator<SingleChange> {
  if (group.showIf.length > 0) yield* fulfilling(compiled, group.showIf, state);
  yield* undoing(compiled, group.hideIf, state);
  for (const last of compiled.lastOptions) {
    if (last.group >= group.index || !isSelected(last.id, state)) continue;
    yield* switchingAway(compiled, last.id, state);
    yield* removing(compiled, last.id, state);
  }
}

/** Replaces what its single-choice group has. */
function* switchTo(compiled: Compiled, option: CompiledOption, state: State): Generator<SingleChange> {
  const group = present(compiled.groups[option.group]);
  const from = group.options.find(({ id }) => isSelected(id, state));
  if (group.multiselect || from === undefined || from.id === option.id) return;
  yield { kind: 'switch', group: group.name, from: from.code, to: option.code };
}

function* choosing(compiled: Compiled, id: number, state: State): Generator<SingleChange> {
  if (isSelected(id, state)) return;
  const option = present(compiled.options[id]);
  const group = present(compiled.groups[option.group]);
  yield* switchTo(compiled, option, state);
  yield { kind: 'select', group: group.name, code: option.code };
}

function* removing(compiled: Compiled, id: number, state: State): Generator<SingleChange> {
  if (!isSelected(id, state)) return;
  const option = present(compiled.options[id]);
  const group = present(compiled.groups[option.group]);
  yield { kind: 'unselect', group: group.name, code: option.code };
}

/** Every other choice of its single-choice group. */
function* switchingAway(compiled: Compiled, id: number, state: State): Generator<SingleChange> {
  const group = present(compiled.groups[present(compiled.options[id]).group]);
  if (group.multiselect) return;
  for (const other of group.options) yield* switchTo(compiled, other, state);
}

/** Changes that make a list hold: they fulfil its failing rules, alternative by alternative. */
function* fulfilling(compiled: Compiled, list: CompiledList, state: State): Generator<SingleChange> {
  if (listHolds(list, state)) return;
  for (const rule of list) {
    if (ruleHolds(rule, state)) continue;
    for (const alternative of rule.alternatives) {
      if (alternative.kind === 'codes') {
        for (const id of alternative.ids) yield* choosing(compiled, id, state);
        continue;
      }
      if (alternative.kind === 'constant') continue;
      if (alternative.kind === 'fact') {
        yield* movingAny(compiled, mentionsOfFact(alternative.fact), state);
        continue;
      }
      const { left, operator, right } = alternative;
      yield* meeting(compiled, state, left, operator, right);
      if (typeof right !== 'number') yield* meeting(compiled, state, right, TURNED[operator], left);
    }
  }
}

/** Values or options that could make one side of a comparison fit the other. */
function* meeting(
  compiled: Compiled,
  state: State,
  own: Measure,
  operator: Operator,
  other: number | Measure,
): Generator<SingleChange> {
  if (own.kind === 'value') yield* helpfulValues(compiled, state, own, operator, other);
  else if (own.kind === 'attribute') for (const { id } of own.values) yield* choosing(compiled, id, state);
  else if (own.kind === 'part') yield* partCandidates(compiled, own.group, state, standing(other, state), movingAny);
  else yield* moving(compiled, own, state);
}

/** Changes of what a sum adds up: its options off and on, and its numbers to their ends. */
function* moving(compiled: Compiled, sum: Measure, state: State): Generator<SingleChange> {
  yield* movingAny(compiled, mentionsOfMeasure(sum), state);
}

function* movingAny(compiled: Compiled, { ids, values }: Mentions, state: State): Generator<SingleChange> {
  for (const id of ids.toReversed()) yield* removing(compiled, id, state);
  for (const id of ids) yield* choosing(compiled, id, state);
  for (const index of values) {
    const group = present(compiled.groups[index]);
    if (group.kind === 'assembly') {
      yield* partCandidates(compiled, index, state, [], movingAny);
      continue;
    }
    if (group.kind === 'text') {
      yield { kind: 'clear', group: group.name };
      continue;
    }
    const { min, max } = boundsOf(group, state);
    for (const value of [min, max]) yield { kind: 'set-value', group: group.name, value };
  }
  for (const id of ids) if (isSelected(id, state)) yield* switchingAway(compiled, id, state);
}

/** The numbers that one side of a comparison has now. */
function standing(side: number | Measure, state: State): readonly number[] {
  return typeof side === 'number' ? [side] : amountsOf(side, state).map(toNumber);
}

const TURNED = { '<': '>', '<=': '>=', '=': '=', '>=': '<=', '>': '<' } as const;
const OPPOSITE = { '<': '>=', '<=': '>', '=': '<', '>=': '<', '>': '<=' } as const;

/** Changes that make a list fail: they unselect its causes, or make another choice in their groups. */
function* undoing(compiled: Compiled, list: CompiledList, state: State): Generator<SingleChange> {
  if (!listHolds(list, state)) return;
  const holding = list.flatMap(({ alternatives }) => alternatives.filter((a) => alternativeHolds(a, state)));
  for (const alternative of holding) {
    if (alternative.kind === 'codes') {
      for (const id of alternative.ids) {
        yield* removing(compiled, id, state);
        if (isSelected(id, state)) yield* switchingAway(compiled, id, state);
      }
      continue;
    }
    if (alternative.kind === 'constant') continue;
    if (alternative.kind === 'fact') {
      yield* movingAny(compiled, mentionsOfFact(alternative.fact), state);
      continue;
    }
    const { left, operator, right } = alternative;
    if (left.kind === 'value') yield* helpfulValues(compiled, state, left, OPPOSITE[operator], right);
    if (typeof right !== 'number' && right.kind === 'value') {
      yield* helpfulValues(compiled, state, right, OPPOSITE[TURNED[operator]], left);
    }
    for (const measure of [left, right]) {
      if (typeof measure === 'number') continue;
      if ('groups' in measure) yield* moving(compiled, measure, state);
      if (measure.kind === 'part') {
        const other = measure === left ? right : left;
        yield* partCandidates(compiled, measure.group, state, standing(other, state), movingAny);
      }
      if (measure.kind !== 'attribute') continue;
      for (const { id } of measure.values) {
        yield* removing(compiled, id, state);
        if (isSelected(id, state)) yield* switchingAway(compiled, id, state);
      }
    }
  }
}

/** Selected options that disable it by `disableCodes` or a pair. */
function disablersOf(compiled: Compiled, option: CompiledOption, state: State): readonly number[] {
  const ids = compiled.disablers
    .filter(({ id, disables }) => isSelected(id, state) && disables.includes(option.id))
    .map(({ id }) => id);
  const pairs = compiled.pairs.filter(
    ({ keys, targets }) => targets.includes(option.id) && keys.every((id) => isSelected(id, state)),
  );
  return [...ids, ...pairs.flatMap(({ keys }) => keys)];
}

function isSelected(id: number, { quantities }: State): boolean {
  return isSelectedIn(quantities, id);
}
