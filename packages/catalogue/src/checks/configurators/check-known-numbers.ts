import type { Pausing } from '@millrace/configurator';
import type { ContentFamily, KnownNumber } from '@millrace/contract/content';
import { type Finding, isError } from '@millrace/contract/office';
import { configuratorText } from '../../numbers/configurators.ts';
import { priceWords } from '../../numbers/price-words.ts';
import { whatItReads } from '../../numbers/what-it-reads.ts';
import { isPauseAt } from '../../paced.ts';
import { type Check, error } from '../check.ts';
import type { JudgedConfigurator } from './judged-configurator.ts';

/** Every configurator reads the numbers that it has to read, at their prices, and none of those that it must refuse (decision 260). */
export const checkKnownNumbers: Check = function* ({ content, configurators }) {
  const kinds = { families: content.families, customerFamilies: content.customerFamilies } as const;
  for (const [kind, rows] of Object.entries(kinds) as [Kind, KnowingRow[]][])
    for (const row of rows) {
      const { configurator } = row;
      const compiled = configurator === null ? undefined : configurators.get(configuratorText(configurator));
      yield* knownNumberFindings(kind, row, compiled);
    }
};

/** The same of one row; without a configurator of its own, no number is known. */
export function* knownNumberFindings(kind: Kind, row: KnowingRow, compiled?: JudgedConfigurator): Pausing<Finding> {
  if (row.validNumbers.length + row.refusedNumbers.length === 0) return;
  yield* twice(kind, row);
  if (compiled === undefined) yield withoutConfigurator(kind, row);
  // A faulty configurator's readings prove nothing about the numbers.
  else if (!compiled.lint.findings.some(isError)) yield* readings(kind, row, compiled);
}

type Kind = 'families' | 'customerFamilies';
export type KnowingRow = Pick<ContentFamily, 'id' | 'name' | 'configurator' | 'validNumbers' | 'refusedNumbers'>;

function* readings(kind: Kind, row: KnowingRow, compiled: JudgedConfigurator): Pausing<Finding> {
  for (const [index, known] of row.validNumbers.entries()) {
    if (isPauseAt(index)) yield;
    yield* notAsKnown(kind, row, { index, known, compiled });
  }
  for (const [index, number] of row.refusedNumbers.entries()) {
    if (isPauseAt(index)) yield;
    if (!compiled.read(number).ok) continue;
    const message = `${row.name}: ${number} must be refused, but it ${whatItReads(compiled.data, number)}.`;
    yield error('known-number-taken', { kind, id: row.id, path: ['refusedNumbers', index] }, message);
  }
}

function* notAsKnown(
  kind: Kind,
  { id, name }: KnowingRow,
  { index, known, compiled }: { index: number; known: KnownNumber; compiled: JudgedConfigurator },
): Iterable<Finding> {
  const { number, priceCents } = known;
  const at = (field: keyof KnownNumber) => ({ kind, id, path: ['validNumbers', index, field] });
  const reading = compiled.read(number);
  const reads = () => whatItReads(compiled.data, number);
  if (!reading.ok)
    yield error('known-number-refused', at('number'), `${name}: ${number} must be valid, but it ${reads()}.`);
  else if (priceCents !== null && priceCents !== (reading.total ?? 0))
    yield error(
      'known-number-price',
      at('priceCents'),
      `${name}: ${number} must cost ${priceWords(priceCents)}, but it ${reads()}.`,
    );
}

function withoutConfigurator(kind: Kind, { id, name, validNumbers }: KnowingRow): Finding {
  const path = [validNumbers.length > 0 ? 'validNumbers' : 'refusedNumbers'];
  return error('no-configurator', { kind, id, path }, `${name} knows numbers, but has no configurator of its own.`);
}

/** A number stands in one list, once. */
function* twice(kind: Kind, { id, name, validNumbers, refusedNumbers }: KnowingRow): Iterable<Finding> {
  const seen = new Set<string>();
  const places = [
    ...validNumbers.map(({ number }, index) => ({ number, path: ['validNumbers', index, 'number'] })),
    ...refusedNumbers.map((number, index) => ({ number, path: ['refusedNumbers', index] })),
  ];
  for (const { number, path } of places) {
    if (seen.has(number))
      yield error('known-number-twice', { kind, id, path }, `${name}: ${number} stands among the known numbers twice.`);
    seen.add(number);
  }
}
