import { type Calls, calls } from '@millrace/contract';

export type CallName = keyof Calls;
export interface MatchedCall {
  name: CallName;
  params: Record<string, string>;
}

/** The names of all calls; the contract states them as an object. */
export const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

/** Fixed parts before parameters, so that `/Search/paginate` is itself. */
const patterns = callNames
  .map((name) => ({ name, method: calls[name].method, parts: partsOf(calls[name].path) }))
  .sort((a, b) => parametersIn(a.parts) - parametersIn(b.parts));

/** The call a method and path (below the API base, without query) name; null for none, or where an escape is malformed. */
export function matchCall(method: string, path: string): MatchedCall | null {
  const given = partsOf(path);
  for (const { name, method: stated, parts } of patterns) {
    const params = stated === method ? paramsOf(parts, given) : null;
    if (params !== null) return { name, params };
  }
  return null;
}

function paramsOf(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (parts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== text.toLowerCase()) return null;
      continue;
    }
    const decoded = decodedPart(text);
    if (decoded === null) return null;
    params[part.slice(1)] = decoded;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function parametersIn(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function decodedPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
