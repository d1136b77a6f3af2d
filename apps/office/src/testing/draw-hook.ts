import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Draws a hook alone until the test ends, in a file of tests with `@vitest-environment jsdom`. `now` is its last result; `around` puts what
 * it needs around it.
 */
export function drawHook<T>(
  use: () => T,
  around: (drawn: ReactNode) => ReactNode = (drawn) => drawn,
): { now(): T; again(): void; leave(): void } {
  let last: { value: T } | undefined;
  const root = createRoot(document.createElement('div'));
  const again = (): void =>
    act(() => {
      root.render(
        around(
          createElement(Drawn<T>, {
            use,
            tell: (value) => {
              last = { value };
            },
          }),
        ),
      );
    });
  const leave = (): void => act(() => root.unmount());
  again();
  onTestFinished(leave);
  return {
    now() {
      if (last === undefined) throw new Error('The hook was not drawn.');
      return last.value;
    },
    again,
    leave,
  };
}

/**
 * Draws a hook once more with nothing changed. Returns the names of its results that are others all the same, and would draw anew whatever
 * has them.
 */
export function othersAgain({ now, again }: Pick<ReturnType<typeof drawHook<object>>, 'now' | 'again'>): string[] {
  const before = new Map(Object.entries(now()));
  again();
  return Object.entries(now()).flatMap(([name, one]) => (one === before.get(name) ? [] : [name]));
}

function Drawn<T>({ use, tell }: { use: () => T; tell(value: T): void }): null {
  tell(use());
  return null;
}

/**
 * Waits until it is true. What comes meanwhile is drawn whenever it comes, as in a browser: between two `act`s it would be an error, and a
 * slow machine has time between them.
 */
export async function waitDrawing(isTrue: () => boolean): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await vi.waitUntil(isTrue, { timeout: 30_000, interval: 2 });
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  }
}

/** Sends an event as a browser would, and waits until its effects are drawn. Returns whether others were kept from it. */
export function send(event: Event, to: EventTarget = globalThis): boolean {
  let isStopped = true;
  const goesOn = (): void => {
    isStopped = false;
  };
  addEventListener(event.type, goesOn);
  act(() => void to.dispatchEvent(event));
  removeEventListener(event.type, goesOn);
  return isStopped;
}
