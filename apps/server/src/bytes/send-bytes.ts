import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import type { EncodedBytes } from './encoded-bytes.ts';
import { plainBytes, type StoredBytes } from './stored-bytes.ts';

/** May be kept by anyone, but asked about each time: publishing shows at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_KEEP = 'private, no-store';
/** No other origin may embed what is personal. */
export const OWN_ORIGIN = { 'cross-origin-resource-policy': 'same-origin' };
/** The mark of every answer of the content in force: a content delivery host can drop all of them by this one word. */
export const CONTENT_MARK = { 'surrogate-key': 'content' };

/** Sends a stored answer in the encoding that the request takes; 304 when the caller has it already. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredBytes,
  cacheControl: string,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], stored);
  const etag = etagOf(stored.tag, encoding);
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (cacheControl === REVALIDATE) reply.headers(CONTENT_MARK);
  varyBy(reply, stored.br !== null);
  if (reply.statusCode === 200 && hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(stored.contentType);
  const bytes = stored[encoding];
  if (bytes !== null) return reply.send(bytes);
  // The caller's own `return` of the reply waits for what is sent.
  void plainBytes(stored).then(
    (plain) => reply.send(plain),
    (error: unknown) => reply.send(error),
  );
  return reply;
}

/** Sends a personal answer. It has no ETag: no request may ask about it again, so none gets 304. */
export function sendPersonalBytes(
  reply: FastifyReply,
  { contentType, encoding, bytes, isVaried }: EncodedBytes,
): FastifyReply {
  reply.header('cache-control', NEVER_KEEP).headers(OWN_ORIGIN);
  varyBy(reply, isVaried);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(contentType).send(bytes);
}

/** Adds to the route's `Vary` header. */
function varyBy(reply: FastifyReply, isVaried: boolean): void {
  const said = reply.getHeader('vary');
  const names = [...(said === undefined ? [] : [String(said)]), ...(isVaried ? ['Accept-Encoding'] : [])];
  if (names.length > 0) reply.header('vary', names.join(', '));
}

/** Strong, and another one for each encoding, since the bytes differ. */
export function etagOf(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Whether `If-None-Match` names this tag (weak comparison, as RFC 9110 asks). */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
}
