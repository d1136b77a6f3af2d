import { expect, test } from 'vitest';
import { inFront, slideWindow, withBuilt, withModel } from './gallery-order.ts';

const media = ['a.svg', 'b.svg', 'c.svg'].map((filename) => ({ filename }));
const names = (list: readonly { filename: string }[]) => list.map((medium) => medium.filename);

test('an option’s images move to the front, in its order', () => {
  expect(names(inFront(media, ['c.svg', 'b.svg']))).toEqual(['c.svg', 'b.svg', 'a.svg']);
});
test('images the gallery has not are passed over; without any it is the gallery as it was', () => {
  expect(inFront(media, ['x.svg'])).toBe(media);
  expect(inFront(media, [])).toBe(media);
});
test('the pictures of the model that is looked at stand before the gallery, each once', () => {
  const uris = (model: Parameters<typeof withModel>[1]) =>
    withModel(
      ['families/a.svg', 'products/one.png'].map((uri) => ({
        ...{ uri, filename: '', name: 'Tern', type: 2 as const, infoImageText: '', poster: null },
      })),
      model,
    ).map(({ uri }) => uri);
  expect(uris({ partNumber: '1', name: 'One', pictures: ['products/one.png', 'products/two.png'] })).toEqual([
    'products/one.png',
    'products/two.png',
    'families/a.svg',
  ]);
  expect(uris({ partNumber: '1', name: 'One' })).toEqual(['families/a.svg', 'products/one.png']);
});
test('a number as it is built stands before everything else, with the number in its words; without one nothing is added', () => {
  const front = {
    uri: 'families/a.svg',
    filename: 'a.svg',
    name: 'Front',
    type: 2,
    infoImageText: '',
    poster: null,
  } as const;
  const [built, ...others] = withBuilt([front], 'picture/tern.svg?configurator=TD-3', 'TD-3');
  expect(built).toMatchObject({ uri: 'picture/tern.svg?configurator=TD-3', name: 'TD-3 as built', type: 2 });
  expect(others).toEqual([front]);
  expect(withBuilt([front], null, '')).toEqual([front]);
});
test.each([
  [5, 0, 0, 3],
  [5, 2, 2, 5],
  [5, 4, 2, 5],
  [5, -1, 0, 3],
  [2, 1, 0, 2],
  [3, 0, 0, 3],
  [4, 1, 1, 4],
  [0, 0, 0, 0],
])('of %s pictures from %s on, those from %s to %s are in view', (count, from, start, end) => {
  expect(slideWindow(count, from, 3)).toEqual({ start, end });
});

test.each([
  ['one of the middle', ['b.svg'], ['b.svg', 'a.svg', 'c.svg']],
  ['the first, as it stands', ['a.svg'], ['a.svg', 'b.svg', 'c.svg']],
  ['all, in its order', ['c.svg', 'a.svg', 'b.svg'], ['c.svg', 'a.svg', 'b.svg']],
  ['one that the gallery has beside one that it has not', ['x.svg', 'c.svg'], ['c.svg', 'a.svg', 'b.svg']],
])('an option moves to the front %s', (_, filenames, order) => {
  expect(names(inFront(media, filenames))).toEqual(order);
});

test('of two media with one name the first comes to the front, and the other stays', () => {
  const twins = [
    { filename: 'a.svg', uri: '1' },
    { filename: 'b.svg', uri: '2' },
    { filename: 'b.svg', uri: '3' },
  ];
  expect(inFront(twins, ['b.svg']).map(({ uri }) => uri)).toEqual(['2', '1', '3']);
});

test.each([
  ['the number and the name', { partNumber: 'PF-20', name: 'Float' }, 'PF-20 Float'],
  ['the number alone', { partNumber: 'PF-20', name: '' }, 'PF-20'],
  ['the name alone', { partNumber: '', name: 'Float' }, 'Float'],
])('a picture of a model is called by %s', (_, model, name) => {
  const [first] = withModel([], { ...model, pictures: ['products/deep/one.png'] });
  expect(first).toEqual({
    ...{ uri: 'products/deep/one.png', filename: 'one.png', name, type: 2, infoImageText: '', poster: null },
  });
});

test('the gallery is the same where no model is looked at, or it has no picture', () => {
  const gallery = withBuilt([], 'a.svg', 'A');
  expect(withModel(gallery, undefined)).toBe(gallery);
  expect(withModel(gallery, { partNumber: '1', name: 'One', pictures: [] })).toBe(gallery);
  expect(withBuilt(gallery, null, 'A')).toBe(gallery);
});

test('the last of the gallery that is also the picture of the model stands in front alone', () => {
  const gallery = [...withBuilt([], 'a.svg', 'A'), ...withBuilt([], 'b.svg', 'B')];
  const shown = withModel(gallery, { partNumber: '1', name: 'One', pictures: ['b.svg'] });
  expect(shown.map(({ uri, name }) => [uri, name])).toEqual([
    ['b.svg', '1 One'],
    ['a.svg', 'A as built'],
  ]);
});
