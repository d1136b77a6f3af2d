import pino from 'pino';
import { runAtTerminal } from '../console/run-at-terminal.ts';
import { tell } from '../console/tell.ts';
import { openFileStore } from '../files/file-store.ts';
import { retentionCommand } from '../retention/retention-command.ts';
import { runRetention } from '../retention/run-retention.ts';
import { retentionServices } from './open-retention.ts';

/** `npm run retention`: deletions that wait for a person, and the quarantine, also while the server runs. */
tell(
  await runAtTerminal({
    name: 'retention',
    words: process.argv.slice(2),
    open:
      (database, { storage }) =>
      async (words) => {
        const log = pino({ level: 'error' });
        const services = retentionServices({ database, files: await openFileStore(storage), log });
        return retentionCommand({ database, run: () => runRetention(services), clock: services.clock })(words);
      },
  }),
);
