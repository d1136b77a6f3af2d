import type { CompiledOption } from '../../compiled/compiled.ts';
import { hasAnswerIn, isSelectedIn } from '../../compiled/rule-state.ts';
import { present } from '../../data/present.ts';
import type { Assignment } from '../searching/assignment.ts';
import type { Pair, PairSearch } from './pair-state.ts';

/** Whether later rules see the same answers in both readings for the choices since they parted. */
export function isAlikeForTheRest(search: PairSearch, { readings: [left, right] }: Pair): boolean {
  const { plan, compiled } = search.context;
  const cut = plan.cuts[left.cursor.group];
  if (cut === undefined) return true;
  const holds = ({ quantities, values }: Assignment, index: number): boolean =>
    hasAnswerIn(values, index) ||
    compiled.groups[index]?.options.some(({ id }) => isSelectedIn(quantities, id)) === true;
  const [a, b] = [left.assignment, right.assignment];
  return (
    cut.ids.every((id) => isSelectedIn(a.quantities, id) === isSelectedIn(b.quantities, id)) &&
    cut.pieces.every((id) => a.quantities[id] === b.quantities[id]) &&
    cut.groups.every((index) => holds(a, index) === holds(b, index)) &&
    cut.values.every((index) => a.values[index] === b.values[index])
  );
}

/** Cursors, the text between them, and every choice made so far that any rule mentions, or that its group's limit still counts. */
export function keyOf(search: PairSearch, { readings, ahead, leader, first }: Pair): string {
  const parts = readings.map(({ cursor, assignment, chosen }) => {
    const options = search.context.plan.groups[cursor.group]?.group.options;
    const place = `${cursor.group}.${cursor.next}${cursor.any ? 'a' : ''}${cursor.printed ? 'p' : ''}${cursor.first ? 'f' : ''}`;
    return `${place}:${chosen}${choiceKey(search, assignment, cursor.group, options)}`;
  });
  return `${first ? 'f' : ''}${leader}${ahead}|${parts.join('|')}`;
}

/** The part of the key for a group that is left behind: of its options, rules see the mentioned ones. */
export const choiceBehind = (search: Pick<PairSearch, 'context'>, assignment: Assignment, group: number): string =>
  choiceKey(search, assignment, group, search.context.plan.groups[group]?.mentioned);

function choiceKey(
  { context: { compiled, plan } }: Pick<PairSearch, 'context'>,
  { quantities, values, decided, literals }: Assignment,
  index: number,
  telling: readonly CompiledOption[] = [],
): string {
  let key = '';
  const isSequence = compiled.groups[index]?.kind === 'sequence';
  for (const { id } of telling) {
    const quantity = present(quantities[id]);
    const isCounted = plan.groups[index]?.pieces.has(id) === true || isSequence;
    if (quantity > 0) key += isCounted ? `${id}*${quantity},` : `${id},`;
  }
  if (decided[index] === true) {
    const chosen = compiled.groups[index]?.options.some(({ id }) => isSelectedIn(quantities, id)) === true;
    key += literals[index] === true ? '~' : chosen ? '+' : '-';
  }
  if (hasAnswerIn(values, index)) key += `=${values[index]}`;
  return key;
}
