import { TOKEN } from './repeated-key.ts';

/** How deep the lists and objects of a text of valid JSON stand in one another. */
export function nestingOf(text: string): number {
  let open = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open += 1;
    else if (token === '}' || token === ']') open -= 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}
