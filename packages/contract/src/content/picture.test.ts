import { expect, test } from 'vitest';
import { contentPicture } from './picture.ts';

const row = (drawing: string, change: object = {}) => ({
  id: 1,
  familyId: 1,
  isLive: true,
  position: 0,
  picture: {
    words: 'Panel',
    width: 100,
    height: 100,
    layers: [{ name: 'box', words: 'box', drawing, ...change }],
    balloons: [],
    measures: [],
  },
});

test.each<[string, object, boolean]>([
  [
    'figures in groups',
    row('<g transform="matrix(1 0 0 1 2.5 -3)"><path class="outline paper" d="M0 0L9 9Z"/></g>'),
    true,
  ],
  ['a script', row('<script>alert(1)</script>'), false],
  ['an event', row('<path d="M0 0" onload="x"/>'), false],
  ['a link', row('<a href="x"><path d="M0 0"/></a>'), false],
  ['a style', row('<path style="fill:red" d="M0 0"/>'), false],
  ['an outside picture', row('<image href="x.png"/>'), false],
  ['a figure that is not closed', row('<path d="M0 0">'), false],
  ['words between elements', row('<g>words</g>'), false],
  ['a value that closes its quote', row('<path d="M0 0"" onload="x"/>'), false],
  ['a misspelt condition', row('<path d="M0 0"/>', { wen: ['A.1'] }), false],
])('a layer with %s', (_, given, isTaken) => {
  expect(contentPicture.safeParse(given).success).toBe(isTaken);
});

test('a long drawing that is refused at its end is refused in steps of its length: else this never ends', () => {
  expect(contentPicture.safeParse(row(`${'<path class="a" d="M0 0L9 9"/> '.repeat(3000)}<x`)).success).toBe(false);
});
