import { expect, test } from 'vitest';
import { highlighted } from './highlight.tsx';

const marked = (text: string, words: string) =>
  highlighted(text, words)
    .map(({ part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

test.each([
  ['a word is marked wherever it stands', 'Duplex panel, duplex', 'duplex', '[Duplex] panel, [duplex]'],
  ['several words are marked each', 'Duplex panel, NEMA 4X', 'duplex 4x', '[Duplex] panel, NEMA [4X]'],
  ['a number typed without separators is found with them', 'PF-20-NO-P120', 'pf20no', '[PF-20-NO]-P120'],
  ['a number typed with separators is found without them', 'PF20NO', 'PF-20', '[PF20]NO'],
  [
    'small words beside longer ones are not marked',
    'A stainless float to wire',
    'how to wire a float',
    'A stainless [float] to [wire]',
  ],
  [
    'words that ask are not marked beside others',
    'How is a piggyback plug wired?',
    'how to wire a float',
    'How is a piggyback plug [wire]d?',
  ],
  [
    'a word is not marked within another one',
    'Tern with plug-in alternating relay',
    'tern',
    '[Tern] with plug-in alternating relay',
  ],
  ['a short word is marked where a word begins', 'The show: however', 'how', 'The show: [how]ever'],
  ['the codes of a number are marked alone', 'PF-20-NO, piano', 'no', 'PF-20-[NO], piano'],
  ['signs of patterns are plain text', 'a+b (c)', '(c', 'a+b ([c])'],
  ['text without a hit stays whole', 'Sora', 'tern', 'Sora'],
  ['separators alone mark nothing', 'A-B', '-', 'A-B'],
  ['nothing typed marks nothing', 'Sora', '  ', 'Sora'],
])('%s', (_rule, text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});
