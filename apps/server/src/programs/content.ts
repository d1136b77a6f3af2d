import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { wasPublishedBy } from '@millrace/database';
import pino from 'pino';
import { flagsOf } from '../accounts/terminal/flags-of.ts';
import type { Config } from '../config/read-config.ts';
import { runAtTerminal, tell } from '../console/run-at-terminal.ts';
import { contentChanger } from '../content/change-content.ts';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';
import { privateSettingsOf } from '../content/private-settings-of.ts';
import { demoProducer, producesNothing } from '../demo/demo-producer.ts';
import { DEMO_SOURCE } from '../demo/demo-source.ts';
import { openFileStore } from '../files/file-store.ts';
import { storedRoom } from '../limits/stored-room.ts';
import { keepDrawing } from '../media/uploads/keep-drawing.ts';
import { askMaker, MARK_FLAG, makerFlags } from '../new-maker/ask-maker.ts';
import type { TypedAnswers } from '../new-maker/new-maker-command.ts';
import { siteMediaOf } from '../site-file/site-media-of.ts';
import { openContentCommand } from './open-content-command.ts';
import { importWithoutServer } from './open-imports.ts';
import { readImportWords } from './read-import-words.ts';

/** `npm run content`: rows of content at a terminal, also while the server runs, which may stand in another folder: a file is read here. */
const given = process.argv.slice(2);
const words = await wordsToSend(given);
if (words !== null)
  tell(
    await runAtTerminal({
      name: 'content',
      words,
      open: (database, config) => async (asked) => {
        const log = pino({ level: 'warn' });
        const holder = contentHolder(databaseContent(database), log);
        await holder.refresh();
        const room = storedRoom({
          queries: database.queries,
          settings: () => privateSettingsOf(holder.current()),
          log,
        });
        return openContentCommand({
          site: config,
          database,
          holder,
          change: contentChanger({ database, holder }),
          keepDrawing: async (svg) => keepDrawing({ database, files: await filesOf(config), room }, svg),
          importSheets: async (sheets) =>
            importWithoutServer({ database, holder, files: await filesOf(config), room }, sheets),
          siteMedia: async () => {
            const isDemo = await wasPublishedBy(database, DEMO_SOURCE);
            const produce = isDemo ? demoProducer(holder.current) : producesNothing;
            return siteMediaOf({ database, holder, files: await filesOf(config), room, produce });
          },
        })(asked);
      },
    }),
  );

/** The words with the texts of files in place of their paths, and with answers; null: they are refused here. */
async function wordsToSend([verb = '', kind, ...rest]: readonly string[]): Promise<string[] | null> {
  const all = [verb, ...(kind === undefined ? [] : [kind]), ...rest];
  if (verb === 'put' && kind !== undefined) return [verb, kind, await textOf(rest[0])];
  if (verb === 'export' && kind !== undefined) return [verb, resolve(kind), ...rest];
  if (verb === 'import' && kind !== undefined && isSiteFile(kind, rest)) return ['import-site', resolve(kind), ...rest];
  if (verb === 'hand-over' && rest[0] !== undefined) return [verb, kind ?? '', resolve(rest[0]), ...rest.slice(1)];
  if (verb === 'import') {
    const read = await readImportWords(all.slice(1));
    if ('files' in read) return [verb, JSON.stringify(read)];
    tell({ lines: [...read], exitCode: 1 });
    return null;
  }
  if (verb === 'check-configurator' && kind !== undefined) return [verb, await textOf(kind)];
  if (verb !== 'new-maker') return all;
  const flags = flagsOf(all.slice(1), Object.fromEntries(makerFlags.map((flag) => [flag, 'value'])));
  if (flags === null) {
    tell({ lines: [`new-maker takes ${makerFlags.map((flag) => `--${flag}`).join(', ')}.`], exitCode: 1 });
    return null;
  }
  const { [MARK_FLAG]: path = '', ...answers } = await askMaker(flags);
  const mark = path === '' ? null : await textOf(path);
  if (mark === '') {
    tell({ lines: [`There is no drawing at ${path}.`], exitCode: 1 });
    return null;
  }
  const typed: TypedAnswers = { answers, mark };
  return [verb, JSON.stringify(typed)];
}

/** A ZIP alone is that of a whole site: pictures come beside a sheet. */
function isSiteFile(path: string, rest: readonly string[]): boolean {
  return /\.zip$/i.test(path) && rest.every((word) => word === '--replace');
}

function textOf(path = ''): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

function filesOf({ storage }: Config): ReturnType<typeof openFileStore> {
  return openFileStore(storage);
}
