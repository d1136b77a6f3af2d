import { z } from 'zod';
import { id } from '../../content/fields.ts';
import { kindWord, rowVersion, typedRow } from '../row-answers.ts';

const name = z.string().max(200);
const path = z.array(z.union([z.string(), z.int().nonnegative()])).readonly();

/** A new name for a group or a table, code for an option, beginning of all numbers, or sign between the parts of groups. */
const rename = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('prefix'), from: name, to: name }),
  z.strictObject({ of: z.literal('group'), from: name, to: name }),
  z.strictObject({ of: z.literal('table'), from: name, to: name }),
  z.strictObject({ of: z.literal('code'), group: name, from: name, to: name }),
  /** `group`: the one with a separator of its own; null: that of the number. */
  z.strictObject({ of: z.literal('separator'), group: name.nullable(), from: name, to: name }),
]);

/** Rows with words that are written anew, of one call. */
const REWRITTEN_MAX = 2000;
/** Changes of one row that are shown; the others are counted. */
export const TOUCHES_SHOWN = 12;

export const renameBody = z.strictObject({
  draft: z.uuid().optional(),
  familyId: id,
  rename,
  /** Whether numbers as they were go on being read. */
  keepsReading: z.boolean(),
  /** Rows whose words may be written anew. */
  rewrites: z
    .array(z.strictObject({ kind: kindWord, id }))
    .max(REWRITTEN_MAX)
    .default([]),
});

const ofRow = { kind: kindWord, id, label: z.string() };

export const renamedRows = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** The rows that change: the fields to write, from the version that they were read in. */
    rows: z.array(
      z.object({
        ...ofRow,
        version: rowVersion,
        fields: typedRow,
        /** How many values change, and the first of them. */
        touched: z.int().positive(),
        touches: z.array(z.object({ path, before: z.unknown(), after: z.unknown() })),
      }),
    ),
    /** Numbers that are read no more, or as something else. */
    stops: z.array(z.object({ ...ofRow, path, number: z.string() })),
    /** Numbers in words that people wrote. */
    mentions: z.array(z.object({ ...ofRow, path, number: z.string(), now: z.string(), words: z.string() })),
    /** Numbers that go on being read by an alias of their own. */
    aliases: z.int().nonnegative(),
  }),
  z.object({
    ok: z.literal(false),
    /** `not-sound`: the schema refuses the row as it is typed. */
    refusal: z.object({
      code: z.enum([
        'not-sound',
        'unknown-family',
        'no-configurator',
        'unknown-group',
        'unknown-table',
        'unknown-code',
        'unknown-prefix',
        'unknown-separator',
        'blank-separator',
        'same-name',
        'blank-code',
        'reserved-name',
        'clash',
      ]),
      with: z.enum(['group', 'table', 'fact', 'code', 'former-code']).exactOptional(),
      name: z.string().exactOptional(),
      option: z.string().exactOptional(),
    }),
    /** The family of a customer that refuses. */
    where: z.object(ofRow).exactOptional(),
  }),
]);

export type RenameBody = z.input<typeof renameBody>;
export type RenamedRowsAnswer = z.infer<typeof renamedRows>;
