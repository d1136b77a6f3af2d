import type { State } from '../../bounds/state.ts';
import type { CompiledGroup } from '../../compiled/compiled.ts';
import { OPTION_SEPARATOR } from '../../data/constants.ts';
import { present } from '../../data/present.ts';
import { comparable } from '../../numbers/comparable.ts';
import { printModelNumber } from '../../numbers/model-number.ts';
import { isSame } from '../../numbers/selection-lists.ts';
import { satisfies } from '../../parsing/checks.ts';
import type { Pausable } from '../../pausable.ts';
import { missingFrom } from '../../settling/completeness.ts';
import { type Assignment, emptyAssignment, type GroupChoice } from '../searching/assignment.ts';
import { choicesIn } from '../searching/choices.ts';
import { isPauseDue, spend, withShare } from '../searching/context.ts';
import { solve, type Variable } from '../searching/solver.ts';
import { choiceBehind, isAlikeForTheRest, keyOf } from './pair-key.ts';
import type { Pair, PairSearch, Reading } from './pair-state.ts';
import { type Cursor, longerMoves, type Move, type MoveSource, movesFrom } from './reading-moves.ts';
import { type Beginning, beginningsAt, partingPlaces } from './shared-beginnings.ts';

/** Steps for choosing the groups that two readings share. */
const STEPS_TO_COMPLETE = 12_000;

interface AmbiguousPair {
  number: string;
  states: readonly State[];
}

/** Two readings may meet again. */
const ROUGHLY: AmbiguousPair = { number: '', states: [] };

/** Two selections that part at a group and print one number, or null. */
export function* findPair(search: PairSearch): Pausable<AmbiguousPair | null> {
  const { compiled } = search.context;
  const before = compiled.groups.slice(0, search.from);
  const mayBeFirst = before.every(
    (group) => !group.printed || group.options.some(({ code }) => code === '') || mayPrintNothing(group),
  );
  const planned = search.context.plan.groups[search.from];
  if (planned === undefined) return null;
  for (const first of search.from === 0 ? [true] : mayBeFirst ? [false, true] : [false]) {
    const seen = new Set<string>();
    for (const place of partingPlaces(planned, first)) {
      // Most places are cleared without asking what the readings share before them.
      const rough = { ...search, isRough: true };
      if (place.any && (yield* part(rough, { options: [], cursor: place }, first, new Set())) === null) continue;
      const { beginnings, isPartial } = beginningsAt(planned, place);
      if (isPartial) search.budget.exhausted = true;
      for (const beginning of beginnings) {
        const pair = yield* part(search, beginning, first, seen);
        if (pair !== null) return pair;
      }
    }
  }
  return null;
}

function mayPrintNothing(group: CompiledGroup): boolean {
  return group.showIf.length + group.hideIf.length > 0 || group.optional;
}

function sourceOf({ context, separators, samples }: PairSearch, side: 0 | 1): MoveSource {
  return { plan: context.plan, separator: separators[side], samples };
}

/** Every two different steps at the group, of which one prints the beginning of what the other prints. */
function* part(
  search: PairSearch,
  { options, cursor }: Beginning,
  first: boolean,
  seen: Set<string>,
): Pausable<AmbiguousPair | null> {
  const { compiled } = search.context;
  const readingOf = (side: 0 | 1): Reading => {
    const assignment = emptyAssignment(compiled);
    for (const { id } of options) assignment.quantities[id] = 0;
    for (const { id, quantity } of options) assignment.quantities[id] = present(assignment.quantities[id]) + quantity;
    if (compiled.groups[search.from]?.kind === 'sequence' && options.length > 0)
      assignment.sequences[search.from] = options.map(({ id }) => id);
    return {
      source: sourceOf(search, side),
      assignment,
      cursor,
      chosen: '',
      undecided: search.isRough === true ? search.from : null,
    };
  };
  const left = readingOf(0);
  const right = readingOf(1);
  const lefts = movesFrom(left.source, left.assignment, left.cursor);
  const rights = movesFrom(right.source, right.assignment, right.cursor);
  const isSymmetric = search.separators[0] === search.separators[1];
  for (const [at, one] of lefts.entries()) {
    for (const [other, two] of [...rights, ...longerMoves(right.source, right.cursor, one)].entries()) {
      if (isSymmetric && other <= at) continue;
      if (!one.text.startsWith(two.text) && !two.text.startsWith(one.text)) continue;
      if (!spend(search.budget)) return null;
      const undoLeft = take(search, left, one);
      const undoRight = take(search, right, two);
      const leader = one.text.length >= two.text.length ? 0 : 1;
      const ahead = leader === 0 ? one.text.slice(two.text.length) : two.text.slice(one.text.length);
      const found = yield* follow(search, { readings: [left, right], ahead, leader, first, seen });
      undoRight();
      undoLeft();
      if (found !== null) return found;
    }
  }
  return null;
}

/** Makes a step and returns a function that takes it back. */
function take(search: PairSearch, reading: Reading, move: Move): () => void {
  const { option, quantity, value, typed, part: own, literal, decides, to } = move;
  const { assignment, cursor, chosen } = reading;
  const group = cursor.group;
  const was = option === null ? 0 : present(assignment.quantities[option.id]);
  const entries = present(assignment.sequences[group]);
  if (option !== null) {
    assignment.quantities[option.id] = quantity;
    if (reading.source.plan.compiled.groups[group]?.kind === 'sequence')
      assignment.sequences[group] = [...(entries ?? []), option.id];
  }
  assignment.texts[group] = typed ?? null;
  if (value !== null) assignment.values[group] = value;
  if (own !== undefined) assignment.parts[group] = own;
  if (decides !== null && decides !== reading.undecided) assignment.decided[decides] = true;
  if (literal) assignment.literals[group] = true;
  if (to.group > group) reading.chosen += choiceBehind(search, assignment, group);
  reading.cursor = to;
  return () => {
    reading.chosen = chosen;
    if (option !== null) assignment.quantities[option.id] = was;
    assignment.sequences[group] = entries;
    assignment.texts[group] = null;
    if (value !== null) assignment.values[group] = null;
    if (own !== undefined) assignment.parts[group] = null;
    if (decides !== null) assignment.decided[decides] = false;
    assignment.literals[group] = false;
    reading.cursor = cursor;
  };
}

/** Advances the shorter reading until both stand at the same place again. */
function* follow(search: PairSearch, pair: Pair): Pausable<AmbiguousPair | null> {
  if (isDeadEnd(search, pair) || !spend(search.budget)) return null;
  if (isPauseDue(search.budget)) yield;
  const [left, right] = pair.readings;
  const key = keyOf(search, pair);
  if (pair.seen.has(key)) return null;
  pair.seen.add(key);
  if (pair.ahead === '' && isMeeting(left.cursor, right.cursor)) {
    const found = search.isRough === true ? ROUGHLY : yield* completed(search, pair);
    if (found !== null || isAlikeForTheRest(search, pair)) return found;
  }
  const side = behind(pair);
  const reading = pair.readings[side];
  for (const move of movesFrom(reading.source, reading.assignment, reading.cursor, pair.ahead)) {
    const { text } = move;
    const isShort = pair.ahead.startsWith(text);
    if (!isShort && !text.startsWith(pair.ahead)) continue;
    const undo = take(search, reading, move);
    const found = !isRight(search, reading.assignment, move)
      ? null
      : yield* follow(search, {
          ...pair,
          ahead: isShort ? pair.ahead.slice(text.length) : text.slice(pair.ahead.length),
          leader: isShort ? pair.leader : side,
        });
    undo();
    if (found !== null) return found;
  }
  return null;
}

/** Whether a newly decided group agrees with the rules that depend only on groups decided since the readings parted. */
function isRight({ context, from, isRough }: PairSearch, assignment: Assignment, { decides }: Move): boolean {
  const { plan, compiled } = context;
  if (decides === null || (isRough === true && decides === from)) return true;
  const known = isRough === true ? from + 1 : from;
  const constraints = present(plan.groups[decides]).decides;
  return constraints.every((constraint) => {
    const isDecided =
      constraint.first >= known &&
      plan.groups.slice(constraint.first, constraint.last + 1).every(({ group }) => group.printed);
    return !isDecided || satisfies(compiled, constraint, assignment);
  });
}

/** One reading must still print something that the other can no longer print. */
function isDeadEnd({ printing }: PairSearch, { readings, ahead, leader }: Pair): boolean {
  return readings.some(({ cursor }, side) => {
    if (printing.may[cursor.group] === true) return false;
    if (ahead !== '') return side !== leader;
    const other = readings[side === 0 ? 1 : 0].cursor;
    return printing.must[other.any ? other.group + 1 : other.group] === true;
  });
}

/** The reading that printed less; of equals the one at the earlier group. */
function behind({ readings: [left, right], ahead, leader }: Pair): 0 | 1 {
  if (ahead !== '') return leader === 0 ? 1 : 0;
  const order = left.cursor.group - right.cursor.group || left.cursor.next - right.cursor.next;
  return order <= 0 ? 0 : 1;
}

function isMeeting(left: Cursor, right: Cursor): boolean {
  return left.group === right.group && !left.any && !right.any && left.first === right.first;
}

/** Chooses all other groups, so that both readings are complete and print the same. */
function* completed(search: PairSearch, { readings, first }: Pair): Pausable<AmbiguousPair | null> {
  const { compiled, plan } = search.context;
  let number: string | null = null;
  const choicesOf = (index: number): readonly GroupChoice[] => {
    const group = compiled.groups[index];
    const planned = plan.groups[index];
    if (group === undefined || planned === undefined) return [];
    const choices = choicesIn(compiled, group, (option) => planned.mentioned.includes(option));
    return first && index < search.from && group.printed ? choices.filter(isBlank) : choices;
  };
  const accepts = ([one, two]: readonly State[]): boolean => {
    number = one === undefined || two === undefined ? null : sameNumber(search, one, two);
    return number !== null;
  };
  const assignments = readings.map(({ assignment }) => assignment);
  const order = variablesOf(search, readings);
  const states = yield* withShare(search.budget, STEPS_TO_COMPLETE, (budget) =>
    solve({ compiled, readings: assignments, order, choicesOf, complete: true, accepts }, budget),
  );
  return states === null || number === null ? null : { number, states };
}

function isBlank({ value, options }: GroupChoice): boolean {
  return value === null && options.every(([{ code }]) => code === '');
}

/** Groups neither reading decided: first those that rules after the parting look at. Unprinted ones may differ between the readings. */
function variablesOf({ context, from }: PairSearch, [left, right]: Pair['readings']): readonly Variable[] {
  const isOpen = (index: number): boolean =>
    [left, right].every(({ assignment }) => assignment.decided[index] !== true);
  const open = context.compiled.groups.filter(
    ({ index }) => isOpen(index) && context.plan.groups[index]?.matters === true,
  );
  const isAsked = ({ dependents }: CompiledGroup): boolean => dependents.some((index) => index >= from);
  const sorted = [...open.filter(isAsked), ...open.filter((group) => !isAsked(group))];
  return sorted.flatMap(({ index, printed }) =>
    printed ? [{ group: index, readings: [0, 1] }] : [0, 1].map((reading) => ({ group: index, readings: [reading] })),
  );
}

/** The number two complete, different selections both print in their forms, or null. */
function sameNumber({ context: { compiled }, separators }: PairSearch, one: State, two: State): string | null {
  const numbers = [one, two].map((state, side) => {
    const { itemNo, itemNoAlt } = printModelNumber(compiled, state);
    return separators[side] === OPTION_SEPARATOR ? itemNo : itemNoAlt;
  });
  if (numbers[0] === undefined || numbers[0] !== numbers[1]) return null;
  if (missingFrom(compiled, one).length + missingFrom(compiled, two).length > 0) return null;
  return isSame(comparable(compiled, one), comparable(compiled, two)) ? null : numbers[0];
}
