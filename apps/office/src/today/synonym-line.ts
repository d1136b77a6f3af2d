/** The bounds that search has for a line of words that mean the same. */
const PHRASE_WORDS_MAX = 5;
const PHRASES_MAX = 24;

/** The lines of `search.synonyms` with one more, or why there cannot be one, in words. */
export type WithSynonym = { lines: string[] } | { fault: string };

/** Makes a search for `words` find what is found for `phrase`: a line that has one of them gets the other, and else there is a new line. */
export function withSynonym(lines: readonly string[], words: string, phrase: string): WithSynonym {
  const pair = [plain(words), plain(phrase)];
  if (pair.some((one) => one === '')) return { fault: 'Please write what they search for, and what they shall find.' };
  if (pair.some((one) => one.split(' ').length > PHRASE_WORDS_MAX))
    return { fault: `At most ${PHRASE_WORDS_MAX} words each: please leave out those that do not matter.` };
  const [from = '', to = ''] = pair;
  if (isSame(from, to)) return { fault: 'These are the same words.' };
  const has = (line: string, wanted: string) => phrasesOf(line).some((one) => isSame(one, wanted));
  if (lines.some((line) => has(line, from) && has(line, to)))
    return { fault: 'These words mean the same already, in this draft.' };
  const at = lines.findIndex((line) => has(line, to) && phrasesOf(line).length < PHRASES_MAX);
  if (at === -1) return { lines: [...lines, `${from}, ${to}`] };
  return { lines: lines.map((line, index) => (index === at ? `${line}, ${from}` : line)) };
}

/** A comma parts the phrases of a line. */
const plain = (text: string): string => text.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();
const phrasesOf = (line: string): string[] => line.split(',').map(plain);
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
