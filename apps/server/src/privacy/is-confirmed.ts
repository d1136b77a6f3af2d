import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { Said } from '../console/open-console.ts';
import { UNCONFIRMED } from './person-commands.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Asks the person at the terminal to type the address where a command waits to be confirmed. Returns whether they did. */
export async function isConfirmed(
  { exitCode }: Said,
  [, email = '']: readonly string[],
  { input, output }: Terminal = { input: stdin, output: stdout },
): Promise<boolean> {
  if (exitCode !== UNCONFIRMED || input.isTTY !== true) return false;
  const asking = createInterface({ input, output });
  const ended = new Promise<string>((resolve) => asking.once('close', () => resolve('')));
  const typed = asking.question('Type the address to delete all of it now, or Enter to leave it: ');
  const answer = await Promise.race([typed, ended]);
  asking.close();
  return answer !== '' && answer.trim().toLowerCase() === email.trim().toLowerCase();
}
