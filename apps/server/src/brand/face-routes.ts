import type { Snapshot } from '@millrace/catalogue';
import type { BrandSheet, Settings } from '@millrace/contract';
import { faceLicences } from '@millrace/look/face-licences';
import type { FastifyInstance } from 'fastify';
import { revisionCache } from '../bytes/revision-cache.ts';
import { IMMUTABLE, REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import { FACES, type MakerBrand } from './maker-brand.ts';

interface Dependencies {
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  brand: MakerBrand;
  /** Absent while developing. */
  brandSheet?: BrandSheet | undefined;
}

const WOFF2 = 'font/woff2';
const CSS = 'text/css; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const MAX_BYTES = 4 << 20;
const hide = { schema: { hide: true } };

/** The files of the maker's type faces, the licences of those that come with the program, and the maker's look as a sheet. */
export async function faceRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { snapshot, brand } = dependencies;
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  app.get<{ Params: { name: string } }>(`${FACES}/:name.woff2`, hide, async (request, reply) => {
    const name = `${request.params.name}.woff2`;
    const current = snapshot();
    const stored = await cache.get(current, name, async () => {
      const bytes = await brand.file(current, name);
      if (bytes === null) throw notFound(request.url);
      return storeBytes(WOFF2, bytes);
    });
    asPartOfPage(reply);
    return sendBytes(request, reply, stored, IMMUTABLE);
  });
  app.get(`${FACES}/licences.txt`, hide, async (request, reply) => {
    const stored = await cache.get(snapshot(), 'licences', async () =>
      storeBytes(TEXT, Buffer.from(await faceLicences())),
    );
    return sendBytes(request, reply, stored, REVALIDATE);
  });
  await brandSheetRoute(app, dependencies);
}

/** Documents that do not carry the look name this: those without a network, and those whose address may hold a token. */
export async function brandSheetRoute(
  app: FastifyInstance,
  { snapshot, settingsOf, brand, brandSheet = () => '' }: Dependencies,
): Promise<void> {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  app.get('/brand.css', hide, async (request, reply) => {
    const current = snapshot();
    const stored = await cache.get(current, 'sheet', async () =>
      storeBytes(CSS, Buffer.from(brandSheet(settingsOf(current), await brand.ofPages(current)))),
    );
    asPartOfPage(reply);
    return sendBytes(request, reply, stored, REVALIDATE);
  });
}
