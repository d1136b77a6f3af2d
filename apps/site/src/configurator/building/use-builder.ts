import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Builder } from './builder.ts';
import type { BuilderState } from './builder-state.ts';

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('There is no configurator around this part of the page.');
  return builder;
}

/**
 * Returns what `select` reads of a builder's state; the caller renders again only when that changes. `select` must not
 * make new objects. Whoever does not follow is not asked at a click: a thousand options would be.
 */
export function useBuilderState<T>(builder: Builder, select: (state: BuilderState) => T, follows = true): T {
  const read = () => select(builder.getState());
  return useSyncExternalStore(follows ? builder.subscribe : never, read, read);
}
const never = () => () => {};

export function useIsPointed(builder: Builder, group: string): boolean {
  const read = () => builder.getPointed() === group;
  return useSyncExternalStore(builder.subscribe, read, read);
}

/** Whether one of the groups is pointed at. */
export function useIsAnyPointed(builder: Builder, groups: readonly string[]): boolean {
  const read = () => groups.includes(builder.getPointed() ?? '');
  return useSyncExternalStore(builder.subscribe, read, read);
}

export function usePointed(builder: Builder): string | null {
  return useSyncExternalStore(builder.subscribe, builder.getPointed, builder.getPointed);
}
