import type { CallName } from '@millrace/catalogue';
import { type Call, calls } from '@millrace/contract';

/** The names of all reading calls; the contract states them as an object. */
export const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

type Stated = Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>;
const keyOf = ({ method, path }: Stated): string => `${method} ${path}`;
const names = new Map(callNames.map((name) => [keyOf(calls[name]), name]));

/**
 * The name of a call of the contract; null for a command. The site's bundle has a copy of the contract, so method and path are compared.
 */
export const nameOfCall = (call: Stated): CallName | null => names.get(keyOf(call)) ?? null;
