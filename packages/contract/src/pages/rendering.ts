import type { ApiTransport } from '../calls/client.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageName } from './pages.ts';

/** The request to the site's server bundle: one page, rendered for an anonymous visitor. */
export interface PageRequest {
  /** Path and query of the address, e.g. `/family/tern?tab=Support`. */
  url: string;
  transport: ApiTransport;
  /** Origin for canonical and Open Graph addresses, without a trailing slash. */
  publicUrl: string;
  /** Prefix of media addresses: '/media' or a content delivery host. */
  mediaBase: string;
  /** Whether the not-found page of this page is kept. It is the same at every address, so it need not be rendered again. */
  hasNotFound?(name: PageName): boolean;
  /** The maker's own type faces; absent: those of the design. */
  faces?: BrandFaces;
}

/** A type face of a maker as documents carry it. */
export interface BrandFace {
  /** The `@font-face` rules of its files. */
  rules: string;
  /** Those of faces of the visitor's system, in its measures, until the files are there. */
  standIns: string;
  /** Addresses of the files that first screens need. */
  preloads: readonly string[];
}

/** The faces for text, and for numbers and codes; null: that of the design. */
export type BrandFaces = Readonly<Record<'text' | 'code', BrandFace | null>>;

/** The further permissions of a page in the content security policy, by directive: the hashes of its inline texts. */
export type PageSources = Readonly<Record<string, readonly string[]>>;

export type PageAnswer =
  | { kind: 'page'; status: 200 | 404 | 500; html: string; sources?: PageSources; notFoundOf?: PageName }
  /** The page that answered with this name as `notFoundOf` before; `hasNotFound` has said that it is kept. */
  | { kind: 'not-found'; of: PageName }
  | { kind: 'redirect'; status: 301 | 302; location: string };

/** Exported as `brandSheet` by the site's server bundle: the look of a maker as a style sheet, for documents that do not carry it. */
export type BrandSheet = (settings: Settings, faces?: BrandFaces) => string;

/** Exported as `render` by the site's server bundle. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** A page in short, without its markup. */
export interface PageSummary {
  /** As in the head of its document, without the name of the company. */
  title: string;
  /** Whether what its address names is there. */
  isFound: boolean;
}

/**
 * Exported as `read` by the site's server bundle: asks for all answers that a page is rendered from, and draws nothing. null: no page has
 * the address. Throws where an answer fails.
 */
export type ReadPage = (request: Pick<PageRequest, 'url' | 'transport'>) => Promise<PageSummary | null>;
