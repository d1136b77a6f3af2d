/** A string, a bracket or a comma; everything else of valid JSON names nothing. */
export const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** A key that one object of a text of valid JSON has more than once; null: none. */
export function repeatedKey(text: string): string | null {
  /** The keys of the objects that are open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      isKeyNext = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      isKeyNext = false;
    } else if (token === ',') isKeyNext = open.at(-1) instanceof Set;
    else if (isKeyNext) {
      isKeyNext = false;
      const key: unknown = JSON.parse(token);
      const keys = open.at(-1);
      if (keys?.has(String(key)) === true) return String(key);
      keys?.add(String(key));
    }
  }
  return null;
}
