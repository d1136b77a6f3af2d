import { evaluate, initialSelection, partConfigurator, type Selection } from '@millrace/configurator';
import { groupId } from '../groups/group-id.ts';
import type { Builder } from './builder.ts';
import { type BuilderAction, type BuilderState, nextSelection } from './builder-state.ts';

const made = new WeakMap<Builder, Map<number, Builder>>();

/**
 * The builder of an assembly's part: all that it changes goes into the whole as one selection. The same object each time; null where the
 * group has no part.
 */
export function partBuilder(whole: Builder, index: number): Builder | null {
  const known = made.get(whole) ?? new Map<number, Builder>();
  made.set(whole, known);
  const builder = known.get(index) ?? createPart(whole, index);
  if (builder !== null) known.set(index, builder);
  return builder;
}

function createPart(whole: Builder, index: number): Builder | null {
  const group = whole.configurator.configGroups[index];
  const configurator = group?.kind === 'assembly' ? partConfigurator(whole.configurator, group) : null;
  if (group === undefined || configurator === null) return null;
  const start = evaluate(configurator, initialSelection(configurator));
  const startText = JSON.stringify(start.selection);
  let last: { of: BuilderState; own: BuilderState } | null = null;
  const getState = (): BuilderState => {
    const state = whole.getState();
    if (last?.of === state) return last.own;
    const evaluation = state.evaluation.groups[index]?.assembly ?? start;
    const { selection } = evaluation;
    const own = { ...state, selection, evaluation, described: null, pictured: null, notice: null };
    last = { of: state, own };
    return own;
  };
  /** A part that stands as it starts, with something to choose, is one that is not begun. */
  const begun = (selection: Selection): Selection | null =>
    !start.complete && JSON.stringify(selection) === startText ? null : selection;
  return {
    configurator,
    anchor: groupId(index, whole.anchor),
    getState,
    isUntouched: () => whole.getState().evaluation.groups[index]?.assembly === undefined,
    isWanted: () => {
      const state = whole.getState().evaluation.groups[index];
      return whole.isWanted() && (state?.assembly !== undefined || state?.optional === false);
    },
    dispatch: (action: BuilderAction) => {
      if (action.type === 'load' || action.type === 'in-catalogue') return;
      const selection = action.type === 'start-over' ? null : begun(nextSelection(configurator, getState(), action));
      whole.dispatch({ type: 'assembly', group: group.name, selection });
    },
    getPointed: () => null,
    point: () => {},
    subscribe: whole.subscribe,
    subscribeAfterPaint: whole.subscribeAfterPaint,
  };
}
