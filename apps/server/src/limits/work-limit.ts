import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problem } from '../problems/problem-error.ts';

/**
 * What one address may have made for it in a minute: answers, pages and pictures that are not kept yet. A person in a hurry makes
 * a few dozen, a large office behind one address a few hundred. What is kept costs next to nothing and is not counted.
 */
export const WORK_PER_MINUTE = 3000;
const MINUTE_MS = 60_000;
/** Addresses remembered at once. */
const ADDRESSES = 20_000;

export type Charge = (request: FastifyRequest) => Promise<void>;

/** Counts work by address (a network of 64 bits for IPv6); throws `too-many` with `Retry-After` beyond the limit. */
export async function workLimit(app: FastifyInstance, max = WORK_PER_MINUTE): Promise<Charge> {
  await app.register(rateLimit, { global: false, cache: ADDRESSES });
  const check = app.createRateLimit({ max, timeWindow: MINUTE_MS });
  return async (request) => {
    const state = await check(request);
    if (state.isAllowed || !state.isExceeded) return;
    const message = `Too many requests from this address. Try again in ${state.ttlInSeconds} seconds.`;
    throw new ProblemError(problem('too-many', message), { 'retry-after': String(state.ttlInSeconds) });
  };
}
