import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problem } from '../problems/problem-error.ts';
import { networkOf } from './network-of.ts';

export type Charge = (request: FastifyRequest) => Promise<void>;

export const MINUTE_MS = 60_000;

/** Addresses remembered at once, by each limit. */
export const ADDRESSES = 20_000;

/** Registers what the limits of the server count with. */
export async function openRequestLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: ADDRESSES });
}

/** Counts the named thing by address, apart from other names; throws `too-many` with `Retry-After` beyond the limit. */
export function requestLimit(app: FastifyInstance, name: string, perMinute: number): Charge {
  const check = app.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => `${name} ${networkOf(ip)}`,
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
