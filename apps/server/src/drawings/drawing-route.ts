import type { Snapshot } from '@millrace/catalogue';
import type { Slug } from '@millrace/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { MakerBrand } from '../brand/maker-brand.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import type { wordsSetter } from '../pdf/set-words.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import { storeElsewhere } from '../work/store-elsewhere.ts';
import type { Work } from '../work/work.ts';

export interface DrawingDependencies {
  snapshot(): Snapshot;
  work: Work;
  brand: Pick<MakerBrand, 'faces'>;
}

/** A kind of drawing of a family's numbers. */
export interface DrawingRoute<Query extends z.ZodType> {
  query: Query;
  /** Returns the SVG of a number, or null where there is none; throws the catalogue's refusals. */
  draw(
    snapshot: Snapshot,
    slug: Slug,
    query: z.output<Query>,
  ): ((typeset: ReturnType<typeof wordsSetter>) => string) | null;
}

const MAX_BYTES = 8 * (1 << 20);
const SVG = 'image/svg+xml; charset=utf-8';
/** A drawing has its colours inside, and nothing that runs or loads. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** `/{slug}.svg?…`: a drawing that follows from a number, made when it is first asked for. */
export function drawingRoute<Query extends z.ZodType>(
  app: FastifyInstance,
  { snapshot, work, brand }: DrawingDependencies,
  { query, draw }: DrawingRoute<Query>,
): void {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  app.get<{ Params: { slug: Slug } }>('/:slug.svg', { schema: { hide: true } }, async (request, reply) => {
    const read = query.safeParse(request.query);
    if (!read.success) throw refused('bad-query', read.error.issues.map(({ message }) => message).join(' '));
    const slug = request.params.slug.toLowerCase();
    const current = snapshot();
    const key = JSON.stringify([slug, read.data]);
    const send = (bytes: StoredBytes) => {
      asPartOfPage(reply, PICTURE_POLICY);
      return sendBytes(request, reply, bytes, REVALIDATE);
    };
    const kept = cache.kept(current, key);
    if (kept !== undefined) return send(kept);
    const asker = work.admit(request);
    const make = (leave: () => void) => async (): Promise<StoredBytes> => {
      const drawing = draw(current, slug, read.data);
      if (drawing === null) throw notFound(request.url);
      // The type faces are loaded with the first drawing.
      const { wordsSetter } = await import('../pdf/set-words.ts');
      const typeset = wordsSetter(await brand.faces(current));
      return storeElsewhere({ work, asker, leave }, SVG, Buffer.from(drawing(typeset)));
    };
    // There are as many numbers as anybody makes up, and each drawing is made on this thread.
    const bytes = await work.run('answers', asker, ({ leave }) => cache.get(current, key, make(leave)));
    return send(bytes);
  });
}
