import { type Configurator, evaluate, parseModelNumber } from '@millrace/configurator';
import { readSheets, writeCsv } from '@millrace/exchange';
import { guideRows, printedGuide, readGuide } from '@millrace/studio';
import { describe, expect, test } from 'vitest';
import { guidesOfOtherTrades } from './guides.ts';

describe.each(guidesOfOtherTrades)('$file is recognised', async ({ file, bytes, examples, groups, refused, told }) => {
  const reading = readSheets(file, await bytes());
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { configurator, findings, examples: found, notes } = readGuide({ sheets: reading.file.sheets });

  test('with its groups in their order, and without a finding', () => {
    expect(configurator.configGroups.map(({ name }) => name)).toEqual(groups);
    expect(findings).toEqual([]);
  });

  test('with its printed examples, at their prices', () => {
    expect(found.filter(({ decodes, fault }) => !decodes || fault !== undefined)).toEqual([]);
    for (const { number, priceCents } of examples) {
      expect(found).toContainEqual(expect.objectContaining({ number, decodes: true }));
      const read = parseModelNumber(configurator, number);
      const { complete, total } = evaluate(configurator, read.ok ? read.selection : []);
      expect({ number, complete }).toEqual({ number, complete: true });
      if (priceCents !== undefined) expect({ number, total }).toEqual({ number, total: priceCents });
    }
  });

  test('with what its footnotes, notes and tables exclude', () => {
    for (const number of refused)
      expect({ number, ok: parseModelNumber(configurator, number).ok }).toEqual({ number, ok: false });
  });

  test('and what was decided for its author, or left out, is told at its cell', () => {
    expect(notes.map(({ text }) => text)).toEqual(told);
  });

  test('and what is made of it means the same when its printed guide is read back', () => {
    const known = found.flatMap(({ number, decodes }) => (decodes ? [number] : []));
    const rows = guideRows('Guide', printedGuide(configurator, known));
    const back = readSheets('guide.csv', new TextEncoder().encode(writeCsv({ name: 'Guide', rows })));
    if (!back.ok) throw new Error(back.refusal.code);
    const again = readGuide({ sheets: back.file.sheets }).configurator;
    const meant = (one: Configurator, number: string) => {
      const read = parseModelNumber(one, number);
      return read.ok ? evaluate(one, read.selection).total : 'refused';
    };
    const printed = ({ configGroups }: Configurator) =>
      configGroups.map(({ name, options }) => [name, options?.map(({ code, price }) => [code, price])]);
    expect(printed(again)).toEqual(printed(configurator));
    for (const number of [...known, ...refused])
      expect([number, meant(again, number)]).toEqual([number, meant(configurator, number)]);
  });
});
