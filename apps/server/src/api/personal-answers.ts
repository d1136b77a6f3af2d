import type { Snapshot, Viewer } from '@millrace/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedEncoding } from '../bytes/choose-encoding.ts';
import { type EncodedBytes, encodeBytes } from '../bytes/encoded-bytes.ts';
import { JSON_TYPE, jsonBytes, type Replacer } from '../bytes/json-bytes.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { sendPersonalBytes } from '../bytes/send-bytes.ts';
import { type Asker, staying } from '../work/asker.ts';
import type { Work } from '../work/work.ts';
import type { PreparedCall } from './answer-call.ts';

interface PersonalAnswer {
  asker: Asker;
  snapshot: Snapshot;
  call: PreparedCall;
  viewer: Viewer;
}
/** Makes paths by which a browser reads private media without a token; those of one period are equal. */
export interface GrantMedia {
  grant(path: string): string;
  period(): number;
}
type SendPersonal = (request: FastifyRequest, reply: FastifyReply, answer: PersonalAnswer) => Promise<FastifyReply>;

const MAX_BYTES = 16 * (1 << 20);

/**
 * Sends answers to users who are signed in: made once for all that the catalogue cannot tell apart, who are of one customer or one role,
 * and in the encoding asked for alone.
 */
export function personalAnswers(work: Work, media: GrantMedia): SendPersonal {
  const cache = revisionCache<EncodedBytes>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ bytes }) => bytes.length,
  });
  return async (request, reply, { asker, snapshot, call, viewer }) => {
    const encoding = askedEncoding(request.headers['accept-encoding']);
    const granting = grantsFor(snapshot, viewer, media);
    const key = `${JSON.stringify(viewer)} ${granting === null ? '' : media.period()} ${encoding} ${call.key}`;
    const make = (leave: () => void) => async (): Promise<EncodedBytes> => {
      const bytes = jsonBytes(call.answer(snapshot, viewer), granting);
      leave();
      return work.run('compression', staying(asker), () => encodeBytes(JSON_TYPE, bytes, encoding));
    };
    const made =
      cache.kept(snapshot, key) ??
      (await work.run('answers', asker, ({ leave }) => cache.get(snapshot, key, make(leave))));
    return sendPersonalBytes(reply, made);
  };
}

/** Replaces the paths of private media in an answer by such as can be read; null for whoever is shown none. */
export function grantsFor(
  { customers }: Snapshot,
  viewer: Viewer,
  { grant }: Pick<GrantMedia, 'grant'>,
): Replacer | null {
  if (customers.media.size === 0 || customers.groupOf(viewer) === null) return null;
  return (_, value) => (typeof value === 'string' && customers.media.has(value.toLowerCase()) ? grant(value) : value);
}
