import type { PartNumber, WrittenModelNumber } from '@millrace/contract';

/**
 * Returns whether a text is a part number rather than a word: six digits, or letters and digits by turns. A rating (`nema4x`, `120vac`,
 * `4-20ma`) is none.
 */
export function isNumberLike(text: string): boolean {
  const number = text.trim();
  if (!/^[A-Za-z0-9](?:[A-Za-z0-9]|[-/=._](?=[A-Za-z0-9])){5,}$/.test(number)) return false;
  const runs = number.match(/[A-Za-z]+|\d+/g) ?? [];
  if (number.replace(/[-/=._]/g, '').match(/^\d{6,}$/) !== null) return true;
  const turns = runs.slice(1).filter((run, nth) => /\d/.test(run) !== /\d/.test(runs[nth] ?? '')).length;
  return (
    number.includes('=') ||
    turns >= 3 ||
    (turns === 2 && number.length >= 8) ||
    (turns === 1 && number.length >= 8 && /\d{3}/.test(number))
  );
}

const bare = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether one of these models has the text in its part number or model number; else they are merely spelt like it. */
export const hasNumber = (
  models: readonly { partNumber: PartNumber; configModelNo: WrittenModelNumber | null }[],
  text: string,
): boolean =>
  models.some(({ partNumber, configModelNo }) =>
    [partNumber, configModelNo ?? ''].some((number) => bare(number).includes(bare(text))),
  );
