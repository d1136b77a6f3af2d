import { anonymous, type Viewer } from '@millrace/catalogue';
import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import type { FastifyRequest } from 'fastify';

/** A session that a token names and that is in force. */
interface Session {
  userId: string;
  viewer: Viewer;
}
/** The session of a bearer token; null without one. */
export type SessionOf = (token: string) => Promise<Session | null>;

/** The caller, as the server found out: nothing of it comes from a body. */
export interface Caller {
  /** The network address, for limits. */
  address: string;
  userAgent: string;
  /** The bearer token as sent, good or not. */
  token: string | null;
  /** null: nobody is signed in. */
  userId: string | null;
  viewer: Viewer;
  /** The same for every try of one submit of a form; null: the caller sent none. */
  submissionKey: string | null;
}

/** Finds out who calls. A token that names no session is as good as none. */
export async function callerOf(request: FastifyRequest, sessionOf: SessionOf): Promise<Caller> {
  const token = bearerToken(request.headers.authorization);
  const session = token === null ? null : await sessionOf(token);
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    token,
    userId: session?.userId ?? null,
    viewer: session?.viewer ?? anonymous,
    submissionKey: request.headers[SUBMISSION_KEY_HEADER]?.toString() || null,
  };
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([^\s,]+)$/i.exec(header ?? '')?.[1] ?? null;
}
