import type { CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import { hasAnswerIn, isSelectedIn } from '../../compiled/rule-state.ts';
import { present } from '../../data/present.ts';
import type { PlannedGroup } from '../../parsing/plan.ts';
import type { Assignment } from '../searching/assignment.ts';
import type { Pair, PairSearch } from './pair-state.ts';

/** Whether later rules see the same answers in both readings for the choices since they parted. */
export function isAlikeForTheRest(search: PairSearch, { readings: [left, right] }: Pair): boolean {
  const { plan, compiled } = search.context;
  const cut = present(plan.cuts[left.cursor.group]);
  const holds = ({ quantities, values }: Assignment, index: number): boolean =>
    hasAnswerIn(values, index) || holdsAny(present(compiled.groups[index]), quantities);
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
    const place = `${cursor.group}.${cursor.next}${cursor.any ? 'a' : ''}${cursor.printed ? 'p' : ''}${cursor.first ? 'f' : ''}`;
    const planned = search.context.plan.groups[cursor.group];
    // Past the last group nothing is left to choose.
    const within = planned === undefined ? '' : choiceKey(planned, assignment, planned.group.options);
    return `${place}:${chosen}${within}`;
  });
  return `${first ? 'f' : ''}${leader}${ahead}|${parts.join('|')}`;
}

/** The part of the key for a group that is left behind: of its options, rules see the mentioned ones. */
export function choiceBehind({ context }: Pick<PairSearch, 'context'>, assignment: Assignment, group: number): string {
  const planned = present(context.plan.groups[group]);
  return choiceKey(planned, assignment, planned.mentioned);
}

function choiceKey(
  { group, pieces }: PlannedGroup,
  { quantities, values, decided, literals }: Assignment,
  telling: readonly CompiledOption[],
): string {
  let key = '';
  const { index } = group;
  for (const { id } of telling) {
    const quantity = present(quantities[id]);
    const isCounted = group.kind === 'sequence' || pieces.has(id);
    if (quantity > 0) key += isCounted ? `${id}*${quantity},` : `${id},`;
  }
  if (decided[index] === true) key += literals[index] === true ? '~' : holdsAny(group, quantities) ? '+' : '-';
  if (hasAnswerIn(values, index)) key += `=${values[index]}`;
  return key;
}

const holdsAny = ({ options }: CompiledGroup, quantities: readonly number[]): boolean =>
  options.some(({ id }) => isSelectedIn(quantities, id));
