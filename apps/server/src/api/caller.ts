import { anonymous, type Viewer } from '@millrace/catalogue';
import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { isStorageAway } from '../problems/storage-away.ts';

/** A session that a token names and that is in force. */
interface Session {
  userId: string;
  viewer: Viewer;
  /** Of staff who signed in without their second factor: the viewer has no rights of staff. */
  lacksFactor?: boolean;
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
  /** Of staff who signed in without their second factor. */
  lacksFactor?: boolean;
  /** The token of a script that acts for the user; absent: somebody at a keyboard. */
  script?: { id: string; name: string };
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
    lacksFactor: session?.lacksFactor === true,
    submissionKey: request.headers[SUBMISSION_KEY_HEADER]?.toString() || null,
  };
}

/** Nobody asks again so soon whether tokens can be checked. */
const STRANGERS_FOR_MS = 5000;

/**
 * Finds out who reads what everybody may read. While tokens cannot be checked everybody is a stranger: what is public stays to be read,
 * and a question that takes seconds to fail is not put for each page.
 */
export function readerOf(
  sessionOf: SessionOf,
  clock: () => number = Date.now,
): (request: FastifyRequest) => Promise<Viewer> {
  let strangersUntil = Number.NEGATIVE_INFINITY;
  return async (request) => {
    if (clock() < strangersUntil) return anonymous;
    try {
      return (await callerOf(request, sessionOf)).viewer;
    } catch (error) {
      if (!isStorageAway(error) && !isNotReady(error)) throw error;
      strangersUntil = clock() + STRANGERS_FOR_MS;
      return anonymous;
    }
  };
}

const isNotReady = (error: unknown): boolean => error instanceof ProblemError && error.problem.code === 'not-ready';

function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([^\s,]+)$/i.exec(header ?? '')?.[1] ?? null;
}
