import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, problem } from '../problems/problem-error.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './request-limit.ts';
import { type Pace, uploadPace, watchBody } from './upload-pace.ts';

interface BodyLimits {
  /** Of all bodies of one network that are on their way, by the bytes they may come to. */
  ofNetwork: number;
  inAll: number;
  pace: Pace;
}

const MB = 1 << 20;
const AGAIN_AFTER_SECONDS = 10;
const FULL = 'Too much is on its way just now. Please try again in a moment.';
const bodyLimits: BodyLimits = { ofNetwork: 4 * MB, inAll: 32 * MB, pace: uploadPace };

/**
 * Bounds the bodies that are read into memory: those on their way have so much room together and by network, and one that stalls is given
 * up. Bodies in parts go to the disk, under limits of their own.
 */
export function watchArrivingBodies(app: FastifyInstance, { ofNetwork, inAll, pace }: BodyLimits = bodyLimits): void {
  const room = bodyRoom(ofNetwork, inAll);
  app.addHook('preParsing', async (request, reply, payload) => {
    const bytes = bytesInMemory(request);
    if (bytes === 0) return payload;
    const release = room.take(networkOf(request.ip), bytes);
    const arriving = new PassThrough();
    arriving.once('close', release);
    // Nobody else listens when the answer does not wait for the body.
    arriving.on('error', () => undefined);
    const watch = watchBody(request.raw, pace, { bytes: Number.POSITIVE_INFINITY, excess: () => tooMany(0) });
    watch.broken.catch((error: Error) => {
      // The rest is not waited for.
      reply.header('connection', 'close');
      arriving.destroy(error);
    });
    payload.once('error', (error) => arriving.destroy(error));
    request.raw.once('close', () => {
      if (!request.raw.complete) arriving.destroy();
    });
    reply.raw.once('finish', () => {
      watch.stop();
      // A body that nobody wanted is read and dropped, as without this.
      payload.unpipe(arriving);
      payload.resume();
      arriving.destroy();
    });
    payload.pipe(arriving);
    return arriving;
  });
}

/** The most that a body comes to in memory; 0: there is none, or it goes to the disk. */
function bytesInMemory({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? MB;
  if (headers['content-type']?.trim().toLowerCase().startsWith('multipart/') === true) return 0;
  if (headers['transfer-encoding'] !== undefined) return limit;
  // More than the limit is refused before it is read.
  return Math.min(Number(headers['content-length'] ?? 0) || 0, limit);
}

function bodyRoom(ofNetwork: number, inAll: number) {
  const networks = new Map<string, number>();
  let used = 0;
  return {
    take: (network: string, bytes: number): (() => void) => {
      const own = networks.get(network) ?? 0;
      if (own + bytes > ofNetwork) throw tooMany(AGAIN_AFTER_SECONDS);
      if (used + bytes > inAll)
        throw new ProblemError(problem('not-ready', FULL), { 'retry-after': String(AGAIN_AFTER_SECONDS) });
      networks.set(network, own + bytes);
      used += bytes;
      return () => {
        used -= bytes;
        const left = (networks.get(network) ?? 0) - bytes;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      };
    },
  };
}
