import { stdin, stdout } from 'node:process';
import { missingInPassword, PASSWORD_MAX } from '@millrace/contract';
import { generatePassword } from '../passwords/generate-password.ts';
import { type TypedLine, typedLine } from './typed-line.ts';

export interface ChosenPassword {
  password: string;
  /** It has to be shown: nobody has typed it. */
  isGenerated: boolean;
}

/** Asks for a new password, twice and unseen; makes one where nothing is typed or nobody can. */
export async function askPassword(): Promise<ChosenPassword> {
  const askUnseen = unseen();
  const generated = { password: generatePassword(), isGenerated: true };
  if (!stdin.isTTY) return generated;
  for (;;) {
    const password = await askUnseen('New password (Enter alone: one is made): ');
    if (password === '') return generated;
    const fault = faultOf(password) ?? ((await askUnseen('Once more: ')) === password ? null : 'The two differ.');
    if (fault === null) return { password, isGenerated: false };
    stdout.write(`${fault}\n`);
  }
}

function faultOf(password: string): string | null {
  const missing = missingInPassword(password);
  if (missing.length > 0) return `It must have ${missing.join(', ')}.`;
  return password.length > PASSWORD_MAX ? `It must have at most ${PASSWORD_MAX} characters.` : null;
}

/** Asks at the terminal without showing what is typed; what is typed ahead answers the next question. */
function unseen(): (question: string) => Promise<string> {
  let ahead = '';
  return async (question) => {
    const line = typedLine();
    stdout.write(question);
    stdin.setRawMode(true);
    stdin.setEncoding('utf8');
    try {
      if (line.type(ahead) === 'going') await keysInto(line);
      ahead = line.rest();
      return line.text();
    } finally {
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
    }
  };
}

/** Until the line or the input ends. */
function keysInto(line: TypedLine): Promise<void> {
  return new Promise((resolve) => {
    const take = (text: Buffer | string) => {
      const state = line.type(String(text));
      if (state === 'interrupted') process.exit(INTERRUPTED);
      if (state === 'ended') stop();
    };
    const stop = () => {
      stdin.off('data', take).off('end', stop);
      resolve();
    };
    stdin.on('data', take).on('end', stop).resume();
  });
}

/** As a shell says of a process that Ctrl-C has ended. */
const INTERRUPTED = 130;
