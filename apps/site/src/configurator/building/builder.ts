import { type Configurator, initialSelection } from '@millrace/configurator';
import { afterPaint } from '../../ui/timing/after-paint.ts';
import type { Preloaded } from '../address/preload.ts';
import { GROUP_ANCHOR } from '../groups/group-id.ts';
import { type BuilderAction, type BuilderState, beginBuilding, reduceBuilder } from './builder-state.ts';

/** One configurator being filled in. Parts of the page subscribe to what they show, so a click redraws nothing else. */
export interface Builder {
  readonly configurator: Configurator;
  /** The beginning of the anchors of its groups. */
  readonly anchor: string;
  getState: () => BuilderState;
  /** Nothing is chosen beyond what the configurator selects by itself. */
  isUntouched: () => boolean;
  /** Its open questions must be answered: not those of a part that may be left out and is. */
  isWanted: () => boolean;
  dispatch: (action: BuilderAction) => void;
  /** Group whose cell is pointed at or has the focus. */
  getPointed: () => string | null;
  point: (group: string | null) => void;
  subscribe: (listener: () => void) => () => void;
  /** Tells of changes of the choices once they are on the screen; of several in one frame at once. */
  subscribeAfterPaint: (listener: () => void) => () => void;
}

export function createBuilder(
  configurator: Configurator,
  catalogue: ReadonlySet<string>,
  loaded: Preloaded | null,
): Builder {
  let state = beginBuilding(configurator, catalogue, loaded ?? undefined);
  const untouched = JSON.stringify(initialSelection(configurator));
  /** The last selection and its answer: several parts of the page ask at each change. */
  let asked = { selection: state.selection, isUntouched: JSON.stringify(state.selection) === untouched };
  let pointed: string | null = null;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const listenersAfterPaint = new Set<() => void>();
  let callOff = (): void => {};
  const tellAfterPaint = (): void => {
    callOff();
    if (listenersAfterPaint.size === 0) return;
    callOff = afterPaint(() => {
      for (const listener of listenersAfterPaint) listener();
    });
  };
  return {
    configurator,
    anchor: GROUP_ANCHOR,
    getState: () => state,
    isUntouched: () => {
      const { selection } = state;
      if (asked.selection !== selection) asked = { selection, isUntouched: JSON.stringify(selection) === untouched };
      return asked.isUntouched;
    },
    isWanted: () => true,
    dispatch: (action) => {
      const next = reduceBuilder(configurator, state, action);
      if (next === state) return;
      state = next;
      tell();
      tellAfterPaint();
    },
    getPointed: () => pointed,
    point: (group) => {
      if (group === pointed) return;
      pointed = group;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeAfterPaint: (listener) => {
      listenersAfterPaint.add(listener);
      return () => listenersAfterPaint.delete(listener);
    },
  };
}
