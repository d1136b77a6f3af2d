import { type ApplicationMail, type Database, readApplication } from '@millrace/database';
import type { DocumentMaker, Layout } from '../documents/document-maker.ts';
import { type ApplicationSheet, applicationSheet, type SheetFacts } from './application-sheet.ts';

const LAYOUT: Layout<ApplicationSheet> = { module: new URL('./application-pdf.ts', import.meta.url) };

interface CopyOptions {
  database: Pick<Database, 'queries'>;
  facts(): SheetFacts;
  documents: Pick<DocumentMaker, 'make'>;
}

/** The applicant's copy: made of the record when the mail is sent. */
export function copyAttachment({ database: { queries }, facts, documents }: CopyOptions) {
  return {
    attach: async ({ applicationId }: ApplicationMail) => {
      const kept = await readApplication(queries, applicationId);
      // Deleted since: the mail is sent without an attachment.
      if (kept === undefined) return [];
      const content = await documents.make(LAYOUT, applicationSheet(kept, facts()));
      return [{ filename: 'application.pdf', contentType: 'application/pdf', content }];
    },
  };
}
