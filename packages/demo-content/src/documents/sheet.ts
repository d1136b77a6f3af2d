import type { DocumentType } from '@millrace/contract';
import type { WrittenDocument } from '../written-family.ts';

type Further = Pick<WrittenDocument, 'supersedes' | 'isLive'>;

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
  ): WrittenDocument => ({ type, number, revision, revisedOn, name, category, ...further });

/** A guide in the wiki, which has pages and no files. */
export const wikiGuide = (
  category: string | null,
  number: string,
  revisedOn: string,
  name: string,
  page: string,
): WrittenDocument => ({
  type: 'WSG',
  number,
  revision: '1',
  revisedOn,
  name,
  category,
  address: `https://wiki.millrace.example/start/${page}`,
});
