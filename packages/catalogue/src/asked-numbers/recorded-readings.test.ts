import type { NumberAnswer } from '@millrace/contract';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { numbered, signs, typedNumbers } from '../testing/typed-numbers.ts';

const cellsIn = (
  cells: readonly { group: string; text: string; separator: string; state: keyof typeof signs }[],
): string => cells.map(({ group, text, separator, state }) => `${separator}${text}${signs[state]}(${group})`).join(' ');

function told(typed: string): string[] {
  const answer: NumberAnswer | string = ask(numbered, 'number', {
    params: { number: typed },
    query: { intrinsicallySafe: false },
  });
  if (typeof answer === 'string') return [answer];
  const { readAs, readings, nearly } = answer;
  return [
    ...(readAs === null ? [] : [`read as ${readAs}`]),
    ...readings.map(
      (one) =>
        `${one.family.slug}: ${one.partNumber} ${one.modelNumber} ${one.price} ${one.name}, ${one.description}; ` +
        `${cellsIn(one.cells)}${one.isObsolete ? ' obsolete' : ''}${one.hasWiring ? ' wired' : ''} ${one.documents.map(({ docNumber }) => docNumber).join()} ` +
        `${one.replacement === null ? '' : `then ${one.replacement.partNumber} ${JSON.stringify(one.replacement.differences)}`}`,
    ),
    ...(nearly === null
      ? []
      : [
          `nearly ${nearly.family.slug}: ${cellsIn(nearly.cells)}; ${nearly.cells.map(({ words }) => words).join('|')}`,
          `lacks ${nearly.missing.join(', ')}; ${JSON.stringify(nearly.options)}`,
          ...nearly.offers.map(
            (one) => `offers ${one.modelNumber} ${one.price} by ${one.group} ${one.code} ${one.words}`,
          ),
        ]),
  ].map((one) => one.trimEnd());
}

/** Read which differ, and why, before the record is renewed (`vitest run -u`). */
test('every number is read and mended as it was', async () => {
  const record = typedNumbers.map(
    (typed) =>
      `${JSON.stringify(typed)}\n${told(typed)
        .map((one) => `  ${one}\n`)
        .join('')}`,
  );
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-readings.txt');
});
