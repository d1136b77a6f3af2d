import { expect, test } from 'vitest';
import { numbered, signs, typedNumbers } from '../../testing/typed-numbers.ts';
import { spellingsOf } from '../search-page.ts';
import { decodeNumber } from './decode-number.ts';

function decoded(typed: string): string[] {
  const found = decodeNumber(numbered, spellingsOf(numbered, typed));
  if (found === null) return ['no number'];
  const cells = found.cells.map(({ group, text, state }) => `${text}${signs[state]}(${group})`).join(' ');
  return [
    `${found.family.slug}${found.complete ? ' whole' : ''} ${cells}`,
    ...found.fits.map(
      ({ group, code, description, modelNumber, price }) =>
        `fits ${modelNumber} ${price} by ${group} ${code} ${description}`,
    ),
  ];
}

/** Read which differ, and why, before the record is renewed (`vitest run -u`). */
test('every number is decoded as it was', async () => {
  const record = typedNumbers.map(
    (typed) =>
      `${JSON.stringify(typed)}\n${decoded(typed)
        .map((one) => `  ${one.trimEnd()}\n`)
        .join('')}`,
  );
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-decoding.txt');
});
