import type { Assignment } from '../searching/assignment.ts';
import type { Pair, PairSearch } from './pair-state.ts';

/** Whether later rules see the same answers in both readings for the choices since they parted. */
export function isAlikeForTheRest(search: PairSearch, { readings: [left, right] }: Pair): boolean {
  const { plan, compiled } = search.context;
  const cut = plan.cuts[left.cursor.group];
  if (cut === undefined) return true;
  const holds = ({ quantities, values }: Assignment, index: number): boolean =>
    (values[index] ?? null) !== null ||
    compiled.groups[index]?.options.some(({ id }) => (quantities[id] ?? 0) > 0) === true;
  const [a, b] = [left.assignment, right.assignment];
  return (
    cut.ids.every((id) => (a.quantities[id] ?? 0) > 0 === (b.quantities[id] ?? 0) > 0) &&
    cut.pieces.every((id) => a.quantities[id] === b.quantities[id]) &&
    cut.groups.every((index) => holds(a, index) === holds(b, index)) &&
    cut.values.every((index) => a.values[index] === b.values[index])
  );
}

/** Cursors, the text between them, and every choice made so far that any rule mentions, or that its group's limit still counts. */
export function keyOf(search: PairSearch, { readings, ahead, leader, first }: Pair): string {
  const parts = readings.map(({ cursor, assignment: { quantities, values, decided, literals } }) => {
    let key = `${cursor.group}.${cursor.next}${cursor.any ? 'a' : ''}${cursor.printed ? 'p' : ''}${cursor.first ? 'f' : ''}:`;
    for (let index = search.from; index <= cursor.group; index += 1) {
      const planned = search.context.plan.groups[index];
      const telling = index === cursor.group ? planned?.group.options : planned?.mentioned;
      for (const { id } of telling ?? []) {
        if ((quantities[id] ?? 0) > 0) key += planned?.pieces.has(id) === true ? `${id}*${quantities[id]},` : `${id},`;
      }
      const chosen =
        search.context.compiled.groups[index]?.options.some(({ id }) => (quantities[id] ?? 0) > 0) === true;
      key += decided[index] === true ? (literals[index] === true ? '~' : chosen ? '+' : '-') : '';
      if ((values[index] ?? null) !== null) key += `=${values[index]}`;
    }
    return key;
  });
  return `${first ? 'f' : ''}${leader}${ahead}|${parts.join('|')}`;
}
