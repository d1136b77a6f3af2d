import { askPassword } from './accounts/ask-password.ts';
import { openPasswords } from './accounts/passwords.ts';
import { takesPassword, userCommand } from './accounts/user-command.ts';
import { runAtTerminal, tell } from './console/run-at-terminal.ts';

/**
 * `npm run user`: users at a terminal, also while the server runs. A password is asked or made here; only its hash goes on, as the first
 * word, where no argument can be.
 */
const words = process.argv.slice(2);
const chosen = takesPassword(words) ? await askPassword() : null;
const hash = chosen === null ? '' : await openPasswords().hash(chosen.password);
const said = await runAtTerminal({ name: 'user', words: [hash, ...words], open: userCommand });
tell(said);
if (said.exitCode === 0 && chosen?.isGenerated === true) console.log(`Password  ${chosen.password}`);
