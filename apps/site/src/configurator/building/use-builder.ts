import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
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
 * make new objects.
 */
export function useBuilderState<T>(builder: Builder, select: (state: BuilderState) => T): T {
  const read = () => select(builder.getState());
  return useSyncExternalStore(builder.subscribe, read, read);
}

/**
 * The same for words that say why, which a click's own paint does not wait for: they follow once it is on the screen, or with the caller's
 * own next render. Whoever does not follow is not asked at all: a thousand options would be.
 */
export function useWordsOfState(builder: Builder, select: (state: BuilderState) => string, follows: boolean): string {
  const read = () => select(builder.getState());
  return useSyncExternalStore(follows ? builder.subscribeAfterPaint : never, read, read);
}
const never = () => () => {};

/**
 * Returns a builder's state as of the last paint of the plate; null without a builder. For what stands away from the click: the picture,
 * the sum, the summary, the ways out. They are rendered together, from one state, and give way to the next click.
 */
export function useStateAfterPaint<B extends Builder | null>(builder: B): B extends null ? null : BuilderState;
export function useStateAfterPaint(builder: Builder | null): BuilderState | null {
  const [seen, setSeen] = useState(() => seeNow(builder));
  useEffect(() => {
    if (builder === null) return;
    const follow = () =>
      startTransition(() =>
        setSeen((before) =>
          before.builder === builder && before.state === builder.getState() ? before : seeNow(builder),
        ),
      );
    follow();
    return builder.subscribeAfterPaint(follow);
  }, [builder]);
  return seen.builder === builder ? seen.state : (builder?.getState() ?? null);
}

const seeNow = (builder: Builder | null) => ({ builder, state: builder?.getState() ?? null });

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
