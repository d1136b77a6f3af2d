import { z } from 'zod';
import { cents, type WrittenModelNumber } from './fields.ts';

/** Most numbers in a list. */
export const KNOWN_NUMBERS_MAX = 2000;

const modelNumber: z.ZodType<WrittenModelNumber> = z.string().trim().min(1).max(200);

/** A number that its configurator has to read, with its list price where that is known; 0 is a price on request. */
const validNumber = z.object({ number: modelNumber, priceCents: cents.nullable() });
export type KnownNumber = z.infer<typeof validNumber>;

/** Numbers by which a configurator is tried at every compile (decision 260), as everybody reads them. */
export const knownNumbers = {
  /** Numbers that it has to read, complete. */
  validNumbers: z.array(validNumber).max(KNOWN_NUMBERS_MAX).default([]),
  /** Numbers that it must not make. */
  refusedNumbers: z.array(modelNumber).max(KNOWN_NUMBERS_MAX).default([]),
};
