import type { FastifyReply } from 'fastify';

/** Headers that browsers read in documents only. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'x-frame-options', 'permissions-policy'];

/**
 * For an answer that is part of a page, not a page: a script, a style, a face, a picture. A first visit asks for thirty
 * of them, each with its headers. So it carries none without an effect there, and a policy of its own, which a worker
 * or an SVG obeys.
 */
export function asPartOfPage(reply: FastifyReply, policy = "default-src 'self'"): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  reply.header('content-security-policy', policy);
}
