import { z } from 'zod';
import { MEASUREMENT_LABEL_MAX, MEASUREMENT_WORDS_MAX } from '../constants.ts';

/** Analytics keeps this of a visit (specification 7): where and what, never who. Bounds keep a row within an index entry. */
export const MEASUREMENTS_IN_BATCH_MAX = 50;
export const MEASUREMENT_PATH_MAX = 500;
const VALUE_MAX = 1_000_000;

/** The names that the site reports. Any other is taken, and counted as `other`. */
export type MeasurementName =
  | 'page_view'
  | 'action'
  | 'doc_clicked'
  | 'question_opened'
  | 'custom_link_copied'
  | 'custom_model_downloaded';

/** A path as browsers send it, percent-encoded; of a query only the tab. Never one that holds a token. */
const path = z
  .string()
  .max(MEASUREMENT_PATH_MAX)
  .regex(/^\/[!"$-.0->@-~][!"$->@-~]*(?:\?tab=[\w%+-]{1,40})?$|^\/$/, 'must be a path without its query')
  .refine((value) => !/^\/reset(?:\/|$)/i.test(value), 'must not hold a token');
const printable = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not hold control characters');
const words = printable.max(MEASUREMENT_WORDS_MAX);

export const measurement = z.strictObject({
  path,
  /** `page_view` or an action, such as `doc_clicked`. */
  name: z
    .string()
    .max(MEASUREMENT_WORDS_MAX)
    .regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case letters, digits and underscores'),
  category: words.optional(),
  action: words.optional(),
  label: printable.max(MEASUREMENT_LABEL_MAX).optional(),
  value: z.int().min(0).max(VALUE_MAX).optional(),
});
export type Measurement = z.infer<typeof measurement>;

export const measurementBatch = z.strictObject({ events: z.array(measurement).min(1).max(MEASUREMENTS_IN_BATCH_MAX) });
export type MeasurementBatch = z.infer<typeof measurementBatch>;
