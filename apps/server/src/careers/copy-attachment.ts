import type { Settings } from '@millrace/contract';
import { type ApplicationMail, type Database, readApplication } from '@millrace/database';
import type { DocumentMaker, Layout } from '../documents/document-maker.ts';
import type { PaperBrand } from '../pdf/paper-brand.ts';
import { theSite } from '../work/asker.ts';
import type { Work } from '../work/work.ts';
import { type ApplicationSheet, applicationSheet } from './application-sheet.ts';

const LAYOUT: Layout<ApplicationSheet> = { module: new URL('./application-pdf.ts', import.meta.url) };

interface CopyOptions {
  database: Pick<Database, 'queries'>;
  settings(): Settings;
  /** The maker's faces and mark, for the sheet. */
  brand(): Promise<PaperBrand>;
  documents: Pick<DocumentMaker, 'make'>;
  work: Pick<Work, 'run'>;
}

/** The applicant's copy: made of the record when the mail is sent. */
export function copyAttachment({ database: { queries }, settings, brand, documents, work }: CopyOptions) {
  return {
    attach: async ({ applicationId }: ApplicationMail) => {
      const kept = await readApplication(queries, applicationId);
      // Deleted since: the mail is sent without an attachment.
      if (kept === undefined) return [];
      const sheet = applicationSheet(kept, settings(), await brand());
      // In turn with the documents of visitors: many applications at once hold up nobody's.
      const content = await work.run('documents', theSite, () => documents.make(LAYOUT, sheet));
      return [{ filename: 'application.pdf', contentType: 'application/pdf', content }];
    },
  };
}
