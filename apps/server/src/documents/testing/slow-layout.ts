import { appendFile, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Notes in a file when it begins and ends, for tests; it goes on when a file stands at `until`. Returns the name. */
export async function makeDocument({ name, until, notes }: SlowWork): Promise<Uint8Array> {
  await appendFile(notes, `${name} begins\n`);
  while (!(await stands(until))) await wait(5);
  await appendFile(notes, `${name} ends\n`);
  return new TextEncoder().encode(name);
}

const stands = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export interface SlowWork {
  name: string;
  until: string;
  notes: string;
}
