import { expect, test } from 'vitest';
import { picturesOf } from './have-pictures-made.ts';

test('the pictures of a document are its own, in every size, each once', () => {
  const document = [
    '<script src="/start.js"></script><a href="/media/a.pdf"></a>',
    '<img alt="" src="/media/a.svg"/><img alt="" src="/media/a.svg">',
    '<img srcSet="/media/b.jpg?w=320&amp;v=2 320w, /media/b.jpg?w=640&amp;v=2 640w" src="/media/b.jpg?w=960">',
  ].join('');
  expect(picturesOf(document)).toEqual([
    '/media/a.svg',
    '/media/b.jpg?w=320&v=2',
    '/media/b.jpg?w=640&v=2',
    '/media/b.jpg?w=960',
  ]);
});
