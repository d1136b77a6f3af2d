import { isWithin, ownBounds, UNBOUNDED } from '../../bounds/number-bounds.ts';
import type { Alternative, Bound, Compiled, CompiledGroup, CompiledList, Measure } from '../../compiled/compiled.ts';
import { mentionsOfMeasure } from '../../compiled/measures.ts';
import { toNumber } from '../../decimals/amount.ts';
import { printValue, stepsAround, stepsOf, valueAt } from '../../decimals/steps.ts';
import type { TableColumn } from '../../table-cells/compiled-table.ts';
import { addedUp } from './added-up.ts';

const MOST_SAMPLES = 80;
/** So many values from `min` on are tried before digits that may follow a number. */
const FIRST_VALUES = 40;
/** The last value tried of a number without a maximum. */
const STEPS_OF_UNBOUNDED = 1000;
/** So many values of another number stand for what it begins with. */
const FIRST_OF_OTHERS = 4;

/** Values of a number group that stand for all of them: the edges of bounds and comparisons, and digits that other parts begin with. */
export function sampleValues(compiled: Compiled, group: CompiledGroup): readonly number[] {
  const { data } = group;
  const bounds = ownBounds(data);
  const steps = stepsOf(data);
  const last = bounds.max === UNBOUNDED ? STEPS_OF_UNBOUNDED : stepsAround(steps, bounds.max).below;
  const samples = new Set<number>();
  const add = (value: number): void => {
    if (samples.size < MOST_SAMPLES && isWithin(value, bounds, data)) samples.add(value);
  };
  add(valueAt(steps, 0));
  add(valueAt(steps, last));
  for (const edge of edgesOf(compiled, group)) {
    const { below, above } = stepsAround(steps, edge);
    for (const step of [below, above, below - 1, above + 1]) add(valueAt(steps, step));
  }
  for (const run of digitRuns(compiled, group)) {
    add(Number(data.digits === undefined ? run : run.slice(0, data.digits)));
    for (let step = 0; step < FIRST_VALUES; step += 1) {
      const value = valueAt(steps, step);
      const longer = `${printValue(value, data)}${run}`;
      if (!isWithin(value, bounds, data) || !isWithin(Number(longer), bounds, data)) continue;
      if (printValue(Number(longer), data) !== longer) continue;
      add(value);
      add(Number(longer));
      break;
    }
  }
  return [...samples];
}

/** Numbers that comparisons, limits and tables put beside this group's value. */
function edgesOf(compiled: Compiled, group: CompiledGroup): readonly number[] {
  const lists = [
    ...compiled.groups.flatMap((g) => [g.showIf, g.hideIf, ...g.limits.map((limit) => limit.if)]),
    ...compiled.options.flatMap((o) => [o.enableIf, o.disableIf, o.selectIf]),
    ...compiled.requires.flatMap((r) => [r.if, r.then]),
    ...compiled.facts.flatMap(({ entries }) => entries.map((entry) => entry.if)),
  ];
  const bounds = group.limits.flatMap(({ min, max }) => [min, max]);
  const named = compiled.groups.flatMap((g) => {
    const naming = g.limits.some(({ min, max }) => [min, max].some((bound) => names(bound, group)));
    return naming ? [ownBounds(g.data).min, ownBounds(g.data).max] : [];
  });
  return [
    ...lists.flatMap((list) => comparedWith(list, group)),
    ...bounds.flatMap((bound) => (bound !== null && 'value' in bound ? [bound.value] : [])),
    ...named,
    ...compiled.tables.flatMap(({ columns }) => columns.flatMap((column) => endsIn(column, group))),
  ];
}

/** The value with which a sum comes to a number when nothing else is in it; of a fact the number itself. */
function addedEdge(measure: Measure, right: number, { index }: CompiledGroup): number | null {
  if (measure.kind === 'fact') return mentionsOfMeasure(measure).values.includes(index) ? right : null;
  const own = measure.kind === 'sum' ? measure.values.find(({ group }) => group === index) : undefined;
  if (measure.kind !== 'sum' || own === undefined) return null;
  const constant = toNumber({ units: measure.constant, places: measure.places });
  const edge = (right - constant) / toNumber(own.factor);
  return Number.isFinite(edge) ? edge : null;
}

/** Whether its samples tell rules all that its values can: not where sums and facts have them, and there are more values than samples. */
export function areAllValuesSampled(compiled: Compiled, group: CompiledGroup): boolean {
  if (!addedUp(compiled).values.includes(group.index)) return true;
  const { max } = ownBounds(group.data);
  const count = max === UNBOUNDED ? Number.POSITIVE_INFINITY : stepsAround(stepsOf(group.data), max).below + 1;
  return count <= sampleValues(compiled, group).length;
}

/** The ends of the ranges in a column of this group. */
function endsIn(column: TableColumn, group: CompiledGroup): readonly number[] {
  if (column.kind !== 'number' || column.group !== group.index) return [];
  const ranges = column.cells.flatMap((cell) => cell?.ranges ?? []);
  return [...new Set(ranges.flatMap(({ min, max }) => [min, max]))].filter((end) => end !== null);
}

function names(bound: Bound | null, group: CompiledGroup): boolean {
  return bound !== null && 'group' in bound && bound.group === group.index;
}

function comparedWith(list: CompiledList, group: CompiledGroup): readonly number[] {
  return list.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => comparedIn(alternative, group)));
}

function comparedIn(alternative: Alternative, group: CompiledGroup): readonly number[] {
  if (alternative.kind !== 'compare') return [];
  const { left, right } = alternative;
  const sides = typeof right === 'number' ? [left] : [left, right];
  const added = typeof right === 'number' ? addedEdge(left, right, group) : null;
  if (added !== null) return [added];
  if (!sides.some((side) => side.kind === 'value' && side.group === group.index)) return [];
  if (typeof right === 'number') return [right];
  return sides.flatMap((side) => (side.kind === 'attribute' ? side.values.map(({ value }) => value) : []));
}

/** The beginnings in digits of all else that the number prints. */
function digitRuns(compiled: Compiled, group: CompiledGroup): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const other of compiled.groups) {
    if (other !== group && other.isNumber) {
      const steps = stepsOf(other.data);
      for (let step = 0; step < FIRST_OF_OTHERS; step += 1) runs.add(printValue(valueAt(steps, step), other.data));
    }
    const texts = [other.data.whenHidden ?? '', other.data.separator ?? '', ...other.options.map(({ code }) => code)];
    for (const text of texts) {
      const run = /^\d+/.exec(text)?.[0];
      if (run !== undefined) runs.add(run);
    }
    if (other.options.some(({ data }) => data.isQtyPrefix === true)) for (const run of ['1', '2', '12']) runs.add(run);
  }
  return runs;
}
