import type { ContentDocument } from '@millrace/contract/content';

/** Names that makers give to drawings of wiring. */
const NAMED = /\b(wiring|schematics?|circuit diagrams?|(control|installation|connection) (drawings?|diagrams?))\b/i;

/** The documents of a family that show its wiring, by their names: no kind of document stands for them. */
export const wiringDocuments = <Document extends Pick<ContentDocument, 'name'>>(
  documents: readonly Document[],
): Document[] => documents.filter(({ name }) => NAMED.test(name));
