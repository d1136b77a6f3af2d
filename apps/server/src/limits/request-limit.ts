import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problem } from '../problems/problem-error.ts';

export type Charge = (request: FastifyRequest) => Promise<void>;

export const MINUTE_MS = 60_000;
/** An address of IPv6 is one of a network that belongs to one customer. */
export const IPV6_NETWORK_BITS = 64;

/** Counts by address what is named, apart from what has other names; throws `too-many` with `Retry-After` beyond the limit. */
export function requestLimit(app: FastifyInstance, name: string, perMinute: number): Charge {
  const check = app.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => `${name} ${normalizeIP(ip, IPV6_NETWORK_BITS)}`,
  });
  return async (request) => {
    const state = await check(request);
    if (state.isAllowed || !state.isExceeded) return;
    throw tooMany(state.ttlInSeconds);
  };
}

export function tooMany(retryAfterSeconds: number): ProblemError {
  const message = `Too many requests from this address. Try again in ${retryAfterSeconds} seconds.`;
  return new ProblemError(problem('too-many', message), { 'retry-after': String(retryAfterSeconds) });
}
