import { compile, type Snapshot } from '@millrace/catalogue';
import { demoContent } from '@millrace/demo-content';

/** The demo content, compiled. */
export function demoSnapshot(): Snapshot {
  const compiled = compile(demoContent(), { revision: 1 });
  if (!compiled.ok) throw new Error('The demo content does not compile.');
  return compiled.snapshot;
}
