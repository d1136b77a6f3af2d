import type { FastifyReply } from 'fastify';

/** Headers that browsers read in documents only. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'x-frame-options'];

/**
 * For an answer that a browser takes as part of a page, not as a page: a script, a style, a face, a picture. A first visit asks for thirty
 * of them, each with its headers; so it carries none that say nothing there, and a policy of its own, as a worker or an SVG keeps to it.
 */
export function asPartOfPage(reply: FastifyReply, policy = "default-src 'self'"): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  reply.header('content-security-policy', policy);
}
