import type { State } from '../bounds/state.ts';
import type { Alternative, Compiled, CompiledGroup, CompiledRequirement } from '../compiled/compiled.ts';
import { mentionsOfList, together } from '../compiled/measures.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import type { Configurator, Rule, Selection } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { decidersOf } from '../lint/reachability.ts';
import { type Assignment, emptyAssignment } from '../lint/searching/assignment.ts';
import type { Budget } from '../lint/searching/context.ts';
import { type Question, solve } from '../lint/searching/solver.ts';
import { finish } from '../pausable.ts';
import { compile } from '../rules/compile.ts';
import { listHolds } from '../rules/rules.ts';
import { missingFrom } from '../settling/completeness.ts';
import { stateOf } from '../settling/picked.ts';
import { settle } from '../settling/settle.ts';
import { type Answers, answersOf, plainAnswer } from './answers.ts';
import { type Component, componentsOf } from './components.ts';

/** `unknown`: the steps ran out, or there is more to try than can be tried. */
export type ReachResult = { answer: 'yes'; selection: Selection } | { answer: 'no' } | { answer: 'unknown' };

/** Enough for the largest configurators within some 20 ms. */
const REACH_STEPS = 4_000;

interface ReachOptions extends InContext {
  /** Steps that the search may take. Default `REACH_STEPS`. */
  steps?: number;
}

/**
 * Whether a complete number can be built in which all demands hold, each an alternative of a rule such as `Voltage.480` or
 * `Enclosure.material=304 stainless`; with a settled selection that proves it. Whether a catalogue carries the number is not asked.
 * Never throws: a demand that names nothing is never met.
 */
export function canReach(
  stated: Configurator,
  demands: readonly Rule[],
  { steps = REACH_STEPS, context }: ReachOptions = {},
): ReachResult {
  const configurator = inContext(stated, { context });
  const demanding = withDemands(configurator, demands);
  const compiled = compile(demanding);
  const { requires } = compiled;
  if (!requires.every(isMeetable)) return { answer: 'no' };
  const started = stateOf(demanding, stateOf(configurator, []).selection);
  if (missingFrom(compiled, started).length === 0) return { answer: 'yes', selection: started.selection };
  const share: Budget = { left: Math.floor(steps / 4), exhausted: false, unpaused: 0 };
  const components = componentsOf(compiled);
  const asked = requires.slice((configurator.requires ?? []).length);
  if (components.some((component) => isRuledOut(compiled, component, asked, share))) return { answer: 'no' };
  return search(compiled, components, { left: steps - Math.floor(steps / 4), exhausted: false, unpaused: 0 });
}

/** Whether anything could make it hold; a rule that names nothing never does. */
function isMeetable({ if: when, then }: CompiledRequirement): boolean {
  const isAlways = when.every(({ alternatives }) =>
    alternatives.some((each) => each.kind === 'constant' && each.holds),
  );
  return (
    !isAlways || when.length === 0 || (then.length > 0 && then.every(({ alternatives }) => alternatives.some(canHold)))
  );
}

function canHold(alternative: Alternative): boolean {
  if (alternative.kind === 'constant') return alternative.holds;
  if (alternative.kind === 'codes') return alternative.ids.length > 0;
  return alternative.kind === 'fact' || alternative.left.kind !== 'attribute' || alternative.left.values.length > 0;
}

/** The demands as requirements: then a number that is complete meets them, and the search knows the values that they ask about. */
function withDemands(configurator: Configurator, demands: readonly Rule[]): Configurator {
  const asked: readonly unknown[] = Array.isArray(demands) ? demands : [];
  const required = asked.map((demand) => ({ then: typeof demand === 'string' ? [demand] : [] }));
  return { ...configurator, requires: [...(configurator.requires ?? []), ...required] };
}

/** No answers of the groups that decide the demands meet them, whatever else a number has. */
function isRuledOut(
  compiled: Compiled,
  component: Component,
  demands: readonly CompiledRequirement[],
  budget: Budget,
): boolean {
  const own = demands.filter((demand) => component.requires.includes(demand));
  const mentions = together(own.map(({ then }) => mentionsOfList(then)));
  const nodes = [...mentions.values, ...mentions.ids.map((id) => compiled.groups.length + id)];
  if (own.length === 0) return false;
  const deciders = decidersOf(compiled, nodes);
  const decides = ({ index, options }: CompiledGroup): boolean =>
    deciders.has(index) || options.some(({ id }) => deciders.has(compiled.groups.length + id));
  const accepts = (state: State): boolean => own.every(({ then }) => listHolds(then, state));
  const groups = component.groups.filter(decides);
  const { state, isProof } = solveWith(compiled, { ...component, groups }, emptyAssignment(compiled), budget, {
    complete: false,
    accepts,
  });
  return state === null && isProof;
}

/** Settles one component after the other: the choices in one do not matter to the others. */
function search(compiled: Compiled, components: readonly Component[], budget: Budget): ReachResult {
  const assignment = emptyAssignment(compiled);
  const tied = new Set(components.flatMap(({ groups }) => groups));
  for (const group of compiled.groups) if (!tied.has(group)) answerPlain(assignment, group);
  for (const component of components) {
    const { state: found, isProof } = solveWith(compiled, component, assignment, budget, {
      complete: true,
      accepts: (state) => lacksNothing(compiled, component, state) && isSettled(compiled, state),
    });
    if (found === null) return { answer: isProof ? 'no' : 'unknown' };
    for (const { index, options, kind, isNumber } of component.groups) {
      assignment.decided[index] = true;
      if (kind === 'assembly') assignment.parts[index] = found.parts?.[index] ?? null;
      if (isNumber) assignment.values[index] = present(found.values[index]);
      if (kind === 'text') assignment.values[index] = present(found.answers[index]);
      for (const { id } of options) assignment.quantities[id] = present(found.quantities[id]);
    }
  }
  const state = settle(compiled, assignment, null);
  const isWhole = missingFrom(compiled, state).length === 0 && isSettled(compiled, state);
  return isWhole ? { answer: 'yes', selection: state.selection } : { answer: 'unknown' };
}

/** Gives a group that no rule looks at any answer. It stays undecided, since an option that ends the number may hide it. */
function answerPlain(assignment: Assignment, group: CompiledGroup): void {
  const { options, value, part } = plainAnswer(group);
  for (const [{ id }, quantity] of options) assignment.quantities[id] = quantity;
  assignment.values[group.index] = value;
  assignment.parts[group.index] = part ?? null;
}

/** `isProof`: where it found nothing there is nothing. */
function solveWith(
  compiled: Compiled,
  component: Component,
  assignment: Assignment,
  budget: Budget,
  { complete, accepts }: { complete: boolean; accepts: (state: State) => boolean },
): { state: State | null; isProof: boolean } {
  const known = new Map<number, Answers>();
  let isPartial = false;
  const answersIn = (index: number): Answers => {
    const group = compiled.groups[index];
    const answers = known.get(index) ?? (group === undefined ? NO_ANSWERS : answersOf(compiled, component, group));
    known.set(index, answers);
    return answers;
  };
  const question: Question = {
    compiled,
    readings: [assignment],
    order: component.groups.map(({ index }) => ({ group: index, readings: [0] })),
    choicesOf: (group) => {
      const answers = answersIn(group);
      // No answer of this group is missed when nothing before it was possible.
      isPartial ||= answers.isPartial;
      return answers.choices;
    },
    complete,
    accepts: ([state]) => state !== undefined && accepts(state),
  };
  const states = finish(solve(question, budget));
  return { state: states?.[0] ?? null, isProof: !isPartial && !budget.exhausted };
}

const NO_ANSWERS: Answers = { choices: [], isPartial: false };

/** Nothing in the component is missing; what other components lack is theirs to find. */
function lacksNothing(compiled: Compiled, { groups, requires, tables }: Component, state: State): boolean {
  if (requires.some(({ if: when, then }) => listHolds(when, state) && !listHolds(then, state))) return false;
  return missingFrom(compiled, state).every((missing) => {
    if ('group' in missing) return !groups.some(({ name }) => name === missing.group);
    return missing.code !== 'table' || !tables.some(({ name }) => name === missing.table);
  });
}

/** Settling the selection again changes nothing. */
function isSettled(compiled: Compiled, state: State): boolean {
  const again = settle(compiled, state, null);
  return JSON.stringify(again.selection) === JSON.stringify(state.selection);
}
