import { wiringDiagrams } from '@millrace/catalogue';
import { drawCircuit, svgOf } from '@millrace/circuits';
import { palettes } from '@millrace/pictures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type DrawingDependencies, drawingRoute } from '../drawings/drawing-route.ts';
import { refused } from '../problems/problem-error.ts';

const query = z.object({
  configurator: z.string().max(300).optional(),
  /** The share code of choices that are no number yet, or that their number does not print. */
  options: z.string().max(8000).optional(),
  'intrinsically-safe': z.enum(['true', 'false']).default('false'),
  /** The first, the second, … of a number that is wired in several ways. */
  diagram: z.coerce.number().int().min(1).max(20).default(1),
});

/** `/media/wiring/{slug}.svg?configurator={number}`: the wiring diagram of a number. */
export async function wiringRoutes(app: FastifyInstance, dependencies: DrawingDependencies): Promise<void> {
  drawingRoute(app, dependencies, {
    query,
    draw: (snapshot, family, { configurator, options, diagram, 'intrinsically-safe': safe }) => {
      const answered = wiringDiagrams(snapshot, { family, intrinsicallySafe: safe === 'true', configurator, options });
      if (!answered.ok) throw refused(answered.refusal.code, answered.refusal.message);
      const { title, circuits } = answered.answer;
      const circuit = circuits[diagram - 1];
      return circuit === undefined ? null : (typeset) => svgOf(drawCircuit(circuit, title), typeset, palettes);
    },
  });
}
