import { request } from '@millrace/contract';
import { NUMBERS_READ_MAX, type NumberOfFamily, type NumberRead, officeCalls } from '@millrace/contract/office';
import { officeTransport } from '../../api/office-transport.ts';
import type { Rows } from '../use-rows.ts';
import { MODEL_NUMBER } from './from-number.ts';

/** Readings by family and number; null: nothing reads the number. */
export type Readings = Readonly<Record<string, NumberRead | null>>;
type Row = Readonly<Record<string, unknown>> | null | undefined;

/** The model number of a product and the family that reads it; null: it has none. */
function numberOf(row: Row): NumberOfFamily | null {
  const familyId = row?.['familyId'];
  const modelNumber = row?.[MODEL_NUMBER];
  if (typeof familyId !== 'number' || !Number.isInteger(familyId) || familyId <= 0) return null;
  if (typeof modelNumber !== 'string' || modelNumber === '' || modelNumber.length > NUMBER_LONGEST) return null;
  return { familyId, modelNumber };
}
const NUMBER_LONGEST = 200;

/** The numbers of rows, each once. */
export function numbersIn(rows: readonly Row[]): NumberOfFamily[] {
  const numbers = rows.map(numberOf).filter((one) => one !== null);
  return [...new Map(numbers.map((one) => [keyOf(one), one])).values()];
}

/** Rows of a list between two places, both within, as they are typed. Those that nobody has read are null. */
export const rowsBetween = (
  rows: Pick<Rows, 'rowAt'>,
  top: number,
  bottom: number,
  typed: (id: number) => Readonly<Record<string, unknown>> | undefined,
): Row[] =>
  Array.from({ length: Math.max(0, bottom - top + 1) }, (_, down) => {
    const line = rows.rowAt(top + down);
    return line === undefined ? null : { ...line.row, ...typed(line.id) };
  });

/** The reading of a row's number; undefined: it is not known yet. */
export function readingOf(readings: Readings, row: Row): NumberRead | null | undefined {
  const number = numberOf(row);
  return number === null ? null : readings[keyOf(number)];
}

/** Asks for readings of any number of numbers, as a draft has their configurators. */
export async function askReadings(draft: string | null, numbers: readonly NumberOfFamily[]): Promise<Readings> {
  const readings: Record<string, NumberRead | null> = {};
  for (let at = 0; at < numbers.length; at += NUMBERS_READ_MAX) {
    const some = numbers.slice(at, at + NUMBERS_READ_MAX);
    const answer = await request(officeTransport, officeCalls.officeReadNumbers, {
      body: { numbers: some, ...(draft === null ? {} : { draft }) },
    });
    for (const [place, number] of some.entries()) readings[keyOf(number)] = answer.numbers[place] ?? null;
  }
  return readings;
}

const keyOf = ({ familyId, modelNumber }: NumberOfFamily): string => `${familyId} ${modelNumber}`;
