import { runAtTerminal } from '../console/run-at-terminal.ts';
import { tell } from '../console/tell.ts';
import { openMailsCommand } from '../mail/open-mail.ts';

/** `npm run mails`: the outbox at a terminal, also while the server runs. */
tell(
  await runAtTerminal({
    name: 'mails',
    words: process.argv.slice(2),
    open: (database, { publicUrl }) => openMailsCommand(database, publicUrl),
  }),
);
