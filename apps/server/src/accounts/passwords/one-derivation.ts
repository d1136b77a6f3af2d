import { AsyncLocalStorage } from 'node:async_hooks';

interface Spent {
  key: string;
  derived: Promise<Buffer>;
}
const current = new AsyncLocalStorage<{ spent: Spent | null }>();

/**
 * Runs work that may derive one key from a password, and no more: a wrong try then costs one hash, whoever the address
 * belongs to. Checks against hashes of the same salt share it.
 */
export const withOneDerivation = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.run({ spent: null }, work);

/** Derives, or shares what was derived with the same key; null: the one derivation is spent on another. */
export function deriveOnce(key: string, derive: () => Promise<Buffer>): Promise<Buffer> | null {
  const scope = current.getStore();
  if (scope === undefined) return derive();
  scope.spent ??= { key, derived: derive() };
  return scope.spent.key === key ? scope.spent.derived : null;
}
