/** Signs that look alike and mean the same in a sheet, by the one that stands for all of them. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000\s]+/gu, ' '],
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, ''],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu, '-'],
  [/[\u2018\u2019\u201A\u201B\u2032]/gu, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/gu, '"'],
  [/\u2026/gu, '...'],
];

/**
 * A text of a sheet as it is compared: blanks of all kinds as one, without invisible signs, dashes and quotes in their plain form. It is
 * never shown or stored.
 */
export function plainWords(text: string): string {
  let plain = text.normalize('NFC');
  for (const [signs, one] of ALIKE) plain = plain.replace(signs, one);
  return plain.trim();
}

/** The same without regard to case, and without blanks around dashes and strokes. */
export const looseWords = (text: string): string =>
  plainWords(text)
    .toLowerCase()
    .replace(/ ?([-/,]) ?(?=\S)/gu, '$1');

const FOOTNOTE = /(?:\s*(?:[*†‡§¶]+|[¹²³⁴⁵⁶⁷⁸⁹⁰]+|\((?:\d{1,2}|[a-e]|\*+)\)))+$/u;

/** A text without the footnote marks at its end, and these marks; null where there are none, or nothing else. */
export function withoutFootnote(text: string): { text: string; mark: string } | null {
  const plain = plainWords(text);
  const found = FOOTNOTE.exec(plain);
  if (found === null || found.index === 0) return null;
  return { text: plain.slice(0, found.index).trim(), mark: found[0].trim() };
}
