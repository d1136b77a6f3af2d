import type { FieldPath, LintCode, LintFinding, Selection, SelectionEntry } from '@millrace/configurator';
import { z } from 'zod';
import { type ContentKind, contentKindNames } from '../content/index.ts';

/** One fault of the content, at its place. An error keeps content from being published; a warning is shown and goes with it. */
export interface Finding {
  severity: 'error' | 'warning';
  code: FindingCode;
  kind: ContentKind;
  /** Of the row. */
  id: number;
  /** To the field in the row; [] is the whole row. A field that the row leaves out is named where it would stand. */
  path: FieldPath;
  /** Other places of the row that take part, such as the option that has the same code. */
  also?: readonly FieldPath[];
  /** One sentence for the author. */
  message: string;
  witness?: Witness;
}

/** The proof of a finding in a configurator: a model number, one or two selections, the rule, or the members of a circle. */
export type Witness = NonNullable<LintFinding['witness']>;

export type FindingCode = (typeof rowCodes)[number] | LintCode;

const rowCodes = [
  'duplicate-id',
  'bad-event',
  'duplicate-slug',
  'unknown-parent',
  'category-cycle',
  'unknown-category',
  'unknown-target',
  'target-not-live',
  'tile-twice',
  'unreachable',
  'unknown-family',
  'unknown-document',
  'unknown-faq',
  'unknown-accessory',
  'unknown-replacement',
  'replacement-circle',
  'unknown-image',
  'video-id',
  'media-uri',
  'duplicate-media',
  'picture-twice',
  'duplicate-part-number',
  'duplicate-attribute',
  'too-many-attributes',
  'attribute-bounds',
  'attribute-choices',
  'unknown-attribute',
  'attribute-type',
  'attribute-choice',
  'attribute-precision',
  'attribute-out-of-bounds',
  'attribute-in-words',
  'no-configurator',
  'model-number-unreadable',
  'model-number-incomplete',
  'model-number-price',
  'duplicate-model-number',
  'known-number-twice',
  'known-number-refused',
  'known-number-price',
  'known-number-taken',
  'circuit',
  'circuit-rule',
  'picture',
  'picture-rule',
  'configurator-searched-in-part',
  'broken-link',
  'rich-text',
  'duplicate-redirect',
  'too-many-redirects',
  'redirect-hides-page',
  'redirect-loop',
  'duplicate-setting',
  'setting-type',
  'setting-value',
  'words-to-replace',
  'unknown-private-label-group',
  'unknown-customer',
  'customer-without-group',
  'duplicate-customer-family',
  'fact-of-the-account',
  'duplicate-fact',
  'unasked-fact',
  'unlisted-fact',
  /** Only of the rows that a draft changes: files may be put below /media/ at any time. */
  'missing-file',
  /** A value that the schema of its kind does not take. */
  'bad-value',
  /** A field that the kind does not have. */
  'unknown-field',
] as const;

export const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'error';

const fieldPath = z.array(z.union([z.string(), z.int().nonnegative()])).readonly();
const entry: z.ZodType<SelectionEntry> = z.lazy(() => z.union([z.number(), z.string(), selection]));
const selection: z.ZodType<Selection> = z.array(z.array(entry));

/**
 * A finding as calls answer it. Its code is any text here: the engine's codes are types alone.
 * @public
 */
export const finding = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  kind: z.enum(contentKindNames),
  id: z.int(),
  path: fieldPath,
  also: z.array(fieldPath).readonly().exactOptional(),
  message: z.string(),
  witness: z
    .object({
      selections: z.array(selection).readonly().exactOptional(),
      number: z.string().exactOptional(),
      path: z.array(z.string()).readonly().exactOptional(),
      rule: z.string().exactOptional(),
    })
    .exactOptional(),
});
