import type { NearNumber } from '@millrace/contract';

/** Says by which option an offered number differs. */
export const offerWords = ({ code, words }: NearNumber['offers'][number]): string =>
  [code, words].filter((text) => text !== '').join(', ') || 'Without it';

/** Says the fault of a number that is nearly one, and what is kept of it; first as what it was read, where other characters were typed. */
export function nearWords(
  { cells, missing }: Pick<NearNumber, 'cells' | 'missing'>,
  readAs: string | null = null,
): string {
  const wrong = cells.filter(({ state }) => state === 'wrong');
  const faults = wrong.map(({ group, text }) =>
    group === '' ? `“${text}” belongs to no cell.` : `“${text}” does not fit at ${group}.`,
  );
  const rest =
    missing.length === 0
      ? ''
      : missing.length === 1
        ? `To choose: ${missing[0]}.`
        : `${missing.length} to choose: ${missing.join(', ')}.`;
  const isWhole = wrong.length === 0 && missing.length === 0;
  const lacking = isWhole ? 'This combination is not made: change a choice.' : 'The number is not complete yet.';
  const kept = wrong.length === 0 ? lacking : 'Everything else is kept.';
  const read = readAs === null ? '' : `Read as ${readAs}.`;
  return [read, ...faults, kept, rest].filter((text) => text !== '').join(' ');
}
