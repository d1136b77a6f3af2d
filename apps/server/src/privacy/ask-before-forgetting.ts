import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { Said } from '../console/open-console.ts';
import { UNCONFIRMED } from './person-commands.ts';

/** Where a command waits to be confirmed and somebody sits at the terminal: has them type the address. Answers whether they did. */
export async function isConfirmed({ exitCode }: Said, [, email = '']: readonly string[]): Promise<boolean> {
  if (exitCode !== UNCONFIRMED || !stdin.isTTY) return false;
  const asking = createInterface({ input: stdin, output: stdout });
  const typed = await asking.question('Type the address to delete all of it now, or Enter to leave it: ');
  asking.close();
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
