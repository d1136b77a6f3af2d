import { groupsOf, type State, selectedIn } from './state.ts';

/** The selected options' descriptions in order, with their number above 1. */
export function descriptionOf(state: State): string[] {
  return groupsOf(state).flatMap((_, at) => descriptionIn(state, at));
}

/** The lines of one group. */
export function descriptionIn(state: State, at: number): string[] {
  return selectedIn(state, at).flatMap(({ option, quantity }) => {
    if (option.hideDescription === true) return [];
    const text =
      state.configurator.privateLabel === true ? (option.altDescription ?? option.description) : option.description;
    if (text === undefined) return [];
    return [quantity > 1 ? `${quantity} × ${text}` : text];
  });
}

/** Base64url of the JSON list of lists. */
export function shareCode(state: State): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state.answers));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
