import type { State } from '../../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { hasAnswerIn, isSelectedIn } from '../../compiled/rule-state.ts';
import { present } from '../../data/present.ts';
import { isAllowed, listPossibly, visibilityOf } from '../../parsing/possible.ts';
import type { Pausable } from '../../pausable.ts';
import { settle } from '../../settling/settle.ts';
import { type Assignment, assign, type GroupChoice, withdraw } from './assignment.ts';
import { type Budget, isPauseDue, spend } from './context.ts';

/** A whole selection settled weighs as much as this many steps. */
const SETTLING_STEPS = 20;

/** A group to decide: alike in all readings it names by index. */
export interface Variable {
  group: number;
  readings: readonly number[];
}

/** Asks for choices of some groups that every reading satisfies once it is settled. */
export interface Question {
  compiled: Compiled;
  /** One or more beginnings of a selection; their decided groups stay as they are. */
  readings: readonly Assignment[];
  /** In this order; groups decided neither here nor there stay empty. */
  order: readonly Variable[];
  choicesOf: (group: number) => readonly GroupChoice[];
  /** Whether the selections must be complete. */
  complete: boolean;
  accepts: (states: readonly State[]) => boolean;
  /** The variables from a place on may take so many steps each time; then the ones before are decided otherwise. */
  rest?: { from: number; steps: number; gaveUp: () => void };
}

/** The settled readings, or null when no choice satisfies (or the budget ran out, as the budget tells). */
export function solve(question: Question, budget: Budget): Pausable<readonly State[] | null> {
  return decide(question, 0, budget);
}

function* decide(question: Question, depth: number, budget: Budget): Pausable<readonly State[] | null> {
  const variable = question.order[depth];
  if (variable === undefined) return accept(question, budget);
  const { group } = variable;
  const { rest } = question;
  const readings = variable.readings.map((index) => present(question.readings[index]));
  for (const choice of question.choicesOf(group)) {
    if (!spend(budget)) return null;
    if (isPauseDue(budget)) yield;
    for (const reading of readings) assign(reading, group, choice);
    const states = readings.every((reading) => isConsistent(question, reading))
      ? yield* rest?.from === depth + 1 ? decideRest(question, rest, budget) : decide(question, depth + 1, budget)
      : null;
    for (const reading of readings) withdraw(reading, group, choice);
    if (states !== null) return states;
  }
  return null;
}

/** The same within the steps that the rest may take. */
function* decideRest(
  question: Question,
  { from, steps, gaveUp }: NonNullable<Question['rest']>,
  budget: Budget,
): Pausable<readonly State[] | null> {
  const own: Budget = { left: Math.min(budget.left, steps), exhausted: false, unpaused: budget.unpaused };
  const given = own.left;
  const states = yield* decide(question, from, own);
  budget.unpaused = own.unpaused;
  budget.left -= given - own.left;
  if (own.exhausted) gaveUp();
  return states;
}

function accept({ compiled, readings, accepts }: Question, budget: Budget): readonly State[] | null {
  if (!spend(budget, SETTLING_STEPS)) return null;
  const states = readings.map((reading) => settle(compiled, reading, null));
  return accepts(states) ? states : null;
}

/** False when the decided groups certainly contradict each other. */
function isConsistent({ compiled, complete }: Question, reading: Assignment): boolean {
  for (const group of compiled.groups) {
    if (reading.decided[group.index] === true && !isGroupConsistent(compiled, reading, group, complete)) return false;
  }
  if (!complete) return true;
  return compiled.requires.every(
    (requirement) =>
      listPossibly(requirement.if, reading, reading.decided) !== 'yes' ||
      listPossibly(requirement.then, reading, reading.decided) !== 'no',
  );
}

function isGroupConsistent(compiled: Compiled, reading: Assignment, group: CompiledGroup, complete: boolean): boolean {
  const chosen = group.options.filter(({ id }) => isSelectedIn(reading.quantities, id));
  const isEmpty = chosen.length === 0 && !hasAnswerIn(reading.values, group.index);
  if (isEmpty && (!complete || mayBeEmpty(group))) return true;
  const visible = visibilityOf(compiled, reading, group, reading.decided);
  if (isEmpty) return visible !== 'yes';
  return visible !== 'no' && chosen.every((option: CompiledOption) => isAllowed(reading, option, reading.decided));
}

/** Settling adds the options that rules hold, so a group with such options may be left empty here. */
function mayBeEmpty(group: CompiledGroup): boolean {
  if (!group.printed || group.optional) return true;
  return group.options.some(({ always, selectIf }) => always || selectIf.length > 0);
}
