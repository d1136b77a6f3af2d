import type { ApiTransport, PageSources, RenderPage } from '@millrace/contract';
import { revisionCache } from '../bytes/revision-cache.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import { normalAddress } from './page-address.ts';

export type DeliveredPage =
  | { kind: 'page'; status: number; bytes: StoredBytes; sources: PageSources }
  | { kind: 'redirect'; status: number; location: string };

export interface PageStore<Revision extends object> {
  /** The page, if it is rendered already. */
  kept(revision: Revision, url: string): DeliveredPage | undefined;
  /** The page, rendered at most once at a time. */
  get(revision: Revision, url: string): Promise<DeliveredPage>;
}

export interface PageStoreOptions<Revision> {
  render: RenderPage;
  /** The API, as a page rendered of this revision asks it. */
  transport(revision: Revision): ApiTransport;
  publicUrl: string;
  mediaBase: string;
  /** Off while developing: each request renders again. */
  keep: boolean;
}

const MB = 1 << 20;
/** Pages of what visitors type never push out those of the catalogue. */
const MAX_BYTES = { named: 64 * MB, typed: 12 * MB };
const HTML = 'text/html; charset=utf-8';

/** Pages rendered once per revision and normal address; only those with status 200 are kept. */
export function pageStore<Revision extends object>(options: PageStoreOptions<Revision>): PageStore<Revision> {
  const storeOf = (maxBytes: number) =>
    revisionCache<DeliveredPage>({
      maxBytes,
      sizeOf: (page) => (page.kind === 'page' ? sizeOf(page.bytes) : 0),
      keeps: (page) => options.keep && page.kind === 'page' && page.status === 200,
    });
  const stores = { named: storeOf(MAX_BYTES.named), typed: storeOf(MAX_BYTES.typed) };
  const storeFor = (typed: boolean) => (typed ? stores.typed : stores.named);

  const rendered = async (revision: Revision, url: string): Promise<DeliveredPage> => {
    const { render, transport, publicUrl, mediaBase } = options;
    const answer = await render({ url, transport: transport(revision), publicUrl, mediaBase });
    if (answer.kind === 'redirect') return answer;
    const { status, html, sources = {} } = answer;
    return { kind: 'page', status, bytes: await storeBytes(HTML, Buffer.from(html)), sources };
  };

  return {
    kept: (revision, asked) => {
      const { url, typed } = normalAddress(asked);
      return storeFor(typed).kept(revision, url);
    },
    get: (revision, asked) => {
      const { url, typed } = normalAddress(asked);
      return storeFor(typed).get(revision, url, () => rendered(revision, url));
    },
  };
}
