import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Charge, requestLimit } from './request-limit.ts';

/**
 * The work that one address may cause in a minute: answers, pages and pictures that are not kept yet. A person in a
 * hurry causes a few dozen, a large office behind one address a few hundred. Kept answers cost next to nothing and are
 * not counted.
 */
const WORK_PER_MINUTE = 3000;
/** Addresses remembered at once. */
const ADDRESSES = 20_000;

/** Counts work by address. Other limits of the server are counted by what this registers. */
export async function workLimit(app: FastifyInstance, max = WORK_PER_MINUTE): Promise<Charge> {
  await app.register(rateLimit, { global: false, cache: ADDRESSES });
  return requestLimit(app, 'work', max);
}
