import { expect, test } from 'vitest';
import { belongingTo } from './belonging.ts';

test('a family has models, and once it has an address tiles that lead to it', () => {
  expect(belongingTo('families', { id: 7, slug: '' }).map(({ kind }) => kind)).toEqual(['products']);
  const [models, tiles] = belongingTo('families', {
    id: 7,
    slug: 'heron',
    name: 'Heron',
    media: [
      { type: 3, uri: 'a video' },
      { type: 2, uri: 'families/heron.svg' },
    ],
  });
  expect(models).toMatchObject({ filter: { familyId: 7 }, preset: { familyId: 7 } });
  expect(tiles).toMatchObject({
    kind: 'viewItems',
    filter: { type: 'family', slug: 'heron' },
    preset: { slug: 'heron', title: 'Heron', name: 'Heron', imgUrl: 'families/heron.svg', isLive: true },
  });
});

test('a tile begins without a picture where the family has none', () => {
  for (const media of [undefined, [], [{ type: 2, uri: '' }], [null, 'word', { type: 2 }]])
    expect(belongingTo('families', { id: 7, slug: 'heron', media })[1]?.preset).toMatchObject({ imgUrl: null });
});

test('a group has its customers, and a customer its families', () => {
  expect(belongingTo('privateLabelGroups', { id: 2, name: 'North' })).toMatchObject([
    { kind: 'customers', filter: { groupId: 2 }, preset: { groupId: 2 } },
  ]);
  expect(belongingTo('customers', { id: 5 })).toMatchObject([
    { kind: 'customerFamilies', filter: { customerId: 5 }, preset: { customerId: 5 } },
  ]);
});
test('a category has the tiles of its page, and other rows have none', () => {
  expect(belongingTo('categories', { id: 3, slug: 'alarms' })).toMatchObject([
    { kind: 'viewItems', filter: { categoryId: 3 }, preset: { categoryId: 3 } },
  ]);
  expect(belongingTo('faqs', { id: 3 })).toEqual([]);
  expect(belongingTo('families', {})).toEqual([]);
});
