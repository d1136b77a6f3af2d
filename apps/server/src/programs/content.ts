import { readFile } from 'node:fs/promises';
import { listRedirectUses, newRowId } from '@millrace/database';
import pino from 'pino';
import { runAtTerminal, tell } from '../console/run-at-terminal.ts';
import { contentChanger } from '../content/change-content.ts';
import { contentCommand } from '../content/content-command.ts';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';

/** `npm run content`: rows of content at a terminal, also while the server runs, which may stand in another folder: a file is read here. */
const [verb = '', kind = '', ...words] = process.argv.slice(2);
const fileText = (path = ''): Promise<string> => readFile(path, 'utf8').catch(() => '');
const rest = verb === 'put' ? [await fileText(words[0])] : words;
const subject = verb === 'check-configurator' && kind !== '' ? await fileText(kind) : kind;
tell(
  await runAtTerminal({
    name: 'content',
    words: [verb, ...(kind === '' ? [] : [subject]), ...rest],
    open: (database) => async (asked) => {
      const holder = contentHolder(databaseContent(database), pino({ level: 'warn' }));
      await holder.refresh();
      return contentCommand({
        holder,
        change: contentChanger({ database, holder }),
        newId: () => newRowId(database.queries),
        redirectUses: () => listRedirectUses(database),
      })(asked);
    },
  }),
);
