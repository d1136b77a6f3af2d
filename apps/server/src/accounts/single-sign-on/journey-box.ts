import { z } from 'zod';
import type { SecretBox } from '../factors/secret-box.ts';

/** A browser comes back from the provider within so long. */
export const JOURNEY_MINUTES = 10;

const kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  begunAt: z.number(),
  /** A hash of the invitation's link that is accepted by coming back. */
  invitation: z.string().nullable(),
  /** The session that shows its second factor again. */
  sessionId: z.string().nullable(),
});
export type KeptJourney = z.output<typeof kept>;

const OWNER = 'single sign-on';
const MINUTE_MS = 60_000;

/** Keeps a journey to the provider in the browser that makes it, encrypted: no other browser can end it, and nobody reads it. */
export const journeyBox = (box: SecretBox, clock: () => Date) => ({
  close: (journey: KeptJourney): string => box.close(JSON.stringify(journey), OWNER),
  /** null: there is none, or it began too long ago. */
  open: (closed: string | null): KeptJourney | null => {
    const text = closed === null ? null : box.open(closed, OWNER);
    const read = kept.safeParse(text === null ? null : JSON.parse(text));
    if (!read.success || clock().getTime() - read.data.begunAt > JOURNEY_MINUTES * MINUTE_MS) return null;
    return read.data;
  },
});
