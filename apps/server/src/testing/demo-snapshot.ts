import { compile, type Snapshot } from '@millrace/catalogue';
import { demoContent } from '@millrace/demo-content';

let compiled: Snapshot | undefined;

/** The compiled demo content: all tests of a process have the same one, as nothing changes a snapshot. */
export function demoSnapshot(): Snapshot {
  if (compiled !== undefined) return compiled;
  const made = compile(demoContent(), { revision: 1 });
  if (!made.ok) throw new Error('The demo content does not compile.');
  compiled = made.snapshot;
  return compiled;
}
