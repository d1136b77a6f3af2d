import { valueAt } from './numbers/number.ts';
import { groupAt, type State, selectedIn } from './state.ts';

export function isAnswered(state: State, at: number): boolean {
  if (at < 0) return false;
  if (groupAt(state, at).kind === 'number') return valueAt(state, at) !== null;
  return selectedIn(state, at).length > 0;
}

/** Pieces of all selected options; of a number 1 when answered. */
export function piecesIn(state: State, at: number): number {
  if (groupAt(state, at).kind === 'number') return isAnswered(state, at) ? 1 : 0;
  return selectedIn(state, at).reduce((pieces, { quantity }) => pieces + quantity, 0);
}
