import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { leakedPassword, missingInPassword, PASSWORD_MAX } from '@millrace/contract';
import { generatePassword } from '../passwords/generate-password.ts';
import { isLeaked } from '../passwords/leaked-passwords.ts';

export interface ChosenPassword {
  password: string;
  /** It has to be shown: nobody has typed it. */
  isGenerated: boolean;
}

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
  /** Called when the person presses Ctrl-C. */
  interrupt(): void;
}

/** The exit code of a process that Ctrl-C has ended, as shells report it. */
const INTERRUPTED = 130;
const ownTerminal: Terminal = { input: stdin, output: stdout, interrupt: () => process.exit(INTERRUPTED) };

/** Asks for a new password twice without showing it. Generates one where nothing is typed or there is no terminal. */
export async function askPassword({ input, output, interrupt }: Terminal = ownTerminal): Promise<ChosenPassword> {
  if (input.isTTY !== true) return generated();
  // Node's line editor echoes typed text to its output, so it gets an output that drops everything.
  const lines = createInterface({ input, output: nowhere(), terminal: true, historySize: 0 });
  lines.on('SIGINT', interrupt);
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    output.write(question);
    const { value = '' } = await typed.next();
    output.write('\n');
    return value;
  };
  try {
    for (;;) {
      const password = await ask('New password (Enter alone: one is made): ');
      if (password === '') return generated();
      const fault = (await faultOf(password)) ?? ((await ask('Once more: ')) === password ? null : 'The two differ.');
      if (fault === null) return { password, isGenerated: false };
      output.write(`${fault}\n`);
    }
  } finally {
    lines.close();
  }
}

const generated = (): ChosenPassword => ({ password: generatePassword(), isGenerated: true });
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function faultOf(password: string): Promise<string | null> {
  const missing = missingInPassword(password);
  if (missing.length > 0) return `It must have ${missing.join(', ')}.`;
  if (await isLeaked(password)) return leakedPassword;
  return password.length > PASSWORD_MAX ? `It must have at most ${PASSWORD_MAX} characters.` : null;
}
