import type { Builder } from '../building/builder.ts';
import { partBuilder } from '../building/part-builder.ts';
import { nextGroup } from '../groups/group-hint.ts';
import { beginFolds, chooseIn, type Folds, foldAll, isUnfolded, toggleFold, unfold } from './folds.ts';

/** The folded and open groups of one configurator; the rows and headings listen to it. */
export interface Folding {
  isOpen: (group: string) => boolean;
  isAllOpen: () => boolean;
  /** The names of the open groups, as one text to compare. */
  openNames: () => string;
  toggle: (group: string) => void;
  open: (group: string) => void;
  chooseIn: (group: string) => void;
  foldAll: (all: boolean) => void;
  /** The groups of an assembly's part, by the place of its group; null where it has none. */
  partAt: (index: number) => Folding | null;
  subscribe: (listener: () => void) => () => void;
  /** Starts listening to the builder; returns a function that stops it. */
  start: () => () => void;
}

export function createFolding(builder: Builder, areAllOpen: boolean): Folding {
  const names = builder.configurator.configGroups.map(({ name }) => name);
  let folds = beginFolds(areAllOpen);
  const listeners = new Set<() => void>();
  const parts = new Map<number, Folding>();
  const change = (to: Folds): void => {
    if (to === folds) return;
    folds = to;
    for (const listener of listeners) listener();
  };
  const next = (): string | null => nextGroup(builder.getState().evaluation);
  return {
    isOpen: (group) => isUnfolded(folds, group, next()),
    isAllOpen: () => folds.all,
    openNames: () => {
      const asked = next();
      return names.filter((group) => isUnfolded(folds, group, asked)).join('\n');
    },
    toggle: (group) => change(toggleFold(folds, group, next())),
    open: (group) => change(unfold(folds, group)),
    chooseIn: (group) => change(chooseIn(folds, group)),
    foldAll: (all) => {
      change(foldAll(folds, all));
      for (const part of parts.values()) part.foldAll(all);
    },
    partAt: (index) => {
      const part = partBuilder(builder, index);
      const known = parts.get(index);
      if (part === null || known !== undefined) return known ?? null;
      const folding = createFolding(part, areAllOpen);
      parts.set(index, folding);
      return folding;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = builder.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    // Another number, or none: the page is as it was when it was opened.
    start: () => {
      let last = builder.getState();
      return builder.subscribe(() => {
        const now = builder.getState();
        const isOther = now.evaluation !== last.evaluation;
        const isBegun = now.changes === last.changes || now.before !== null || now.selection === last.before;
        last = now;
        if (isOther && isBegun) change(foldAll(folds, folds.all));
      });
    },
  };
}
