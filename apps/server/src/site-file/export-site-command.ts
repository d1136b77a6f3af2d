import type { Snapshot } from '@millrace/catalogue';
import type { StreamedFile } from '@millrace/contract';
import { inFileTurn } from '../exports/export-file.ts';
import { siteFile } from './write-site.ts';

interface Services {
  snapshot(): Snapshot;
  /** The bytes at an address below /media/; null: there are none. */
  media(path: string): Promise<Buffer | null>;
  clock(): Date;
}

/** Writes the whole site in force as one file. */
export const exportSiteCommand = ({ snapshot, media, clock }: Services) => ({
  officeExportSite: async (): Promise<StreamedFile> => ({
    name: 'site.zip',
    type: 'application/zip',
    chunks: inFileTurn(() => siteFile({ snapshot: snapshot(), media, at: clock() })),
  }),
});
