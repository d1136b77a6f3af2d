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
