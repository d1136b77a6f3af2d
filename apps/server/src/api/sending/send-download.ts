import { Readable } from 'node:stream';
import type { FileAnswer, StreamedFile } from '@millrace/contract';
import type { FastifyReply } from 'fastify';

/** A file somebody sent runs nothing, loads nothing and is shown in no page, whatever a browser makes of it. */
const FILE_POLICY = "default-src 'none'; sandbox";

export const isFileAnswer = (answer: unknown): answer is FileAnswer | StreamedFile =>
  typeof answer === 'object' &&
  answer !== null &&
  (('bytes' in answer && answer.bytes instanceof Uint8Array) || ('chunks' in answer && isAsync(answer.chunks)));

const isAsync = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Sends a file as a download that nobody keeps. */
export function sendDownload(reply: FastifyReply, answer: FileAnswer | StreamedFile): FastifyReply {
  const { name, type } = answer;
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachmentNamed(name))
    .header('content-security-policy', FILE_POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send('bytes' in answer ? bufferOf(answer.bytes) : Readable.from(answer.chunks, { objectMode: false }));
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** RFC 6266: the name in plain letters, and, where that is not all of it, in UTF-8 (RFC 8187). */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^ !#$&'()+,\-.0-9;=@A-Z[\]^_`a-z{}~]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
