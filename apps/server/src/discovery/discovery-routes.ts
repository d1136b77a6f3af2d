import type { Snapshot } from '@millrace/catalogue';
import type { Settings } from '@millrace/contract';
import { accentsOf, paletteOf } from '@millrace/look/colours';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MakerBrand } from '../brand/maker-brand.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import type { Asker } from '../work/asker.ts';
import { storeElsewhere } from '../work/store-elsewhere.ts';
import type { Work } from '../work/work.ts';
import { icons } from './icons.ts';
import { robotsText } from './robots-text.ts';
import { sitemapPaths } from './sitemap-paths.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

export interface DiscoveryDependencies {
  publicUrl: string;
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  brand: Pick<MakerBrand, 'mark'>;
  work: Work;
}

const MAX_BYTES = 16 * (1 << 20);
const XML = 'application/xml; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const SVG = 'image/svg+xml';
const MARK = '/icon.svg';
const hide = { schema: { hide: true } };

/** Serves the files that search engines, browsers and phones ask for by well-known names. */
export async function discoveryRoutes(app: FastifyInstance, dependencies: DiscoveryDependencies): Promise<void> {
  const { publicUrl, snapshot, settingsOf, brand, work } = dependencies;
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });

  /** Made once per revision. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, contentType, make }: { name: string; contentType: string; make(snapshot: Snapshot): string },
  ): Promise<FastifyReply> => {
    const current = snapshot();
    const inTurn = (asker: Asker) =>
      work.run('answers', asker, ({ leave }) =>
        cache.get(current, name, async () =>
          storeElsewhere({ work, asker, leave }, contentType, Buffer.from(make(current))),
        ),
      );
    return sendBytes(request, reply, cache.kept(current, name) ?? (await inTurn(work.admit(request))), REVALIDATE);
  };

  app.get('/robots.txt', hide, (request, reply) =>
    send(request, reply, { name: 'robots', contentType: TEXT, make: () => robotsText(publicUrl) }),
  );
  app.get('/site.webmanifest', hide, (request, reply) =>
    send(request, reply, {
      name: 'manifest',
      contentType: MANIFEST,
      make: (current) => webManifest(settingsOf(current)),
    }),
  );

  const sitemap = (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const make = (current: Snapshot): string => {
      const addresses = sitemapPaths(current).map((path) => publicUrl + path);
      const { publishedAt } = current;
      const xml = sitemapXml(addresses, { origin: publicUrl, publishedAt }).get(name);
      if (xml === undefined) throw notFound(request.url);
      return xml;
    };
    return send(request, reply, { name, contentType: XML, make });
  };
  app.get('/sitemap.xml', hide, (request, reply) => sitemap(request, reply, 'sitemap.xml'));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+$).xml', hide, (request, reply) =>
    sitemap(request, reply, `sitemap-${request.params.part}.xml`),
  );

  /** Drawn once per revision. */
  const picture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    drawn: (current: Snapshot) => Promise<StoredBytes>,
  ): Promise<FastifyReply> => {
    const current = snapshot();
    const inTurn = () =>
      work.run('pictures', work.admit(request), () => cache.get(current, name, () => drawn(current)));
    return sendBytes(request, reply, cache.kept(current, name) ?? (await inTurn()), REVALIDATE);
  };
  app.get(MARK, hide, (request, reply) =>
    picture(request, reply, MARK, async (current) => storeBytes(SVG, await brand.mark(current))),
  );
  for (const icon of icons)
    app.get(icon.path, hide, (request, reply) =>
      picture(request, reply, icon.path, async (current) => {
        const { iconPicture } = await import('./icon-picture.ts');
        const contentType = icon.form === 'ico' ? 'image/x-icon' : 'image/png';
        const ground = paletteOf(accentsOf(settingsOf(current))).light.deep;
        return storeBytes(contentType, await iconPicture(await brand.mark(current), icon, ground));
      }),
    );
}
