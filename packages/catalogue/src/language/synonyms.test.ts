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
