import { DrizzleQueryError } from 'drizzle-orm';

/** The words of PostgreSQL about rows that it refused. */
export interface RefusedRows {
  words: string;
  cause: Error;
}

/**
 * Reads from an error that PostgreSQL refused rows: a value fits no column, or a constraint forbids it (classes 22 and 23).
 * undefined for any other error.
 */
export function refusedRows(error: unknown): RefusedRows | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || !/^2[23]/.test(String(cause.code))) return undefined;
  // Both drivers give `code` and `detail`.
  const detail = 'detail' in cause && typeof cause.detail === 'string' ? ` ${cause.detail}` : '';
  return { words: `${cause.message}.${detail}`, cause };
}
