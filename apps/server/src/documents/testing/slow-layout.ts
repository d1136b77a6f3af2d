import { appendFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Notes in a file when it begins and ends, for tests; returns the name. */
export async function makeDocument({ name, ms, notes }: SlowWork): Promise<Uint8Array> {
  await appendFile(notes, `${name} begins\n`);
  await wait(ms);
  await appendFile(notes, `${name} ends\n`);
  return new TextEncoder().encode(name);
}

export interface SlowWork {
  name: string;
  ms: number;
  notes: string;
}
