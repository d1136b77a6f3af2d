import { CARD_SIZE, cardUri, type Settings } from '@millrace/contract';
import { mediaUrl, type Site } from '../api/site-context.tsx';
import { absolute, canonicalAddress, descriptionOf, type Head, type HeadTag, meta } from './head.ts';

/**
 * The tags for shared links. Only their readers and search engines use them, and those ask the server: browsers carry
 * none of it.
 */
export function openGraphTags(head: Head, settings: Settings, site: Site): HeadTag[] {
  if (head.canonical === undefined || head.hidden) return [];
  const company = settings['company.name'];
  const description = descriptionOf(head, settings);
  const title = head.shareTitle ?? head.title ?? company;
  const number = head.number === undefined ? '' : `configurator=${encodeURIComponent(head.number)}`;
  const image = withQuery(absolute(mediaUrl(site.mediaBase, cardUri(head.canonical)), site.publicUrl), number);
  const alt = title === company ? company : `${title}, ${company}`;
  const properties: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:site_name': company,
    'og:type': head.canonical.startsWith('/blog/') ? 'article' : 'website',
    // Readers show what stands at this address, so it leads to the number.
    'og:url': withQuery(canonicalAddress(head.canonical, site), number),
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': alt,
  };
  const names: Record<string, string> = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': alt,
  };
  return [
    ...Object.entries(properties).map(([key, content]) => meta('property', key, content)),
    ...Object.entries(names).map(([key, content]) => meta('name', key, content)),
  ];
}

const withQuery = (address: string, query: string): string =>
  query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
