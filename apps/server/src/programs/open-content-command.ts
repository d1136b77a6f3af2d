import { type Database, listRedirectUses, newRowId } from '@millrace/database';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import type { ChangeContent } from '../content/change-content.ts';
import { contentCommand } from '../content/content-command.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { type AskedImport, askedImport, IMPORT_USAGE } from '../imports/import-at-terminal.ts';
import { loadStarterContent } from '../new-maker/load-starter-content.ts';
import { NEW_MAKER_USAGE, newMaker } from '../new-maker/new-maker-command.ts';

interface Services {
  database: Database;
  holder: Pick<ContentHolder, 'current' | 'refresh'>;
  change: ChangeContent;
  /** Keeps a drawing as the media library does. Returns its hash. */
  keepDrawing(svg: string): Promise<string>;
  /** Sheets into a draft. */
  importSheets(asked: AskedImport): Promise<Said>;
}

/** `npm run content`, on an open database: rows of content, and the beginning of a maker. */
export function openContentCommand({ database, holder, change, keepDrawing, importSheets }: Services): ConsoleCommand {
  const newId = (): Promise<number> => newRowId(database.queries);
  const begin = async (): Promise<void> => {
    await loadStarterContent({ database, say: () => {} });
    await holder.refresh();
  };
  return contentCommand(
    { holder, change, newId, redirectUses: () => listRedirectUses(database) },
    {
      usage: [NEW_MAKER_USAGE, ...IMPORT_USAGE],
      verbs: {
        'new-maker': async ([typed = '']) => newMaker({ begin, holder, change, newId, keepDrawing }, typed),
        import: async ([typed = '']) => importSheets(askedImport.parse(JSON.parse(typed))),
      },
    },
  );
}
