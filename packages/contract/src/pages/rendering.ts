import type { ApiTransport } from '../calls/client.ts';

/** What the site's server bundle is asked: one page, rendered for an anonymous visitor. */
export interface PageRequest {
  /** Path and query of the address, e.g. `/family/tern?tab=Support`. */
  url: string;
  transport: ApiTransport;
  /** Origin for canonical and Open Graph addresses, without a trailing slash. */
  publicUrl: string;
  /** Prefix of media addresses: '/media' or a content delivery host. */
  mediaBase: string;
}

/** What the content security policy has to allow a page besides, by directive: the hashes of what stands in it. */
export type PageSources = Readonly<Record<string, readonly string[]>>;

export type PageAnswer =
  | { kind: 'page'; status: 200 | 404 | 500; html: string; sources?: PageSources }
  | { kind: 'redirect'; status: 301 | 302; location: string };

/** Exported as `render` by the site's server bundle. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
