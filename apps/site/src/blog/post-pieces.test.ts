import { expect, test } from 'vitest';
import { numbersOf, postPieces } from './post-pieces.ts';

const link = '<a href="/family/tern?configurator=TD-3">TD-3</a>';
const plate = { number: 'TD-3', to: '/family/tern?configurator=TD-3' };

test.each([
  [
    'a text without plates stays whole',
    '<p>One.</p><ul><li>Two</li></ul>',
    [{ html: '<p>One.</p><ul><li>Two</li></ul>' }],
  ],
  [
    'a link alone in its paragraph is a plate',
    `<p>A</p><p>${link}</p><p>B</p>`,
    [{ html: '<p>A</p>' }, plate, { html: '<p>B</p>' }],
  ],
  ['a link in a sentence stays a link', `<p>See ${link}.</p>`, [{ html: `<p>See ${link}.</p>` }]],
  [
    'a link to a page is no plate',
    '<p><a href="/family/tern">Tern</a></p>',
    [{ html: '<p><a href="/family/tern">Tern</a></p>' }],
  ],
  [
    'other parameters may come first',
    '<p> <a href="/family/tern?intrinsically-safe=true&amp;configurator=TI-1">TI-1</a></p>',
    [{ number: 'TI-1', to: '/family/tern?intrinsically-safe=true&configurator=TI-1' }],
  ],
  ['nothing is nothing', '', []],
])('%s', (_rule, html, pieces) => {
  expect(postPieces(html)).toEqual(pieces);
});

test('the numbers of all plates are asked for', () => {
  expect(numbersOf(`<p>${link}</p><p>and</p><p>${link.replaceAll('TD-3', 'TD-4')}</p>`)).toEqual(['TD-3', 'TD-4']);
});
