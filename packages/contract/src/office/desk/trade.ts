import { z } from 'zod';

/** The files that a catalogue is handed over as. */
export const tradeFormats = ['bmecat', 'etim-xchange'] as const;
export type TradeFormat = (typeof tradeFormats)[number];

export const tradeQuery = z.object({
  format: z.enum(tradeFormats),
  /** For whom the file is made; empty: for everybody. */
  buyer: z.string().trim().max(50).default(''),
  /** With prices a file has only the products that have one. */
  prices: z.enum(['true', 'false']).default('true'),
});

const tradeFindingCodes = [
  'no-price',
  'number-too-long',
  'no-class',
  'no-features',
  'features-in-words',
  'converted',
  'no-gln',
] as const;

/** The verdict on a file of the content in force: what it would hold, and what it would lack. */
export const tradeVerdict = z.object({
  products: z.int(),
  findings: z.array(
    z.object({
      code: z.enum(tradeFindingCodes),
      /** A sentence. */
      words: z.string(),
      /** Some of the rows that it is about. */
      rows: z.array(z.object({ kind: z.enum(['families', 'products', 'attributes']), id: z.int(), name: z.string() })),
    }),
  ),
});
export type TradeVerdict = z.output<typeof tradeVerdict>;
export type TradeFinding = TradeVerdict['findings'][number];
