/** Lower case, without accents: the form for comparing. Nearly all texts are plain, for which folding takes a third of the time. */
export const fold = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const PLAIN = /^[ -~]*$/;

/** Without separators, so that `PF20NO` is `PF-20-NO`. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and digits; decimals and fractions stay one word (`2.5`, `1/2`). */
const WORD = /[\p{L}\p{N}]+(?:[./]\p{N}+)*/gu;
/** Words joined by hyphens, as `three-phase`. */
const COMPOUND = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** The words of a text, compact; a compound also as one word. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  const words = (folded.match(WORD) ?? []).map((word) => (/[./]/.test(word) ? compact(word) : word));
  return folded.includes('-') ? [...words, ...(folded.match(COMPOUND) ?? []).map(compact)] : words;
}

/** Pieces of something typed in one: at separators, and where letters go over into digits (`nema4x`). */
export const piecesOf = (word: string): string[] => fold(word).match(/\p{L}+|\p{N}[\p{L}\p{N}]*/gu) ?? [];

/** The singular of a word, as far as its ending shows. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return /(?:ch|sh|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
