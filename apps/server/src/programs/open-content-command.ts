import { type Database, listRedirectUses, newRowId } from '@millrace/database';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import type { ChangeContent } from '../content/change-content.ts';
import { contentCommand } from '../content/content-command.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { type AskedImport, askedImport, IMPORT_USAGE } from '../imports/import-at-terminal.ts';
import { loadStarterContent } from '../new-maker/load-starter-content.ts';
import { NEW_MAKER_USAGE, newMaker } from '../new-maker/new-maker-command.ts';
import { SITE_FILE_USAGE, siteFileVerbs } from '../site-file/site-file-commands.ts';
import type { SiteMedia } from '../site-file/take-site.ts';
import { HAND_OVER_USAGE, handOverAtTerminal } from '../trade/hand-over-at-terminal.ts';

interface Services {
  /** Of the site, for files that are handed to distributors. */
  site: { publicUrl: string; mediaBase: string };
  database: Database;
  holder: Pick<ContentHolder, 'current' | 'refresh' | 'compile' | 'publish'>;
  change: ChangeContent;
  /** Keeps a drawing as the media library does. Returns its hash. */
  keepDrawing(svg: string): Promise<string>;
  /** Sheets into a draft. */
  importSheets(asked: AskedImport): Promise<Said>;
  /** Opened when a command asks for them. */
  siteMedia(): Promise<SiteMedia>;
}

/** `npm run content`, on an open database: rows of content, and the beginning of a maker. */
export function openContentCommand({
  site,
  database,
  holder,
  change,
  keepDrawing,
  importSheets,
  siteMedia,
}: Services): ConsoleCommand {
  const newId = (): Promise<number> => newRowId(database.queries);
  const begin = async (): Promise<void> => {
    await loadStarterContent({ database, say: () => {} });
    await holder.refresh();
  };
  const siteVerbs = async () => siteFileVerbs({ database, holder, ...(await siteMedia()), clock: () => new Date() });
  return contentCommand(
    { holder, change, newId, redirectUses: () => listRedirectUses(database) },
    {
      usage: [NEW_MAKER_USAGE, ...IMPORT_USAGE, ...SITE_FILE_USAGE, ...HAND_OVER_USAGE],
      verbs: {
        export: async (words) => (await siteVerbs()).export(words),
        'import-site': async (words) => (await siteVerbs()).import(words),
        'new-maker': async ([typed = '']) => newMaker({ begin, holder, change, newId, keepDrawing }, typed),
        'hand-over': handOverAtTerminal({ ...site, snapshot: () => inForce(holder), clock: () => new Date() }),
        import: async ([typed = '']) => importSheets(askedImport.parse(JSON.parse(typed))),
      },
    },
  );
}
