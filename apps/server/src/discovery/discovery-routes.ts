import type { Snapshot } from '@millrace/catalogue';
import type { Settings } from '@millrace/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import { icons } from './icons.ts';
import { robotsText } from './robots-text.ts';
import { sitemapPaths } from './sitemap-paths.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

export interface DiscoveryDependencies {
  publicUrl: string;
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  /** The site's mark, an SVG; undefined where something else serves it. */
  mark(): Buffer | undefined;
  charge(request: FastifyRequest): Promise<void>;
}

const MAX_BYTES = 16 * (1 << 20);
const XML = 'application/xml; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const hide = { schema: { hide: true } };

/** Serves the files that search engines, browsers and phones ask for by well-known names. */
export async function discoveryRoutes(app: FastifyInstance, dependencies: DiscoveryDependencies): Promise<void> {
  const { publicUrl, snapshot, settingsOf, mark, charge } = dependencies;
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });

  /** Made once per revision. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: (snapshot: Snapshot) => Promise<StoredBytes>,
  ): Promise<FastifyReply> => {
    const current = snapshot();
    const kept = cache.kept(current, name);
    if (kept === undefined) await charge(request);
    return sendBytes(request, reply, kept ?? (await cache.get(current, name, () => make(current))), REVALIDATE);
  };

  app.get('/robots.txt', hide, (request, reply) =>
    send(request, reply, 'robots', () => storeBytes(TEXT, Buffer.from(robotsText(publicUrl)))),
  );
  app.get('/site.webmanifest', hide, (request, reply) =>
    send(request, reply, 'manifest', (current) => storeBytes(MANIFEST, Buffer.from(webManifest(settingsOf(current))))),
  );

  const sitemap = (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> =>
    send(request, reply, name, async (current) => {
      const addresses = sitemapPaths(current).map((path) => publicUrl + path);
      const { publishedAt } = current;
      const xml = sitemapXml(addresses, { origin: publicUrl, publishedAt }).get(name);
      if (xml === undefined) throw notFound(request.url);
      return storeBytes(XML, Buffer.from(xml));
    });
  app.get('/sitemap.xml', hide, (request, reply) => sitemap(request, reply, 'sitemap.xml'));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+$).xml', hide, (request, reply) =>
    sitemap(request, reply, `sitemap-${request.params.part}.xml`),
  );

  for (const icon of icons)
    app.get(icon.path, hide, async (request, reply) => {
      const drawing = mark();
      if (drawing === undefined) return reply.redirect('/icon.svg', 302);
      return send(request, reply, icon.path, async () => {
        const { iconPicture } = await import('./icon-picture.ts');
        const contentType = icon.form === 'ico' ? 'image/x-icon' : 'image/png';
        return storeBytes(contentType, await iconPicture(drawing, icon));
      });
    });
}
