import { svgOf } from '@millrace/pictures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { composedOf } from '../drawings/composed-of.ts';
import { type DrawingDependencies, drawingRoute } from '../drawings/drawing-route.ts';

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

/** `/media/picture/{slug}.svg?configurator={number}`: a number as it is built. */
export async function composedRoutes(app: FastifyInstance, dependencies: DrawingDependencies): Promise<void> {
  drawingRoute(app, dependencies, {
    query,
    draw: (snapshot, slug, { configurator, plain, 'intrinsically-safe': intrinsicallySafe }) => {
      const found = composedOf(snapshot, { slug, intrinsicallySafe, configurator });
      if (found === null) return null;
      const { title, composed } = found;
      const shown = plain ? { ...composed, balloons: [], measures: [], note: null, below: [] } : composed;
      return (typeset) => svgOf(shown, { title, typeset });
    },
  });
}
