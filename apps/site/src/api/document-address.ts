import type { FamilyDocument } from '@millrace/contract';

/** `type` of a document whose uri is absolute; all others lie below the media address (specification 2.12). */
const EXTERNAL_DOCUMENT = 5;

/** Whether a document lies on another site. */
export const isElsewhere = ({ type }: Pick<FamilyDocument, 'type'>): boolean => type === EXTERNAL_DOCUMENT;

/** The address at which a document opens. */
export function documentAddress(
  document: Pick<FamilyDocument, 'type' | 'uri'>,
  mediaUrl: (uri: string) => string,
): string {
  return isElsewhere(document) ? document.uri : mediaUrl(document.uri);
}
