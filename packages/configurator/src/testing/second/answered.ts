import { textAt } from './entries/text.ts';
import { valueAt } from './numbers/number.ts';
import { entriesAt, groupAt, type State, selectedIn } from './state.ts';

export function isAnswered(state: State, at: number): boolean {
  if (at < 0) return false;
  switch (groupAt(state, at).kind) {
    case 'number':
      return valueAt(state, at) !== null;
    case 'text':
      return textAt(state, at) !== null;
    case 'sequence':
      return entriesAt(state, at).length > 0;
    case 'assembly':
      return state.assemblyAt(state, at) !== null;
    default:
      return selectedIn(state, at).length > 0;
  }
}

/** Pieces of all selected options, entries of a sequence; of any other kind 1 when answered. */
export function piecesIn(state: State, at: number): number {
  const { kind = 'choice' } = groupAt(state, at);
  if (kind !== 'choice' && kind !== 'sequence') return isAnswered(state, at) ? 1 : 0;
  return selectedIn(state, at).reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/** Options selected, entries of a sequence; of any other kind 1 when answered. */
export function countIn(state: State, at: number): number {
  return (groupAt(state, at).kind ?? 'choice') === 'choice' ? selectedIn(state, at).length : piecesIn(state, at);
}
