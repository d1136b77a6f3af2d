import type { Configurator, DecimalAmount } from '@millrace/configurator';
import { z } from 'zod';

const ruleList = z.array(z.string().min(1).max(500)).max(50);
const amount: z.ZodType<DecimalAmount> = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01);

/** A number, the name of a number group, or a measure. */
const bound = z.union([z.number(), z.string().min(1).max(500)]);

const specText = z.string().min(1).max(1000).exactOptional();

const option = z.strictObject({
  code: z.string().max(40),
  formerCodes: z.array(z.string().min(1).max(40)).max(20).exactOptional(),
  name: z.string().max(200).exactOptional(),
  displayName: z.string().max(200).exactOptional(),
  groupName: z.string().max(100).exactOptional(),
  description: z.string().max(500).exactOptional(),
  altDescription: z.string().max(500).exactOptional(),
  specText,
  hideDescription: z.boolean().exactOptional(),
  price: amount.nullable().exactOptional(),
  prices: z.array(z.strictObject({ if: ruleList.exactOptional(), price: amount.nullable() })).exactOptional(),
  qty: z.int().exactOptional(),
  maxQty: z.int().exactOptional(),
  isQtyPrefix: z.boolean().exactOptional(),
  isQtySuffix: z.boolean().exactOptional(),
  isQtyReadonly: z.boolean().exactOptional(),
  selected: z.boolean().exactOptional(),
  isReadonly: z.boolean().exactOptional(),
  isEnabled: z.boolean().exactOptional(),
  isLast: z.boolean().exactOptional(),
  disableCodes: z.array(z.string()).exactOptional(),
  conditionalDisablePairs: z.record(z.string(), z.array(z.string())).exactOptional(),
  maxOverride: z.int().exactOptional(),
  overrideCodes: z.record(z.string(), z.int()).exactOptional(),
  neverDisabled: z.boolean().exactOptional(),
  enableIf: ruleList.exactOptional(),
  disableIf: ruleList.exactOptional(),
  selectIf: ruleList.exactOptional(),
  limits: z
    .array(z.strictObject({ if: ruleList.exactOptional(), max: bound }))
    .max(50)
    .exactOptional(),
  attributes: z.record(z.string(), z.union([z.number(), z.string().min(1).max(200)])).exactOptional(),
  images: z.array(z.string()).exactOptional(),
  familyDescription: z.string().max(10_000).exactOptional(),
  moreInfo: z
    .strictObject({ Info: z.array(z.string()).exactOptional(), Videos: z.array(z.string()).exactOptional() })
    .exactOptional(),
});

const group = z.strictObject({
  name: z.string().min(1).max(100),
  hideName: z.boolean().exactOptional(),
  kind: z.enum(['choice', 'number', 'text', 'sequence', 'assembly']).exactOptional(),
  options: z.array(option).max(500).exactOptional(),
  multiselect: z.boolean().exactOptional(),
  maxSelect: z.int().nonnegative().exactOptional(),
  showIf: ruleList.exactOptional(),
  hideIf: ruleList.exactOptional(),
  isVisible: z.boolean().exactOptional(),
  optional: z.boolean().exactOptional(),
  whenHidden: z.string().max(40).exactOptional(),
  printed: z.boolean().exactOptional(),
  separator: z.string().max(10).exactOptional(),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  step: z.number().positive().exactOptional(),
  digits: z.int().min(1).max(12).exactOptional(),
  unit: z.string().max(20).exactOptional(),
  pricePerUnit: amount.exactOptional(),
  characters: z.string().min(1).max(500).exactOptional(),
  upperCase: z.boolean().exactOptional(),
  fill: z.string().min(1).max(40).exactOptional(),
  attributes: z.record(z.string(), z.number()).exactOptional(),
  limits: z
    .array(
      z.strictObject({
        if: ruleList.exactOptional(),
        of: z.string().min(1).max(100).exactOptional(),
        min: bound.exactOptional(),
        max: bound.exactOptional(),
      }),
    )
    .exactOptional(),
  optionSeparator: z.string().max(10).exactOptional(),
  anyOrder: z.boolean().exactOptional(),
  withOrder: z.boolean().exactOptional(),
  specText,
  part: z.string().min(1).max(100).exactOptional(),
  open: z.string().max(10).exactOptional(),
  close: z.string().max(10).exactOptional(),
  ratings: z
    .array(
      z.strictObject({
        of: z.string().min(1).max(100),
        better: z.enum(['more', 'less', 'same']),
        loss: z.string().min(1).max(100).exactOptional(),
      }),
    )
    .max(20)
    .exactOptional(),
});

const fact = z.strictObject({
  name: z.string().min(1).max(100),
  unit: z.string().max(20).exactOptional(),
  decimals: z.int().min(0).max(9).exactOptional(),
  printed: z.boolean().exactOptional(),
  specText,
  values: z
    .array(
      z.union([
        z.strictObject({ if: ruleList.exactOptional(), value: z.union([z.number(), z.string().min(1).max(200)]) }),
        z.strictObject({ if: ruleList.exactOptional(), measure: z.string().min(1).max(500) }),
      ]),
    )
    .max(100),
});

const table = z.strictObject({
  name: z.string().min(1).max(100),
  columns: z.array(z.string().min(1).max(100)).min(1).max(20),
  gives: z.array(z.string().min(1).max(100)).max(20).exactOptional(),
  per: z.string().min(1).max(100).exactOptional(),
  rows: z.array(z.array(z.union([z.string().max(2000), z.number(), z.null()])).max(40)).max(10_000),
});

/** A name and its values stand bare in rules. */
/** Of the name of a fact about who asks, and of its values. */
export const contextWord = z.string().min(1).max(40);

const contextFact = z.strictObject({
  name: contextWord,
  values: z.array(contextWord).min(1).max(50),
  default: contextWord.exactOptional(),
});

/** Both sides, or short: one old beginning and today's. */
const alias = z.union([
  z.strictObject({ from: z.string().min(1).max(200), to: z.string().min(1).max(200) }),
  z
    .record(z.string().min(1).max(200), z.string().max(200))
    .refine((short) => Object.keys(short).length === 1 && !('from' in short || 'to' in short)),
]);

/** A configurator as written by staff: unknown fields are refused, so that a misspelt rule is never silently ignored. */
const stated = z.strictObject({
  instructions: z.string().max(5000).exactOptional(),
  instructionImageUri: z.string().max(300).exactOptional(),
  privateLabel: z.boolean().exactOptional(),
  adderPrice: amount.exactOptional(),
  prefix: z.string().max(40).exactOptional(),
  groupSeparator: z.string().max(10).exactOptional(),
  optionSeparator: z.string().max(10).exactOptional(),
  requires: z
    .array(
      z.strictObject({
        if: ruleList.exactOptional(),
        then: ruleList,
        text: z.string().min(1).max(500).exactOptional(),
      }),
    )
    .exactOptional(),
  tables: z.array(table).max(50).exactOptional(),
  facts: z.array(fact).max(100).exactOptional(),
  context: z.array(contextFact).max(8).exactOptional(),
  get parts() {
    return z.record(z.string().min(1).max(100), stated).exactOptional();
  },
  aliases: z.array(alias).max(500).exactOptional(),
  catalogueOnly: z.boolean().exactOptional(),
  configGroups: z.array(group).max(100),
});

/** Inferred as the engine's own, immutable data, so that it passes between the two unchanged. */
export const configurator: z.ZodType<Configurator> = stated;

type Stated = z.infer<typeof stated>;
/** The compiler proves here that the schema and the engine's own statement of the data agree, both ways. @public */
export const statesTheSame: [
  Stated extends Configurator ? true : never,
  Mutable<Configurator> extends Stated ? true : never,
] = [true, true];
type Mutable<T> = T extends number ? T : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
