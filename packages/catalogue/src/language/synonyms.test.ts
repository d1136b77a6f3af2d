import { describe, expect, test } from 'vitest';
import { phrasesIn, readSynonyms, synonymsFault } from './synonyms.ts';

const synonyms = readSynonyms(['lift station, pump station, sump', 'horn, buzzer, sounder']);

test('each phrase of a line finds the others, by the stems of its words', () => {
  expect(synonyms.othersOf(['sump'])).toEqual([
    ['lift', 'station'],
    ['pump', 'station'],
  ]);
  expect(synonyms.othersOf(['buzzer'])).toEqual([['horn'], ['sounder']]);
  expect(synonyms.othersOf(['lamp'])).toEqual([]);
});

test('a phrase in a text is one term', () => {
  expect([...phrasesIn(['a', 'lift', 'station', 'horn'], synonyms)]).toEqual(['lift station']);
  expect([...phrasesIn(['dry', 'run'], readSynonyms(['dry run, idling']))]).toEqual(['dry run']);
});

describe('the setting', () => {
  const many = (count: number, of: string): string => Array.from({ length: count }, (_, at) => `${of}${at}`).join(', ');
  test.each([
    ['two phrases', ['sump, pit'], null],
    ['one phrase', ['sump'], 'must name at least two phrases with commas between them.'],
    ['an empty phrase', ['sump, ,pit'], 'must name at least two phrases with commas between them.'],
    ['a phrase of six words', ['pit, a b c d e f'], 'has a phrase of more than 5 words.'],
    ['25 phrases', [many(25, 'word')], 'has more than 24 phrases.'],
    ['1,001 lines', Array.from({ length: 1001 }, () => 'a, b'), 'at most 1000 lines.'],
  ])('%s', (_, lines, fault) => {
    expect(synonymsFault(lines)?.message.replace(/^“.*” /, '') ?? null).toBe(fault);
  });
});

test('a phrase of several lines has at most 24 others, those of the first lines', () => {
  const line = (nth: number): string => ['sump', ...Array.from({ length: 10 }, (_, at) => `w${nth}x${at}`)].join(', ');
  const read = readSynonyms([1, 2, 3].map(line));
  expect(read.othersOf(['sump'])).toHaveLength(24);
  expect(read.othersOf(['sump']).at(-1)).toEqual(['w3x3']);
  expect(read.othersOf(['w1x0'])).toHaveLength(10);
});

test('the longest phrase is known, of all and of each beginning', () => {
  const read = readSynonyms(['lift station, sump', 'lift, raise', 'pump control box, panel']);
  expect([read.longest, read.longestFrom('lift'), read.longestFrom('pump'), read.longestFrom('x')]).toEqual([
    3, 2, 3, 0,
  ]);
  expect(readSynonyms([]).longest).toBe(1);
});

test('phrases in a text overlap, and the longest of one beginning comes first', () => {
  const read = readSynonyms(['lift station, sump', 'lift station pump, pit', 'station pump, well']);
  expect([...phrasesIn(['lift', 'station', 'pump'], read)]).toEqual([
    'lift station pump',
    'lift station',
    'station pump',
  ]);
  expect([...phrasesIn(['lift'], read)]).toEqual([]);
});
