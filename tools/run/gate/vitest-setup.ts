import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { givenSeed } from './test-seed.ts';
import { watchErrors } from './watch-errors.ts';
import { watchPrototypes } from './watch-prototypes.ts';

/** In the gate properties try values by the seed of the run; a developer's own run tries others each time. */
const seed = givenSeed(process.env);
if (seed !== null) (await import('fast-check')).configureGlobal({ seed });

/** A test in which something was written to console.error fails. One that expects it replaces console.error itself. */
const errors = watchErrors(console);
beforeEach(errors.begin);
afterEach(errors.end);

/** React asks for `act` around what draws: in a document, where tests of hooks draw so. What draws a PDF, without a document, does not. */
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', 'document' in globalThis);

/**
 * Files with a document share its window. jsdom draws no more frame there once one was asked for, or the focus moved, while a test had put
 * the clock off: each file has frames of its own. Elements that a file leaves would be found by another that looks for one of their names.
 */
if ('document' in globalThis) {
  const { body } = globalThis.document as { body: { replaceChildren(): void } };
  afterAll(() => body.replaceChildren());
  const [later, never] = [setTimeout, clearTimeout];
  const frame = (draw: (time: number) => void): number =>
    later(() => draw(performance.now()), 16)[Symbol.toPrimitive]();
  Object.assign(globalThis, { requestAnimationFrame: frame, cancelAnimationFrame: (id: number) => never(id) });
}

/**
 * Vitest takes stand-ins of globals away before the next test, which may be of the next file. What stood there before may be of a clock that
 * was put off, and never runs.
 */
afterAll(() => void vi.unstubAllGlobals());

/** A file that adds to all arrays fails itself, rather than one after it in its process. */
afterAll(watchPrototypes);
