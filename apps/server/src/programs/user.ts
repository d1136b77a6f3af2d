import { resolve } from 'node:path';
import { openPasswords } from '../accounts/passwords/passwords.ts';
import { askPassword } from '../accounts/terminal/ask-password.ts';
import { takesPassword } from '../accounts/terminal/user-command.ts';
import { runAtTerminal } from '../console/run-at-terminal.ts';
import { tell } from '../console/tell.ts';
import { openFileStore } from '../files/file-store.ts';
import { isConfirmed } from '../privacy/is-confirmed.ts';
import { openUserCommand } from './open-user-command.ts';

/**
 * `npm run user`: users at a terminal, also while the server runs. A password is asked or made here; only its hash goes on, as the first
 * word, where no argument can be. A folder goes on as seen from here: the server may run in another.
 */
const given = process.argv.slice(2);
const words = given.map((word, at) => (given[at - 1] === '--to' ? resolve(word) : word));
const chosen = takesPassword(words) ? await askPassword() : null;
const hash = chosen === null ? '' : await openPasswords().hash(chosen.password);
const run = (...more: string[]) =>
  runAtTerminal({
    name: 'user',
    words: [hash, ...words, ...more],
    open: (database, { storage }) => openUserCommand(database, () => openFileStore(storage)),
  });
const said = await run();
tell(said);
if (await isConfirmed(said, words)) tell(await run('--yes'));
if (said.exitCode === 0 && chosen?.isGenerated === true) console.log(`Password  ${chosen.password}`);
