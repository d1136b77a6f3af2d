import type { DocumentType } from '@millrace/contract';
import type { DocumentDraft } from '../family-draft.ts';

type Further = Pick<DocumentDraft, 'supersedes' | 'isLive'>;

/** The sheets of one Support category: type, number, revision, date, name. */
export const sheetsOf =
  (category: string | null) =>
  (
    type: DocumentType,
    number: string,
    revision: string,
    revisedOn: string,
    name: string,
    further: Further = {},
  ): DocumentDraft => ({ type, number, revision, revisedOn, name, category, ...further });

/** A guide in the wiki, which has pages and no files. */
export const wikiGuide = (
  category: string | null,
  number: string,
  revisedOn: string,
  name: string,
  page: string,
): DocumentDraft => ({
  type: 'WSG',
  number,
  revision: '1',
  revisedOn,
  name,
  category,
  address: `https://wiki.millrace.example/start/${page}`,
});
