import { expect, test } from 'vitest';
import { highlighted } from './highlight.tsx';

const marked = (text: string, words: string) =>
  highlighted(text, words)
    .map(({ part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

test.each([
  ['Pump Float', 'float', 'Pump [Float]'],
  ['Pump Float', 'float pump', '[Pump] [Float]'],
  ['TD-E|2S', 'e|2s', 'TD-[E|2S]'],
  ['A (b) c', '(b)', 'A [(b)] c'],
  ['Pump', ' ', 'Pump'],
  ['Pump', 'x', 'Pump'],
])('in “%s”, “%s” is marked: %s', (text, words, result) => expect(marked(text, words)).toBe(result));
