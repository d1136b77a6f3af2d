import { type Snapshot, wiringDiagrams } from '@millrace/catalogue';
import { drawCircuit, svgOf } from '@millrace/circuits';
import type { Slug } from '@millrace/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import { notFound, refused } from '../problems/problem-error.ts';
import { asPartOfPage } from '../security/part-of-page.ts';
import { storeElsewhere } from '../work/store-elsewhere.ts';
import type { Work } from '../work/work.ts';

export interface WiringDependencies {
  snapshot(): Snapshot;
  work: Work;
}

const MAX_BYTES = 8 * (1 << 20);
const SVG = 'image/svg+xml; charset=utf-8';
/** The diagram has its colours inside, and nothing that runs or loads. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const query = z.object({
  configurator: z.string().max(300).optional(),
  /** The share code of choices that are no number yet, or that their number does not print. */
  options: z.string().max(8000).optional(),
  'intrinsically-safe': z.enum(['true', 'false']).default('false'),
  /** The first, the second, … of a number that is wired in several ways. */
  diagram: z.coerce.number().int().min(1).max(20).default(1),
});

/** `/media/wiring/{slug}.svg?configurator={number}`: the wiring diagram of a number, drawn when it is first asked for. */
export async function wiringRoutes(app: FastifyInstance, { snapshot, work }: WiringDependencies): Promise<void> {
  const cache = revisionCache<StoredBytes>({ maxBytes: MAX_BYTES, sizeOf });
  app.get<{ Params: { slug: Slug } }>('/:slug.svg', { schema: { hide: true } }, async (request, reply) => {
    const read = query.safeParse(request.query);
    if (!read.success) throw refused('bad-query', read.error.issues.map(({ message }) => message).join(' '));
    const { configurator, options, diagram, 'intrinsically-safe': safe } = read.data;
    const family = request.params.slug.toLowerCase();
    const asked = { family, intrinsicallySafe: safe === 'true', configurator, options };
    const current = snapshot();
    const key = JSON.stringify([asked, diagram]);
    const send = (bytes: StoredBytes) => {
      asPartOfPage(reply, PICTURE_POLICY);
      return sendBytes(request, reply, bytes, REVALIDATE);
    };
    const kept = cache.kept(current, key);
    if (kept !== undefined) return send(kept);
    const asker = work.admit(request);
    const draw = (leave: () => void) => async (): Promise<StoredBytes> => {
      const answered = wiringDiagrams(current, asked);
      if (!answered.ok) throw refused(answered.refusal.code, answered.refusal.message);
      const { title, circuits } = answered.answer;
      const circuit = circuits[diagram - 1];
      if (circuit === undefined) throw notFound(request.url);
      // The type faces are loaded with the first diagram.
      const { setWords } = await import('../pdf/set-words.ts');
      const drawn = Buffer.from(svgOf(drawCircuit(circuit, title), setWords));
      return storeElsewhere({ work, asker, leave }, SVG, drawn);
    };
    // There are as many numbers as anybody makes up, and each diagram is drawn on this thread.
    const bytes = await work.run('answers', asker, ({ leave }) => cache.get(current, key, draw(leave)));
    return send(bytes);
  });
}
