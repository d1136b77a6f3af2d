import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWords } from '../language/read-words.ts';
import { indexSpelling } from '../language/spelling.ts';
import { readSynonyms } from '../language/synonyms.ts';
import { readQuery, type Slot, type Vocabulary } from './read-query.ts';

const known = 'pump control box panel clip weight float place modbus register map life cord light plug'.split(' ');

function vocabulary(lines: readonly string[]): Vocabulary {
  const synonyms = readSynonyms(lines);
  const written = [...known, ...synonyms.words.map(({ raw }) => raw)];
  const terms = new Map<string, number>();
  for (const term of [...written.flatMap((word) => readWords(word).map(({ term }) => term)), ...phrases(lines)])
    if (!terms.has(term)) terms.set(term, terms.size);
  const making = indexSpelling(new Map(written.map((word) => [word, 1])));
  let step = making.next();
  while (!step.done) step = making.next();
  return { index: { terms, things: new Set(), onlyJoined: new Set() }, spelling: step.value, synonyms };
}

const phrases = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    line.split(',').map((phrase) =>
      readWords(phrase)
        .map(({ term }) => term)
        .join(' '),
    ),
  );

const english = vocabulary(['panel, control box', 'map, register map', 'pump control, drive']);
/** Each slot by what was asked for itself; the thing has a star. */
function slotsOf(text: string, from = english): string[] {
  const names = [...from.index.terms.keys()];
  return readQuery(text, from).map(({ alternatives: [first], stress }: Slot) => {
    const said = first?.terms.map((term) => names[term]).join('+') ?? '';
    return stress > 1 ? `${said}*` : said;
  });
}

test('a word that others follow is misspelt before it is a beginning; the last is a beginning', () => {
  const from = vocabulary(['flotador, float']);
  expect(slotsOf('flot cord', from)).toEqual(['float', 'cord*']);
  expect(slotsOf('flot', from)).toEqual(['flotador*']);
});

test('a misspelt word counts less than one as it is written, and a beginning less than that', () => {
  const from = vocabulary(['flotador, buoy']);
  const weightOf = (text: string): number => readQuery(text, from)[0]?.alternatives[0]?.weight ?? 0;
  const [written, misspelt, begun] = [weightOf('float cord'), weightOf('flot cord'), weightOf('flot')];
  expect(written).toBe(1);
  expect(misspelt).toBeLessThan(written);
  expect(begun).toBeLessThan(misspelt);
});

test('two words in one that each are known are looked for apart', () => {
  expect(slotsOf('floatcord')).toEqual(['float', 'cord*']);
  expect(slotsOf('floatxx')).not.toContain('float');
});

test('a word with a digit is neither misspelt nor begun', () => {
  expect(slotsOf('floa7 cord')).toEqual(['cord*']);
});

test('a word that is only written with a hyphen is its two words', () => {
  const from = { ...english, index: { ...english.index, onlyJoined: new Set(['registermap']) } };
  expect(slotsOf('registermap', from)).toEqual(['regist map*']);
});

test('a measure is also looked for in the other units that it may be written in', () => {
  const from = { ...english, index: { ...english.index, terms: new Map([['10ft', 0]]) } };
  const [{ alternatives } = { alternatives: [] }] = readQuery('3 m', from);
  const names = [...from.index.terms.keys()];
  expect(alternatives.flatMap(({ terms }) => terms.map((term) => names[term]))).toEqual(['10ft']);
});

describe('a question', () => {
  test.each([
    ['pump control box', ['pump', 'control box*']],
    ['pump control', ['pump control*']],
    ['modbus register map', ['modbu', 'regist map*']],
  ])('is read in phrases from its end: "%s"', (text, slots) => {
    expect(slotsOf(text)).toEqual(slots);
  });

  test.each([
    ['clips and weights for floats', ['clip*', 'weight*', 'float']],
    ['clip or weight', ['clip*', 'weight*']],
    ['float near the panel', ['float*', 'panel']],
    ['light above the plug', ['light*', 'plug']],
    ['float cord', ['float', 'cord*']],
  ])('says what the thing is, of two joined things both: "%s"', (text, slots) => {
    expect(slotsOf(text)).toEqual(slots);
  });

  test.each([
    ['light plug replacement', ['light', 'plug*', 'replac']],
    ['plug price', ['plug*', 'price']],
    ['replacement', ['replac*']],
    ['float panel td3', ['float', 'panel*', 'td3']],
  ])('does not take what follows the thing for it: "%s"', (text, slots) => {
    expect(slotsOf(text, vocabulary(['replacement, swap', 'price, cost', 'td3, td4']))).toEqual(slots);
  });

  test('finds neighbours that a text joins by a hyphen', () => {
    const from = vocabulary(['firstout, first lamp']);
    expect(slotsOf('first out light', from)).toContain('firstout');
    expect(slotsOf('first and out light', from)).not.toContain('firstout');
  });

  describe('with an abbreviation that is also a small word', () => {
    const from = vocabulary(['intrinsically safe, is', 'panel, relay']);
    const meaning = 'intrins safe';

    test('reads it where it stands in capitals among other letters', () => {
      expect(slotsOf('IS relay', from)).toEqual([meaning, 'relai*']);
    });

    test('does not read it in a sentence, nor where all is in capitals', () => {
      expect(slotsOf('relay is light', from)).not.toContain(meaning);
      expect(slotsOf('RELAY IS LIGHT', from)).not.toContain(meaning);
    });

    test('does not look for it as a synonym', () => {
      const said = readQuery('intrinsically safe', from).flatMap(({ alternatives }) => alternatives);
      expect(said.some(({ terms }) => terms.includes(from.index.terms.get('is') ?? -1))).toBe(false);
    });
  });

  test('is the same with words of asking and courtesy around it', () => {
    expect(slotsOf('hi guys, please tell me whether you have any good float cord available')).toEqual(
      slotsOf('float cord'),
    );
  });

  test('of such words alone is searched by them', () => {
    const from = vocabulary(['near, nearby']);
    expect(slotsOf('near', from)).toEqual(['near']);
  });

  test('has no more slots than words, and each with something to look for', () => {
    const word = fc.constantFrom(...known, 'and', 'or', 'near', 'for', '20', 'xyzzy', 'control', 'register');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 24 }), (words) => {
        const slots = readQuery(words.join(' '), english);
        expect(slots.length).toBeLessThanOrEqual(16);
        for (const { alternatives } of slots) expect(alternatives.length).toBeGreaterThan(0);
      }),
    );
  });
});

const spoken = vocabulary([
  'panel, control box, enclosure',
  'is, intrinsically safe',
  'cable weight, sinker',
  'lift station pump, pit',
  'normally open, no',
]);
const asked = [
  'panel',
  'panels',
  'control box',
  'pump control box panel',
  'lift station pump clip',
  'IS panel',
  'is panel',
  'what is a float',
  'the',
  'NO float',
  'no float',
  'panle float',
  'floa',
  'float pla',
  'fl',
  'registermap',
  'register-map',
  'cable weight clip',
  'sinker with cord',
  'control-box for pump',
  'pump pump pump',
  'modbsu regster plga clp lihgt flot palce',
  'a b c d e f g h i j k l m n o p q float',
  '20 ft cord',
  '3 m',
  'lights',
  '',
];

/** Weights are right when the lists of `bench/search-quality` are: read which differ before the record is renewed (`vitest run -u`). */
test('each question is read as it was, with all that it may mean', async () => {
  const names = [...spoken.index.terms.keys()];
  const lines = asked.map((text) => {
    const slots = readQuery(text, spoken).map(({ alternatives, stress, isPhrase }) => {
      const all = alternatives.map(
        ({ terms, weight }) => `${terms.map((term) => names[term]).join('+')} ${weight.toFixed(3)}`,
      );
      return `  ${stress}${isPhrase === true ? ' phrase' : ''}: ${all.join(', ')}\n`;
    });
    return `${JSON.stringify(text)}\n${slots.join('')}`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('fixtures/read-queries.txt');
});
