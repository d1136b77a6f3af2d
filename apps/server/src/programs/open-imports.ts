import type { Database } from '@millrace/database';
import type { Said } from '../console/open-console.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { documentMaker } from '../documents/document-maker.ts';
import { draftRowsReader } from '../drafts/rows/draft-rows.ts';
import type { FileStore } from '../files/file-store.ts';
import { type AskedImport, importAtTerminal } from '../imports/import-at-terminal.ts';
import { importCommands } from '../imports/import-commands.ts';
import type { StoredRoom } from '../limits/stored-room.ts';
import { openMedia } from '../media/open-media.ts';
import { openWork } from '../work/work.ts';

interface Services {
  database: Database;
  holder: Pick<ContentHolder, 'current'>;
  files: FileStore;
  room: StoredRoom;
}

/** Imports sheets in a process of its own, where no server runs. */
export async function importWithoutServer(services: Services, asked: AskedImport): Promise<Said> {
  const { database, holder, files, room } = services;
  const work = openWork();
  const documents = documentMaker({ threads: 1 });
  // Files that the site would make for itself are not made here.
  const produce = async () => null;
  const { uploads, library, readers } = openMedia({
    database,
    holder,
    files,
    produce,
    room,
    work,
    documents,
    rights: { grant: (uri) => uri },
  });
  const imports = importCommands({
    drafts: { database, holder },
    checker: { rows: draftRowsReader(database.queries), hold: () => {} },
    snapshot: () => inForce(holder),
    files,
    uploads,
    room,
    library,
    work,
    readers,
    clock: () => new Date(),
  });
  try {
    return await importAtTerminal({ imports, drafts: { database, holder } }, asked);
  } finally {
    await imports.stop();
    await documents.close();
  }
}
