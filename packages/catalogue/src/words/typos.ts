/** Shortest word whose misspellings are looked for. */
export const TYPO_LENGTH = 4;

/** Every text one slip away: a character too many, one missing, one wrong, or two neighbours exchanged. */
export function* oneTypo(word: string, alphabet: readonly string[]): Iterable<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    const rest = tail.slice(1);
    for (const letter of alphabet) yield head + letter + tail;
    if (tail === '') continue;
    yield head + rest;
    for (const letter of alphabet) if (letter !== tail.charAt(0)) yield head + letter + rest;
    if (rest !== '' && rest.charAt(0) !== tail.charAt(0)) yield head + rest.charAt(0) + tail.charAt(0) + rest.slice(1);
  }
}

/** Whether two different texts are one typing error apart. */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (a.length > b.length) return a.endsWith(b.slice(at)) && a.length - at === b.length - at + 1;
  if (a.length < b.length) return isOneTypo(b, a);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  const exchanged = a.charCodeAt(at) === b.charCodeAt(at + 1) && a.charCodeAt(at + 1) === b.charCodeAt(at);
  return exchanged && a.slice(at + 2) === b.slice(at + 2);
}
