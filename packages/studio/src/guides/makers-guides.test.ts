import { evaluate, parseModelNumber } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readGuide } from './read-guide.ts';
import { makersGuides } from './testing/makers-guides.ts';
import { shortGuides } from './testing/short-guides.ts';
import { tradeGuides } from './testing/trade-guides.ts';
import { wordedGuides } from './testing/worded-guides.ts';

const guides = [...makersGuides, ...shortGuides, ...tradeGuides, ...wordedGuides];

describe.each(guides)('a guide with $what', ({ sheets, groups, reads, refuses = [] }) => {
  const { configurator, findings, examples } = readGuide({ sheets });

  test('has its groups in their order', () => {
    expect(configurator.configGroups.map(({ name }) => name)).toEqual(groups);
  });

  test('has no finding, and all its examples decode at their prices', () => {
    expect(findings).toEqual([]);
    expect(examples.filter(({ decodes, fault }) => !decodes || fault !== undefined)).toEqual([]);
  });

  test('makes a configurator that reads its numbers at their prices, and no others', () => {
    for (const [number, price] of Object.entries(reads)) {
      const parsed = parseModelNumber(configurator, number);
      expect({ number, ...parsed }).toMatchObject({ number, ok: true });
      const { complete, total } = evaluate(configurator, parsed.ok ? parsed.selection : []);
      expect({ number, complete }).toEqual({ number, complete: true });
      if (price !== null) expect({ number, total }).toEqual({ number, total: price });
    }
    for (const number of refuses)
      expect({ number, ok: parseModelNumber(configurator, number).ok }).toEqual({ number, ok: false });
  });
});

test.each(guides.filter(({ prints }) => prints !== undefined))(
  'a guide with $what has the numbers that it prints, and no others',
  ({ sheets, prints }) => {
    expect(readGuide({ sheets }).examples.map(({ number }) => number)).toEqual(prints);
  },
);

test.each(guides.filter(({ told }) => told !== undefined))(
  'of a guide with $what it is told what nothing was made of, and no more',
  ({ sheets, told }) => {
    expect(readGuide({ sheets }).notes.map(({ text }) => text)).toEqual(told);
  },
);
