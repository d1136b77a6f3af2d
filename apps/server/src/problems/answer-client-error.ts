import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { PROBLEM_TYPE, type RefusalCode } from '@millrace/contract';
import { problem } from './problem-error.ts';

/** Faults that the parser of HTTP finds, by its codes. */
const refusals: Readonly<Record<string, readonly [RefusalCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['head-too-large', 'The head of the request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['too-slow', 'The request did not arrive in time.'],
};
const OTHERWISE = ['bad-request', 'The request is not understood.'] as const;
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Sends a problem for what is no request, so never reaches the framework, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  end(socket, ...(refusals[error.code ?? ''] ?? OTHERWISE));
}

/** Refuses a request for a tunnel: Node would close the connection without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  end(socket, 'method-not-allowed', 'This site is no proxy.');
}

function end(socket: Duplex, code: RefusalCode, message: string): void {
  const body = problem(code, message);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.status} ${REASONS[body.status] ?? ''}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    // An answer of 405 has to name what the address is for.
    ...(body.status === 405 ? ['allow: GET, HEAD'] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
