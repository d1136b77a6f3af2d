import { afterEach, beforeEach } from 'vitest';
import { givenSeed } from './test-seed.ts';
import { watchErrors } from './watch-errors.ts';

/** In the gate properties try values by the seed of the run; a developer's own run tries others each time. */
const seed = givenSeed(process.env);
if (seed !== null) (await import('fast-check')).configureGlobal({ seed });

/** A test in which something was written to console.error fails. One that expects it replaces console.error itself. */
const errors = watchErrors(console);
beforeEach(errors.begin);
afterEach(errors.end);

/** React asks for `act` around what draws: in a document, where tests of hooks draw so. What draws a PDF, without a document, does not. */
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', 'document' in globalThis);
