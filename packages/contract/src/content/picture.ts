import type { LayeredPicture } from '@millrace/pictures';
import { z } from 'zod';
import { id, position } from './fields.ts';

const words = z.string().trim().max(200);
const when = { when: z.array(z.string().min(1).max(500)).max(20).exactOptional() };
const length = z.number().min(1).max(10_000);
const point = z.tuple([z.number(), z.number()]);

/** Figures and groups without colours, links, styles or events of their own. Values hold no quote, bracket or colon. */
const ATTRIBUTE = String.raw`\s(?:class|d|x|y|width|height|cx|cy|r|rx|ry|points|transform)="[\w\s.,()+-]*"`;
const FIGURE = String.raw`<(?:path|rect|circle|ellipse|polygon|polyline)(?:${ATTRIBUTE})*\s?\/>`;
const ELEMENT = String.raw`${FIGURE}|<g(?:${ATTRIBUTE})*>|<\/g>|\s`;
const drawing = z
  .string()
  .max(100_000)
  .regex(
    new RegExp(`^(?:${ELEMENT})*$`),
    'elements g, path, rect, circle, ellipse, polygon and polyline with class, transform and their measures alone',
  );

const stated = z.strictObject({
  words: words.min(1),
  width: length,
  height: length,
  layers: z
    .array(
      z.strictObject({
        name: words.min(1),
        words,
        slot: words.min(1).exactOptional(),
        undecided: z.enum(['dashed', 'hidden']).exactOptional(),
        drawing,
        ...when,
      }),
    )
    .min(1)
    .max(200),
  balloons: z.array(z.strictObject({ group: words.min(1), at: point, ...when })).max(60),
  measures: z
    .array(
      z.strictObject({
        from: point,
        to: point,
        words: words.min(1),
        of: words.min(1).exactOptional(),
        along: z.number().min(0).max(1).exactOptional(),
        ...when,
      }),
    )
    .max(20),
  ...when,
});

/** Inferred as the composer's own, immutable data, so that it passes between the two unchanged. */
export const layeredPicture: z.ZodType<LayeredPicture> = stated;

/** One picture of a family, composed from the options of a number. */
export const contentPicture = z.object({ id, familyId: id, picture: layeredPicture, isLive: z.boolean(), position });
export type ContentPicture = z.infer<typeof contentPicture>;
