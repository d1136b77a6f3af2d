import type { Settings } from '@millrace/contract';
import type { Site } from '../api/site-context.tsx';

/** The facts of a page for browsers, search engines and shared links. */
export interface Head {
  /** Without the company's name; absent: the company's name alone. */
  title?: string | undefined;
  description?: string | undefined;
  /** Path of the one address this page should be known by. */
  canonical?: string | undefined;
  /** The title of a shared link, where it says more than that of the page: the number before its family. */
  shareTitle?: string | undefined;
  /** The number that the page shows: who shares the link shows it as it is built. */
  number?: string | undefined;
  /** Keeps the page out of search engines. */
  hidden?: boolean | undefined;
}

/** One element of the document's head besides the title; `key` names the element that it replaces. */
export interface HeadTag {
  tag: 'meta' | 'link';
  key: string;
  attributes: Record<string, string>;
}

const DESCRIPTION_MAX = 160;

export function fullTitle(head: Head, settings: Settings): string {
  const company = settings['company.name'];
  return head.title === undefined ? company : `${head.title} | ${company}`;
}

/** The elements that say it, for server and browser alike; the server adds those of open-graph.ts. */
export function headTags(head: Head, settings: Settings, site: Site): HeadTag[] {
  const { canonical, hidden } = head;
  return [
    meta('name', 'description', descriptionOf(head, settings)),
    hidden ? meta('name', 'robots', 'noindex') : null,
    canonical === undefined
      ? null
      : ({
          tag: 'link',
          key: 'canonical',
          attributes: { rel: 'canonical', href: canonicalAddress(canonical, site) },
        } as const),
  ].filter((tag) => tag !== null);
}

export const descriptionOf = (head: Head, settings: Settings): string =>
  shortened(head.description || settings['home.headline']);

export const canonicalAddress = (canonical: string, { publicUrl }: Site): string => `${publicUrl}${canonical}`;

export const meta = (kind: 'name' | 'property', key: string, content: string): HeadTag => ({
  tag: 'meta',
  key,
  attributes: { [kind]: key, content },
});

export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address;

/** At most 160 characters, cut between words. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_MAX) return plain;
  const cut = plain.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[.,;:\s]+$/, '')}…`;
}
