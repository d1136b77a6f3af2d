import { evaluate, lintConfigurator, parseModelNumber } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { guidesByHand } from './by-hand.ts';
import { orderingGuides } from './index.ts';

describe.each(orderingGuides)('$file', ({ file, bytes, examples }) => {
  const configurator = guidesByHand[file];
  if (configurator === undefined) throw new Error(`${file} was not read by hand`);

  test('what a person makes of it has no fault', () => {
    expect(lintConfigurator(configurator)).toEqual({ findings: [], exhaustive: true });
  });

  test('its printed examples are numbers, at the prices that it prints', () => {
    for (const { number, priceCents } of examples) {
      const read = parseModelNumber(configurator, number);
      expect(read.ok, number).toBe(true);
      const { complete, total } = evaluate(configurator, read.ok ? read.selection : []);
      expect({ number, complete }).toEqual({ number, complete: true });
      if (priceCents !== undefined) expect({ number, total }).toEqual({ number, total: priceCents });
    }
  });

  test('is a file of its kind, and the example stands in the file as it is said to be printed', async () => {
    const content = await bytes();
    if (file.endsWith('.xlsx')) {
      expect(Buffer.from(content.subarray(0, 2)).toString('latin1')).toBe('PK');
      return;
    }
    const text = Buffer.from(content).toString('latin1');
    for (const { printed } of examples) expect(text).toContain(printed);
  });
});

test('no example is written as it is printed everywhere: a guide is typed by people', () => {
  const examples = orderingGuides.flatMap((guide) => guide.examples);
  expect(examples.some(({ printed, number }) => printed !== number)).toBe(true);
});
