import type { ApiTransport, BrandFaces, PageName, PageSources, RenderPage } from '@millrace/contract';
import { revisionCache } from '../bytes/revision-cache.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import type { Asker } from '../work/asker.ts';
import { storeElsewhere } from '../work/store-elsewhere.ts';
import type { Work } from '../work/work.ts';
import { normalAddress } from './page-address.ts';

export type DeliveredPage =
  | { kind: 'page'; status: number; bytes: StoredBytes; sources: PageSources }
  | { kind: 'redirect'; status: number; location: string };

export interface PageStore<Revision extends object> {
  /** The page, if it is rendered already. */
  kept(revision: Revision, url: string): DeliveredPage | undefined;
  /** The page, rendered at most once at a time, when it is the asker's turn. */
  get(revision: Revision, url: string, asker: Asker): Promise<DeliveredPage>;
}

export interface PageStoreOptions<Revision> {
  render: RenderPage;
  work: Work;
  /** The API, as a page rendered of this revision asks it. */
  transport(revision: Revision): ApiTransport;
  /** The maker's own type faces of a revision; absent: pages have those of the design. */
  faces?(revision: Revision): Promise<BrandFaces>;
  publicUrl: string;
  mediaBase: string;
  /** Off while developing: each request renders again. */
  keep: boolean;
}

const MB = 1 << 20;
/** Pages of what visitors type never push out those of the catalogue. */
const MAX_BYTES = { named: 64 * MB, typed: 12 * MB, notFound: 6 * MB };
const HTML = 'text/html; charset=utf-8';

/**
 * Pages rendered once per revision and normal address; only those with status 200 are kept. The not-found page of each page is kept
 * once for all addresses.
 */
export function pageStore<Revision extends object>(options: PageStoreOptions<Revision>): PageStore<Revision> {
  const storeOf = (maxBytes: number) =>
    revisionCache<DeliveredPage>({
      maxBytes,
      sizeOf: sizeOfPage,
      keeps: (page) => options.keep && page.kind === 'page' && page.status === 200,
    });
  const stores = { named: storeOf(MAX_BYTES.named), typed: storeOf(MAX_BYTES.typed) };
  const notFound = revisionCache<DeliveredPage>({
    maxBytes: MAX_BYTES.notFound,
    sizeOf: sizeOfPage,
    keeps: () => options.keep,
  });
  const storeFor = (typed: boolean) => (typed ? stores.typed : stores.named);

  const rendered = async (revision: Revision, url: string, asker: Asker, leave: () => void): Promise<DeliveredPage> => {
    const { render, work, transport, publicUrl, mediaBase } = options;
    const keptNotFound = (name: PageName) => notFound.kept(revision, name);
    const answer = await render({
      url,
      transport: transport(revision),
      publicUrl,
      mediaBase,
      ...(options.faces === undefined ? {} : { faces: await options.faces(revision) }),
      hasNotFound: (name) => keptNotFound(name) !== undefined,
    });
    if (answer.kind === 'redirect') return answer;
    if (answer.kind === 'not-found') return keptNotFound(answer.of) ?? notThere(answer.of);
    const { status, html, sources = {} } = answer;
    const bytes = await storeElsewhere({ work, asker, leave }, HTML, Buffer.from(html));
    const page: DeliveredPage = { kind: 'page', status, bytes, sources };
    return answer.notFoundOf === undefined ? page : notFound.get(revision, answer.notFoundOf, async () => page);
  };

  return {
    kept: (revision, asked) => {
      const { url, typed } = normalAddress(asked);
      return storeFor(typed).kept(revision, url);
    },
    get: (revision, asked, asker) => {
      const { url, typed } = normalAddress(asked);
      return options.work.run('answers', asker, ({ leave }) =>
        storeFor(typed).get(revision, url, () => rendered(revision, url, asker, leave)),
      );
    },
  };
}

const sizeOfPage = (page: DeliveredPage): number => (page.kind === 'page' ? sizeOf(page.bytes) : 0);

function notThere(name: PageName): never {
  throw new Error(`The site named the not-found page of ${name}, which is not kept.`);
}
