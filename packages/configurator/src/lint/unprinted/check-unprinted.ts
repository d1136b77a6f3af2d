import type { State } from '../../bounds/state.ts';
import type { CompiledGroup } from '../../compiled/compiled.ts';
import { isSelectedIn } from '../../compiled/rule-state.ts';
import type { Context } from '../../data/configurator.ts';
import type { LintFinding } from '../../data/evaluation.ts';
import { present } from '../../data/present.ts';
import { printModelNumber } from '../../numbers/model-number.ts';
import type { Constraint } from '../../parsing/constraints.ts';
import { parseModelNumber, type StepBudget } from '../../parsing/parse-model-number.ts';
import type { Pausable, Pausing } from '../../pausable.ts';
import { isAnswered, missingFrom } from '../../settling/completeness.ts';
import { settle } from '../../settling/settle.ts';
import { groupPlace, optionPlace } from '../places.ts';
import { emptyAssignment, type GroupChoice } from '../searching/assignment.ts';
import { choicesIn, choicesWith } from '../searching/choices.ts';
import { type LintContext, withShare } from '../searching/context.ts';
import { type Question, solve } from '../searching/solver.ts';
import { asRead } from './as-read.ts';
import { type HiddenAnswer, hiddenAnswers } from './hidden-answers.ts';

/** Steps for one rule that asks for a hidden answer, and for completing each set of answers that it sees. */
const STEPS_EACH = 6_000;
const STEPS_TO_COMPLETE = 400;
/** Steps of reading numbers, for the whole check. */
const STEPS_OF_READING = 400_000;

interface Unread {
  state: State;
  number: string;
}

/**
 * Complete numbers that do not read, because an answer decides them that they do not show (decisions 2.2). Each finding is a number that
 * was printed and refused.
 */
export function* checkUnprinted(context: LintContext): Pausing<LintFinding> {
  const reading: StepBudget = { left: STEPS_OF_READING };
  for (const hidden of hiddenAnswers(context.compiled)) {
    const unread = yield* firstUnread(context, hidden, reading);
    if (unread === null) continue;
    const { group, option } = hidden;
    const what = option === null ? (group.printed ? 'all of its part' : 'its answer') : 'how often it is chosen';
    const message = `Group "${group.name}"${option === null ? '' : `, option "${option.code}"`}: "${unread.number}" does not read, because it does not show ${what}, on which it depends.`;
    yield {
      code: 'unprinted-decides',
      severity: 'error',
      group: group.name,
      ...(option === null ? { path: groupPlace(group) } : { option: option.code, path: optionPlace(option) }),
      message,
      witness: { number: unread.number, selections: [unread.state.selection] },
    };
  }
}

function* firstUnread(context: LintContext, hidden: HiddenAnswer, reading: StepBudget): Pausable<Unread | null> {
  let isPartial = false;
  for (const constraint of hidden.constraints) {
    let unread: Unread | null = null;
    const accepts = ([state]: readonly State[]): boolean => {
      const number = state === undefined ? null : unreadNumber(context, hidden, state, reading);
      if (state !== undefined && number !== null) unread = { state, number };
      return number !== null;
    };
    const gaveUp = (): void => {
      isPartial = true;
    };
    const question = questionOf(context, hidden, constraint, { accepts, gaveUp });
    yield* withShare(context.budget, STEPS_EACH, (own) => solve(question, own));
    if (unread !== null) return unread;
  }
  if (isPartial || reading.left <= 0) context.budget.exhausted = true;
  return null;
}

/** Every answer of the groups that the rule looks at, each completed by the first answers of all others. */
function questionOf(
  { compiled, plan }: LintContext,
  { group: own, option }: HiddenAnswer,
  constraint: Constraint,
  { accepts, gaveUp }: { accepts: Question['accepts']; gaveUp: () => void },
): Question {
  const looked = new Set([own.index, ...groupsOf(compiled.options, constraint)]);
  const rest = compiled.groups.filter(({ index }) => !looked.has(index) && plan.groups[index]?.matters === true);
  const order = [...looked, ...rest.map(({ index }) => index)];
  const choicesOf = (index: number): readonly GroupChoice[] => {
    const group = compiled.groups[index];
    const mentioned = present(plan.groups[index]).mentioned;
    if (group === undefined) return [];
    const isMentioned = (each: (typeof mentioned)[number]): boolean => mentioned.includes(each);
    if (group !== own) return choicesIn(compiled, group, isMentioned);
    if (option === null) return choicesIn(compiled, group, isMentioned).filter(isAnswer);
    const quantities = Array.from({ length: option.maxQuantity }, (_, at) => option.maxQuantity - at);
    const with_ = choicesWith(compiled, group, option, isMentioned);
    return with_.flatMap((choice) =>
      quantities.map((quantity) => ({
        ...choice,
        options: choice.options.map(([each, usual]) => [each, each === option ? quantity : usual] as const),
      })),
    );
  };
  return {
    compiled,
    readings: [emptyAssignment(compiled)],
    order: order.map((group) => ({ group, readings: [0] })),
    choicesOf,
    complete: true,
    accepts,
    rest: { from: looked.size, steps: STEPS_TO_COMPLETE, gaveUp },
  };
}

const isAnswer = ({ options, value }: GroupChoice): boolean => options.length > 0 || value !== null;

function groupsOf(
  options: LintContext['compiled']['options'],
  { ids, groups, values, ...subject }: Constraint,
): readonly number[] {
  const own = 'group' in subject ? [subject.group.index] : 'option' in subject ? [subject.option.group] : [];
  return [...own, ...ids.map((id) => present(options[id]).group), ...groups, ...values];
}

/** The number of a complete state that reads as nothing, where it reads without the hidden answer otherwise; null where there is none. */
function unreadNumber(
  { compiled, stated }: LintContext,
  hidden: HiddenAnswer,
  state: State,
  reading: StepBudget,
): string | null {
  const { group, option } = hidden;
  const isGiven = option === null ? isAnswered(group, state) : isSelectedIn(state.quantities, option.id);
  if (!isGiven || missingFrom(compiled, state).length > 0) return null;
  const { itemNo, itemNoAlt } = printModelNumber(compiled, state);
  const read = settle(compiled, asRead(compiled, hidden, state), null);
  const again = printModelNumber(compiled, read);
  const isSame = again.itemNo === itemNo && again.itemNoAlt === itemNoAlt;
  if (isSame && missingFrom(compiled, read).length === 0) return null;
  const context = factsOf(compiled.groups, state);
  for (const number of new Set([itemNo, itemNoAlt])) {
    const parsed = parseModelNumber(stated, number, { context, budget: reading });
    if (!parsed.ok && parsed.code !== 'ambiguous' && reading.left > 0) return number;
  }
  return null;
}

/** The facts about who asks that the publish check asked as questions. */
function factsOf(groups: readonly CompiledGroup[], { quantities }: State): Context {
  const facts = groups.filter(({ name }) => name.startsWith('@'));
  return Object.fromEntries(
    facts.map(({ name, options }) => [
      name.slice(1),
      options.find(({ id }) => isSelectedIn(quantities, id))?.code ?? '',
    ]),
  );
}
