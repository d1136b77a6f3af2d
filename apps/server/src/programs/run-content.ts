import { wasPublishedBy } from '@millrace/database';
import pino from 'pino';
import type { Config } from '../config/read-config.ts';
import type { Said } from '../console/open-console.ts';
import { runAtTerminal } from '../console/run-at-terminal.ts';
import { contentChanger } from '../content/change-content.ts';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';
import { privateSettingsOf } from '../content/private-settings-of.ts';
import { demoProducer, producesNothing } from '../demo/demo-producer.ts';
import { DEMO_SOURCE } from '../demo/demo-source.ts';
import { openFileStore } from '../files/file-store.ts';
import { storedRoom } from '../limits/stored-room.ts';
import { keepDrawing } from '../media/uploads/keep-drawing.ts';
import { siteMediaOf } from '../site-file/site-media-of.ts';
import { nothingPublished } from './nothing-published.ts';
import { openContentCommand } from './open-content-command.ts';
import { importWithoutServer } from './open-imports.ts';

/** Does a command about content over its database, in the server where one runs. */
export const runContent = (words: readonly string[]): Promise<Said> =>
  runAtTerminal({
    name: 'content',
    words,
    open: (database, config) => async (asked) => {
      const log = pino({ level: 'warn' });
      const holder = contentHolder(databaseContent(database), log);
      await holder.refresh();
      const refusal = holder.current() === null ? nothingPublished(asked) : null;
      if (refusal !== null) return refusal;
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
  });

function filesOf({ storage }: Config): ReturnType<typeof openFileStore> {
  return openFileStore(storage);
}
