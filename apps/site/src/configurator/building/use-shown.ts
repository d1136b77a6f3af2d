import type { Evaluation } from '@millrace/configurator';
import { useSyncExternalStore } from 'react';
import type { Builder } from './builder.ts';
import { shownDescription, shownImages } from './builder-state.ts';

/** The text that replaces the family's description at the moment; null for none, or without a configurator. */
export function useShownDescription(builder: Builder | null): string | null {
  const read = () => (builder === null ? null : shownDescription(builder.configurator, builder.getState()));
  return useSyncExternalStore(builder?.subscribe ?? never, read, read);
}

/** File names that stand at the front of the gallery just now. */
export function useShownImages(builder: Builder | null): readonly string[] {
  const read = () => (builder === null ? NONE : shownImages(builder.configurator, builder.getState()));
  return useSyncExternalStore(builder?.subscribe ?? never, read, read);
}

/** The number and share code as they stand; null while nothing is chosen, or without a configurator. */
export function useNumber(builder: Builder | null): Evaluation | null {
  const read = () => (builder === null || builder.isUntouched() ? null : builder.getState().evaluation);
  return useSyncExternalStore(builder?.subscribe ?? never, read, read);
}

/** Whether anything is chosen. */
export function useIsBegun(builder: Builder | null): boolean {
  const read = () => builder?.isUntouched() === false;
  return useSyncExternalStore(builder?.subscribe ?? never, read, read);
}

/** Whether anything is chosen, and nothing is left to choose. */
export function useIsWhole(builder: Builder | null): boolean {
  const read = () => builder?.isUntouched() === false && builder.getState().evaluation.complete;
  return useSyncExternalStore(builder?.subscribe ?? never, read, read);
}

const NONE: readonly string[] = [];
const never = () => () => {};
