/** Shorter ones stand in too many good passwords. */
export const WORD_MIN = 4;
/** Digits and signs around a word that are guessed with it, such as 2024!. */
const DRESSING_MAX = 5;
/** Letters as people write them with signs. */
const DRESSED: readonly (readonly [RegExp, string])[] = [
  [/[@4]/g, 'a'],
  [/3/g, 'e'],
  [/[1!]/g, 'i'],
  [/0/g, 'o'],
  [/[$5]/g, 's'],
];

/** Returns the word that a password is made of, in small letters, as it is and with letters for signs; none where much stands besides. */
export function dressedWords(password: string): readonly string[] {
  const small = smallLetters(password);
  const word = small.replace(/^\P{L}+|\P{L}+$/gu, '');
  return word.length < WORD_MIN || small.length - word.length > DRESSING_MAX ? [] : [word, plain(word)];
}

export const smallLetters = (text: string): string => text.normalize('NFKC').toLowerCase();

export const plain = (text: string): string =>
  DRESSED.reduce((written, [signs, letter]) => written.replace(signs, letter), text);
