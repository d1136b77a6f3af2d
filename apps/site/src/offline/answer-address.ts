import { callPath } from '@millrace/contract';

/** The address of the answer under a query's key (api/query-for.ts); null for a key that names no call. */
export function answerAddress([path, params, query]: readonly unknown[]): string | null {
  if (typeof path !== 'string' || !isTable(params) || !isTable(query)) return null;
  return `/api${callPath(path, params ?? {}, query ?? {})}`;
}

const isTable = (value: unknown): value is object | null => typeof value === 'object';
