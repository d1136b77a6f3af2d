import { evaluate, parseModelNumber } from '@millrace/configurator';
import { readSheets } from '@millrace/exchange';
import { readGuide } from '@millrace/studio';
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
});
