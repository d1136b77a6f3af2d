import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { comparableSelection } from '../numbers/comparable.ts';
import { parseModelNumber } from '../parsing/parse-model-number.ts';
import { finish, soundConfigurators, steps, walk } from './index.ts';
import { configuratorsWithOlderForms, olderWritings } from './random/older-forms.ts';
import { withShortCodes } from './random/short-codes.ts';
import { runsOfSearch } from './runs-of-search.ts';
import { readingsOf } from './second/numbers/parsing.ts';
import { readInStages } from './second/numbers/stages.ts';

const kinds = [
  ['codes that read in one way', soundConfigurators()],
  ['codes that begin others, in which numbers may read in two ways', soundConfigurators().map(withShortCodes)],
] as const;

describe.each(kinds)('parsing reads what trying every selection reads: %s', (_, configurators) => {
  test('numbers as ordered and as on a label, and the same with a character left out', () => {
    fc.assert(
      fc.property(configurators, steps(), fc.nat(100), (config, clicks, at) => {
        const { itemNo, itemNoAlt } = evaluate(config, finish(config, walk(config, clicks).at(-1) ?? []));
        const cut = at % Math.max(1, itemNo.length);
        for (const text of [itemNo, itemNoAlt, itemNo.slice(0, cut) + itemNo.slice(cut + 1)]) {
          const tried = triedReadings(config, text);
          if (tried !== null)
            expect({ text, readings: parsedReadings(config, text) }).toEqual({ text, readings: tried });
        }
      }),
      runsOfSearch(25),
    );
  });
});

test('numbers in older forms are read in the same stage, and answer the number of today', () => {
  fc.assert(
    fc.property(configuratorsWithOlderForms(), steps(), fc.nat(100), fc.boolean(), (sound, clicks, at, isShort) => {
      const config = isShort ? withShortCodes(sound) : sound;
      const { itemNo } = evaluate(config, finish(config, walk(config, clicks).at(-1) ?? []));
      const texts = olderWritings(itemNo, config.optionSeparator ?? '|');
      const text = texts[at % texts.length] ?? itemNo;
      const staged = readInStages(config, text);
      if (staged === null) return;
      expect({ text, readings: parsedReadings(config, text) }).toEqual({
        text,
        readings: different(config, staged.readings),
      });
      const parsed = parseModelNumber(config, text);
      if (parsed.ok) expect(parsed.alias).toBe(staged.isOlder ? evaluate(config, parsed.selection).itemNo : undefined);
    }),
    runsOfSearch(50),
  );
});

function triedReadings(config: Configurator, text: string): readonly string[] | 'ambiguous' | null {
  const readings = readingsOf(config, text);
  return readings === null ? null : different(config, readings);
}

function different(config: Configurator, readings: readonly Selection[]): readonly string[] | 'ambiguous' {
  const compared = new Set(readings.map((selection) => JSON.stringify(comparableSelection(config, selection))));
  return compared.size > 1 ? 'ambiguous' : [...compared];
}

function parsedReadings(config: Configurator, text: string): readonly string[] | 'ambiguous' {
  const parsed = parseModelNumber(config, text);
  if (parsed.ok) return [JSON.stringify(comparableSelection(config, parsed.selection))];
  return parsed.code === 'ambiguous' ? 'ambiguous' : [];
}
