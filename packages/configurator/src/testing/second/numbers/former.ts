import { groupAt, groupsOf, type State, selectedIn } from '../state.ts';
import { combinations, orders } from './combinations.ts';
import { joined, labelSeparator, partOf, together, withQuantity } from './printing.ts';

/** Whether the text is what the selection would print with some codes as they once were, and in another order where any is taken. */
export function isWrittenOnce(state: State, text: string): boolean {
  const { optionSeparator = '|' } = state.configurator;
  return [optionSeparator, labelSeparator(state)].some((separator) => {
    const parts = groupsOf(state).map((_, at) => writings(state, at, separator).filter((part) => text.includes(part)));
    return combinations(parts).some((printed) => together(state, printed) === text);
  });
}

/** Every way to write a group's part. */
function writings(state: State, at: number, separator: string): string[] {
  const selected = selectedIn(state, at);
  const today = partOf(state, at, separator);
  if (today === '' && selected.every(({ option }) => option.formerCodes === undefined)) return [today];
  const group = groupAt(state, at);
  if (group.kind === 'number' || group.printed === false || state.visible[at] !== true) return [today];
  const spellings = selected.map(({ option, quantity }) =>
    [option.code, ...(option.formerCodes ?? [])].map((code) => withQuantity(option, code, quantity)),
  );
  const written = [...combinations(spellings)].flatMap((codes) =>
    group.anyOrder === true ? [...orders(codes)] : [codes],
  );
  return [...new Set(written.map((codes) => joined(codes, separator)))];
}
