import { type Configurator, evaluate, parseModelNumber } from '@millrace/configurator';
import { readSheets, writeCsv, writeXlsx } from '@millrace/exchange';
import { guideRows, printedGuide, readGuide } from '@millrace/studio';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { orderingGuides } from './index.ts';

/** The numbers that each guide excludes in a footnote, a table of what fits, or by leaving them out. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'Lapwing ordering guide rev F.xlsx': ['LW-1-4X SS-2F-20', 'LW-3-12-NF-20', 'LW-5-1-2F-20'],
  'dunlin_how_to_order.csv': ['DN-DT-W-050-P1'],
  'Redshank HOW TO ORDER (final) v3.xlsx': ['RAO240N', 'RAO12T05', 'RAI120NB'],
};

describe.each(orderingGuides)('$file is recognised', async ({ file, bytes, examples }) => {
  const reading = readSheets(file, await bytes());
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { sheets, csv } = reading.file;
  const proposal = readGuide({ sheets, decimals: [csv?.decimal] });
  const { configurator } = proposal;

  test('without a finding', () => {
    expect(proposal.findings).toEqual([]);
  });

  test('with its printed examples as known numbers, at their prices', () => {
    for (const { number, priceCents } of examples) {
      expect(proposal.examples).toContainEqual(expect.objectContaining({ number, decodes: true }));
      const read = parseModelNumber(configurator, number);
      const { complete, total } = evaluate(configurator, read.ok ? read.selection : []);
      expect({ number, complete }).toEqual({ number, complete: true });
      if (priceCents !== undefined) expect({ number, total }).toEqual({ number, total: priceCents });
    }
    expect(proposal.examples.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });

  test('and is read back from the guide that its configurator prints, as XLSX and as CSV', async () => {
    const numbers = proposal.examples.map(({ number }) => number);
    const sheet = { name: 'Ordering guide', rows: guideRows('Guide', printedGuide(configurator, numbers)) };
    const written: [string, Uint8Array][] = [
      ['guide.xlsx', new Uint8Array(await (await writeXlsx([sheet])).arrayBuffer())],
      ['guide.csv', new TextEncoder().encode(writeCsv(sheet))],
    ];
    for (const [name, content] of written) {
      const again = readSheets(name, content);
      expect(again.ok && readGuide({ sheets: again.file.sheets }).configurator).toEqual(configurator);
    }
  });

  test('with what it excludes', () => {
    for (const number of refused[file] ?? [])
      expect({ number, ok: parseModelNumber(configurator, number).ok }).toEqual({ number, ok: false });
  });
});

/** All that a guide as a sheet can say: no pieces, no texts, nothing that is not printed, and no group that a comparison shows. */
const isSaid = ({ configGroups }: Configurator): boolean =>
  configGroups.every(
    ({ kind = 'choice', printed, showIf = [], options = [] }) =>
      (kind === 'choice' || kind === 'number') &&
      printed !== false &&
      !showIf.some((rule) => />=|<=|[<>=]/.test(rule)) &&
      options.every(({ isQtyPrefix, isQtySuffix, prices }) => !isQtyPrefix && !isQtySuffix && prices === undefined),
  );

describe('the guide of a family of the demo, read back as a sheet,', () => {
  const families = demoContent().families.flatMap(({ slug, id, configurator }) =>
    configurator != null && isSaid(configurator) ? [{ slug, id, configurator }] : [],
  );
  test('is tried with most families', () => expect(families.length).toBeGreaterThan(8));
  test.each(families)('reads the numbers of $slug at their prices', ({ id, configurator }) => {
    const numbers = demoContent().products.flatMap(({ familyId, configModelNo }) =>
      familyId === id && configModelNo != null ? [configModelNo] : [],
    );
    const sheet = { name: 'Guide', rows: guideRows('Guide', printedGuide(configurator, numbers)) };
    const again = readSheets('guide.csv', new TextEncoder().encode(writeCsv(sheet)));
    if (!again.ok) throw new Error(again.refusal.code);
    const back = readGuide({ sheets: again.file.sheets }).configurator;
    const told = (one: Configurator, number: string) => {
      const read = parseModelNumber(one, number);
      return read.ok ? evaluate(one, read.selection).total : 'refused';
    };
    for (const number of numbers) expect([number, told(back, number)]).toEqual([number, told(configurator, number)]);
  });
});
