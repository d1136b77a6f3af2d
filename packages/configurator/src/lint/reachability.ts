import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import type { LintFinding } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { isHoldable } from '../parsing/constraints.ts';
import type { Pausable, Pausing } from '../pausable.ts';
import { dependencies, type Graph } from './dependencies.ts';
import { groupPlace, optionPlace } from './places.ts';
import { emptyAssignment } from './searching/assignment.ts';
import { choicesIn, choicesWith, isTriedInFull } from './searching/choices.ts';
import { type LintContext, withShare } from './searching/context.ts';
import { type Question, solve } from './searching/solver.ts';

/** Steps one question may take before it is left open. */
const STEPS_EACH = 4_000;

/** Looks for a selection, from what decides a few nodes of the dependency graph. */
export interface Reach {
  /** A settled selection that satisfies, or null; the budget tells whether the search was complete. */
  find(
    start: { group?: CompiledGroup; options?: readonly CompiledOption[] },
    accepts: (state: State) => boolean,
  ): Pausable<State | null>;
  /** A complete one, from every answer of these groups. */
  findComplete(groups: readonly CompiledGroup[], accepts: (state: State) => boolean): Pausable<State | null>;
}

export function reachIn({ compiled, budget }: LintContext): Reach {
  const graph = withHindrances(compiled, dependencies(compiled));
  function* ask(
    nodes: readonly number[],
    options: readonly CompiledOption[],
    complete: boolean,
    accepts: (state: State) => boolean,
  ): Pausable<State | null> {
    const closure = reachableFrom(graph, nodes);
    const wanted = (option: CompiledOption): boolean => closure.has(compiled.groups.length + option.id);
    const order = new Set<number>();
    for (const node of closure) {
      const index =
        node < compiled.groups.length ? node : present(compiled.options[node - compiled.groups.length]).group;
      const owner = compiled.groups[index];
      if (owner?.isEntered === true || owner?.options.some(wanted) === true) order.add(index);
    }
    if (complete) for (const { index } of compiled.groups) order.add(index);
    const question: Question = {
      compiled,
      readings: [emptyAssignment(compiled)],
      order: Array.from(order, (index) => ({ group: index, readings: [0] })),
      choicesOf: remembering((index) => {
        const owner = compiled.groups[index];
        if (owner === undefined) return [];
        const target = options.filter((option) => option.group === index);
        const [first, second] = target;
        if (first === undefined) return choicesIn(compiled, owner, wanted);
        const choices = choicesWith(compiled, owner, first, wanted);
        return second === undefined ? choices : choices.filter((c) => c.options.some(([option]) => option === second));
      }),
      complete,
      accepts: ([state]) => state !== undefined && accepts(state),
    };
    const states = yield* withShare(budget, STEPS_EACH, (own) => solve(question, own));
    const found = states?.[0] ?? null;
    // When not every set of options was tried, an empty result proves nothing.
    if (found === null && compiled.groups.some((owner) => !isTriedInFull(compiled, owner, wanted)))
      budget.exhausted = true;
    return found;
  }
  const nodeOf = ({ id }: CompiledOption): number => compiled.groups.length + id;
  return {
    find: ({ group, options = [] }, accepts) =>
      ask([...(group === undefined ? [] : [group.index]), ...options.map(nodeOf)], options, false, accepts),
    findComplete: (groups, accepts) =>
      ask(
        groups.flatMap((group) => [group.index, ...group.options.map(nodeOf)]),
        [],
        true,
        accepts,
      ),
  };
}

function remembering<T>(compute: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** The nodes of the graph that decide some options and numbers: groups by index, then options by id. */
export function decidersOf(compiled: Compiled, nodes: readonly number[]): ReadonlySet<number> {
  return reachableFrom(withHindrances(compiled, dependencies(compiled)), nodes);
}

function reachableFrom({ edges }: Graph, start: readonly number[]): ReadonlySet<number> {
  const seen = new Set(start);
  for (const node of seen) for (const next of present(edges[node])) seen.add(next);
  return seen;
}

/**
 * The graph with what else decides whether an option can be selected: options that rules may hold and that disable it, alone or in a
 * pair, or take its place; and under a limit, those that change it.
 */
function withHindrances(compiled: Compiled, graph: Graph): Graph {
  const { groups, disablers, pairs } = compiled;
  const edges = graph.edges.map((targets) => new Set(targets));
  const hinder = (id: number, by: readonly number[]): void => {
    for (const other of by) if (other !== id) edges[groups.length + id]?.add(groups.length + other);
  };
  for (const disabler of disablers) {
    if (isHoldable(disabler)) for (const target of disabler.disables) hinder(target, [disabler.id]);
  }
  for (const { keys, targets } of pairs) for (const target of targets) hinder(target, keys);
  for (const { columns } of compiled.tables) {
    const ids = columns.flatMap((column) => (column.kind === 'choice' ? [...column.rowsOf.keys()] : []));
    const held = ids.filter((id) => compiled.options[id] !== undefined && isHoldable(compiled.options[id]));
    for (const id of ids) hinder(id, held);
  }
  for (const group of groups) {
    if (!group.multiselect || (group.maxSelect === null && !group.hasOverrides)) continue;
    const counting = group.options.filter((option) => isHoldable(option) || changesLimit(option));
    const named = counting.flatMap(({ data }) =>
      Object.keys(data.overrideCodes ?? {}).flatMap((code) => group.optionByCode.get(code)?.id ?? []),
    );
    for (const { id } of group.options) hinder(id, [...counting.map((option) => option.id), ...named]);
  }
  return { ...graph, edges };
}

function changesLimit({ data }: CompiledOption): boolean {
  return data.maxOverride !== undefined || data.overrideCodes !== undefined;
}

/** Groups that can never show, and options that can never be selected. */
export function* checkReachable(context: LintContext): Pausing<LintFinding> {
  const reach = reachIn(context);
  for (const group of context.compiled.groups) {
    if (
      !(yield* isFound(
        context,
        reach.find({ group }, (state) => state.visible[group.index] === true),
      ))
    ) {
      const message = `Group "${group.name}" can never show: its rules contradict each other or other rules.`;
      yield { code: 'group-never-shows', severity: 'error', group: group.name, path: groupPlace(group), message };
      continue;
    }
    for (const option of group.options) {
      const isSelected = (state: State): boolean => isSelectedIn(state.quantities, option.id);
      if (yield* isFound(context, reach.find({ group, options: [option] }, isSelected))) continue;
      const message = `Group "${group.name}", option "${option.code}" can never be selected.`;
      const at = { group: group.name, option: option.code, path: optionPlace(option) };
      yield { code: 'option-never-selectable', severity: 'error', ...at, message };
    }
  }
}

/** Also true while it is not known: a finding must be proved. */
export function* isFound({ budget }: LintContext, search: Pausable<State | null>): Pausable<boolean> {
  const before = budget.exhausted;
  budget.exhausted = false;
  const found = (yield* search) !== null || budget.exhausted;
  budget.exhausted ||= before;
  return found;
}
