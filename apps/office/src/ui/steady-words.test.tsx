import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SteadyWords } from './steady-words.tsx';

const shown = (words: string | null) =>
  [
    ...renderToStaticMarkup(<SteadyWords words={words} among={['Asking …', 'Done']} />).matchAll(
      /<span( class="is-unsaid")?>([^<]+)/g,
    ),
  ].map(([, isUnsaid, text]) => (isUnsaid === undefined ? text : `(${text})`));

test('one text is said in the room of all', () => {
  expect(shown('Asking …')).toEqual(['Asking …', '(Done)']);
  expect(shown('Done')).toEqual(['(Asking …)', 'Done']);
});

test('nothing is said in the same room, and a text that was not foreseen is said, too', () => {
  expect(shown(null)).toEqual(['(Asking …)', '(Done)']);
  expect(shown('Mend it first.')).toEqual(['(Asking …)', '(Done)', 'Mend it first.']);
});
