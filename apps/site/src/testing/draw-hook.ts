import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

interface Hook<T> {
  use(): T;
  /** Draws something with the result of the hook. */
  beside(made: T): ReactNode;
  made: T[];
}

/**
 * Draws a hook in the document until the test ends, in a file with `@vitest-environment jsdom`. `now` is its last result; `around` puts
 * what the hook reads around it.
 */
export function drawHook<T>(
  use: () => T,
  beside: (made: T) => ReactNode = () => null,
  around: (drawn: ReactNode) => ReactNode = (drawn) => drawn,
): { now(): T; again(): void; leave(): void } {
  const made: T[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const again = (): void => act(() => root.render(around(createElement(Drawn<T>, { use, beside, made }))));
  const leave = (): void => act(() => root.unmount());
  again();
  onTestFinished(() => {
    leave();
    place.remove();
  });
  return { now: () => made.at(-1) as T, again, leave };
}

function Drawn<T>({ use, beside, made }: Hook<T>): ReactNode {
  const result = use();
  made.push(result);
  return beside(result);
}
