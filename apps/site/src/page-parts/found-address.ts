import type { FoundItem } from '@millrace/contract';
import { familyPath } from '../addresses.ts';
import { documentAddress } from '../api/document-address.ts';

export type MediaUrl = (uri: string) => string;

/** The address of what was found: a page of the site, or a file. */
export function foundAddress(item: FoundItem, mediaUrl: MediaUrl): string {
  switch (item.kind) {
    case 'family':
      return familyPath(item);
    case 'model':
      return familyPath(item);
    case 'document':
      return documentAddress(item, mediaUrl);
    case 'question':
      return `/support/frequently-asked-questions#faq-${item.faq.id}`;
    case 'post':
      return `/blog/${encodeURIComponent(item.slug)}`;
    case 'job':
      return `/careers?job=${item.id}`;
    case 'page':
      return item.path;
  }
}
