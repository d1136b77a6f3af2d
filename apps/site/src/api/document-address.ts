import type { FamilyDocument } from '@millrace/contract';

/** `type` of a document whose uri is absolute; all others lie below the media address (specification 2.12). */
const EXTERNAL_DOCUMENT = 5;

/** Whether a document lies on a site of its own. */
export const isElsewhere = ({ type }: Pick<FamilyDocument, 'type'>): boolean => type === EXTERNAL_DOCUMENT;

/** Where a document is opened. */
export function documentAddress(
  document: Pick<FamilyDocument, 'type' | 'uri'>,
  mediaUrl: (uri: string) => string,
): string {
  return isElsewhere(document) ? document.uri : mediaUrl(document.uri);
}
