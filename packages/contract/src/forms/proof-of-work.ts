import { z } from 'zod';
import type { ProofOfWork } from './bot-check.ts';

const hex = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:[0-9a-f]{2})+$/);

/** Work as it is handed out, and as it comes back in a token. */
export const proofOfWork = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().max(40),
    nonce: hex(64),
    salt: hex(64),
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: hex(64),
    keySignature: hex(128),
    expiresAt: z.int().positive(),
  }),
  signature: hex(128),
}) satisfies z.ZodType<ProofOfWork>;

/** A page's message for finished work, as base64 of JSON. */
export const workDone = z.strictObject({
  challenge: proofOfWork,
  solution: z.strictObject({ counter: z.int().nonnegative(), derivedKey: hex(128), time: z.number().optional() }),
});
