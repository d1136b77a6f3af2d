import type { Call } from './calls.ts';
import type { EventBatch } from './events.ts';

type None = Record<never, never>;
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });

/**
 * The calls of specification section 7, and those decisions 3 adds, that are done by a command: they write, or their answer
 * belongs to who asks. `null`: answered with 204.
 */
export const writes = {
  events: post<None, EventBatch, null>('/Events'),
} as const;
export type Writes = typeof writes;
