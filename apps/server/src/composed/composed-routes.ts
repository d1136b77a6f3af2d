import type { Snapshot } from '@millrace/catalogue';
import type { Slug } from '@millrace/contract';
import { svgOf } from '@millrace/pictures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import { storeElsewhere } from '../work/store-elsewhere.ts';
import type { Work } from '../work/work.ts';
import { composedOf } from './composed-of.ts';

export interface ComposedDependencies {
  snapshot(): Snapshot;
  work: Work;
}

const MAX_BYTES = 8 * (1 << 20);
const SVG = 'image/svg+xml; charset=utf-8';
/** The picture has its colours inside, and nothing that runs or loads. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');
const query = z.object({
  configurator: z.string().max(300).default(''),
  'intrinsically-safe': flag,
  /** Without balloons and dimensions, for where the picture is small. */
  plain: flag,
});

/** `/media/picture/{slug}.svg?configurator={number}`: a number as it is built, drawn when it is first asked for. */
export async function composedRoutes(app: FastifyInstance, { snapshot, work }: ComposedDependencies): Promise<void> {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  app.get<{ Params: { slug: Slug } }>('/:slug.svg', { schema: { hide: true } }, async (request, reply) => {
    const read = query.safeParse(request.query);
    if (!read.success) throw refused('bad-query', read.error.issues.map(({ message }) => message).join(' '));
    const { configurator, plain, 'intrinsically-safe': intrinsicallySafe } = read.data;
    const asked = { slug: request.params.slug.toLowerCase(), intrinsicallySafe, configurator };
    const current = snapshot();
    const key = JSON.stringify([asked, plain]);
    const send = (bytes: StoredBytes) => {
      asPartOfPage(reply, PICTURE_POLICY);
      return sendBytes(request, reply, bytes, REVALIDATE);
    };
    const kept = cache.kept(current, key);
    if (kept !== undefined) return send(kept);
    const asker = work.admit(request);
    const draw = (leave: () => void) => async (): Promise<StoredBytes> => {
      const found = composedOf(current, asked);
      if (found === null) throw notFound(request.url);
      const { title, composed } = found;
      const shown = plain ? { ...composed, balloons: [], measures: [] } : composed;
      // The type faces are loaded with the first picture.
      const { setWords } = await import('../pdf/set-words.ts');
      return storeElsewhere({ work, asker, leave }, SVG, Buffer.from(svgOf(shown, { title, typeset: setWords })));
    };
    // There are as many numbers as anybody makes up, and each picture is drawn on this thread.
    const bytes = await work.run('answers', asker, ({ leave }) => cache.get(current, key, draw(leave)));
    return send(bytes);
  });
}
