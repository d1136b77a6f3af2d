import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { givenSeed } from './test-seed.ts';

/** In the gate properties try values by the seed of the run; a developer's own run tries others each time. */
const seed = givenSeed(process.env);
if (seed !== null) (await import('fast-check')).configureGlobal({ seed });

/** A test in which something was written to console.error fails. One that expects it replaces console.error itself. */
const written: string[] = [];
const original = console.error;

beforeEach(() => {
  console.error = (...parts: unknown[]) => {
    written.push(format(...parts));
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  const found = written.splice(0);
  if (found.length > 0) throw new Error(`console.error was called in this test: ${found.join('\n')}`);
});

/** React asks for `act` around what draws: in a document, where tests of hooks draw so. What draws a PDF, without a document, does not. */
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', 'document' in globalThis);
