import { type ApplicationMail, type Database, readApplication } from '@millrace/database';
import { pdfMaker } from '../pdf/pdf-maker.ts';
import { type ApplicationSheet, applicationSheet, type SheetFacts } from './application-sheet.ts';

const LAYOUT = new URL('./application-pdf.ts', import.meta.url);

interface CopyOptions {
  database: Pick<Database, 'queries'>;
  facts(): SheetFacts;
}

/** The applicant's copy: made of the record when the mail is sent. */
export function copyAttachment({ database: { queries }, facts }: CopyOptions) {
  const pdfs = pdfMaker<ApplicationSheet>(LAYOUT);
  return {
    attach: async ({ applicationId }: ApplicationMail) => {
      const kept = await readApplication(queries, applicationId);
      // Deleted since: the mail is sent without an attachment.
      if (kept === undefined) return [];
      const content = await pdfs.make(applicationSheet(kept, facts()));
      return [{ filename: 'application.pdf', contentType: 'application/pdf', content }];
    },
    close: pdfs.close,
  };
}
