import type { Configurator, Selection, SelectionEntry } from '../../../data/configurator.ts';
import { missingIn } from '../completeness.ts';
import { emptySettled, settle } from '../settle.ts';
import { groupsOf, type State } from '../state.ts';
import { type Whole, wholeOf } from '../whole.ts';
import { type Form, type Reader, spellingsAt, writingsOf } from './spellings.ts';

/** Above so many selections to be tried, or steps to find them, nothing is said. */
const MOST_TRIES = 500;
const MOST_STEPS = 5_000;

/** The answers of the first groups, and the text that each of them prints. */
interface Way {
  answers: readonly SelectionEntry[][];
  parts: readonly string[];
  place: number;
}

class TooMany extends Error {}

/**
 * Every selection that prints the text, complete and settled: the text is cut in every way in which the groups could have printed it, and
 * each is settled. What is not printed is left unanswered, and a quantity that is not printed is `qty`. Null where there are too many to
 * try.
 */
export function readingsOf(
  configurator: Configurator,
  text: string,
  whole = wholeOf(configurator),
  isFormer = false,
): Selection[] | null {
  try {
    const states = [false, true].flatMap((isLabel) => statesOf(configurator, text, whole, { isLabel, isFormer }));
    return [...new Map(states.map(({ answers }) => [JSON.stringify(answers), answers])).values()];
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function statesOf(configurator: Configurator, text: string, whole: Whole, form: Form): State[] {
  const { prefix = '' } = configurator;
  if (!text.startsWith(prefix)) return [];
  let steps = 0;
  const read: Reader = {
    text,
    form,
    // A part is read in today's form.
    partStates: (part, inner) => statesOf(part, inner, whole, { ...form, isFormer: false }),
    step: () => {
      steps += 1;
      if (steps > MOST_STEPS) throw new TooMany();
    },
  };
  const ways = [...waysFrom(emptySettled(configurator, whole), read, { answers: [], parts: [], place: prefix.length })];
  if (ways.length > MOST_TRIES) throw new TooMany();
  return ways.flatMap((way) => settledAs(configurator, whole, way, form) ?? []);
}

/** Every way in which the groups from the next on could print the rest of the text. */
function* waysFrom(state: State, read: Reader, way: Way): Generator<Way> {
  read.step();
  const { answers, parts, place } = way;
  const group = groupsOf(state)[answers.length];
  if (group === undefined) {
    if (place === read.text.length) yield way;
    return;
  }
  const isFirst = parts.every((part) => part === '');
  const separator = group.separator ?? (isFirst ? '' : (state.configurator.groupSeparator ?? '-'));
  const from = read.text.startsWith(separator, place) ? place + separator.length : null;
  for (const { answer, part } of spellingsAt(state, answers.length, read, from)) {
    const end = part === '' || from === null ? place : from + part.length;
    yield* waysFrom(state, read, { answers: [...answers, answer], parts: [...parts, part], place: end });
  }
}

/** The state with these answers, if it is complete, stays as it is when it is settled, and prints what was read. */
function settledAs(configurator: Configurator, whole: Whole, { answers, parts }: Way, form: Form): State | null {
  const state = emptySettled(configurator, whole);
  state.answers = answers.map((answer) => [...answer]);
  settle(state);
  // Unprinted groups take what they are held to.
  const isRead = groupsOf(state).every(
    ({ printed }, at) =>
      printed === false ||
      (JSON.stringify(state.answers[at]) === JSON.stringify(answers[at]) &&
        writingsOf(state, at, form).includes(parts[at] ?? '')),
  );
  return isRead && missingIn(state).length === 0 ? state : null;
}
