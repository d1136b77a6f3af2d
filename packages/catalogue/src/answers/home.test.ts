import { describe, expect, test } from 'vitest';
import { ask, editor, usual } from '../testing/ask.ts';
import { carousel, category, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const { isLive, isVizzy } = usual;
const live = { params: {}, query: { isLive, isVizzy } };
const drafts = { params: {}, query: { isLive: false, isVizzy } };

const snapshot = snapshotOf({
  carousels: [
    carousel({ id: 1, position: 2 }),
    carousel({ id: 2, position: 1, link: 'https://example.com/', isExternal: true, modelNumber: 'TD-3' }),
    carousel({ id: 3, isLive: false }),
  ],
  categories: [
    category({ id: 1, name: 'Panels', slug: 'panels', imgUrl: 'categories/panels.svg' }),
    category({ id: 2, name: 'Duplex', slug: 'duplex', parentId: 1 }),
    category({ id: 3, isLive: false }),
  ],
  viewItems: [viewItem({ id: 1, type: 'category', slug: 'duplex' })],
});
const second = {
  id: 2,
  title: 'Banner 2',
  link: 'https://example.com/',
  isExternal: true,
  content: { uri: 'banners/banner-2.svg' },
  caption: '',
  action: 'Look',
  modelNumber: 'TD-3',
};

const whole = { ...second, isLive: true, position: 1 };

describe('home', () => {
  test('has live banners in order and a button for each live category', () => {
    expect(ask(snapshot, 'homeItems', live)).toEqual({
      carousels: [second, expect.objectContaining({ id: 1 })],
      viewItems: [
        { name: 'Panels', slug: 'panels', isLive: true, imgUrl: 'categories/panels.svg' },
        { name: 'Duplex', slug: 'duplex', isLive: true, imgUrl: null },
      ],
    });
  });
  test('shows staff what is not live, and strangers never', () => {
    expect(ask(snapshot, 'homeItems', drafts, editor)).toMatchObject({
      carousels: [{ id: 3 }, { id: 2 }, { id: 1 }],
      viewItems: [{}, {}, { isLive: false }],
    });
    expect(ask(snapshot, 'homeItems', drafts)).toBe('not-allowed');
  });
});

describe('banners', () => {
  test('of one position stand in the order of their ids', () => {
    const equal = snapshotOf({ carousels: [carousel({ id: 9 }), carousel({ id: 4 }), carousel({ id: 7 })] });
    expect(ask(equal, 'carousels', live)).toMatchObject([{ id: 4 }, { id: 7 }, { id: 9 }]);
  });
  test('may be none at all', () => {
    expect(ask(snapshotOf({}), 'homeItems', live)).toEqual({ carousels: [], viewItems: [] });
  });
  test('are listed in the order of the home page, whole', () => {
    expect(ask(snapshot, 'carousels', live)).toEqual([whole, expect.objectContaining({ id: 1 })]);
    expect(ask(snapshot, 'carousels', drafts)).toBe('not-allowed');
  });
  test('are found by id; those not live by staff only', () => {
    expect(ask(snapshot, 'carouselById', { params: { id: 2 }, query: {} })).toEqual(whole);
    expect(ask(snapshot, 'carouselById', { params: { id: 3 }, query: {} })).toBe('not-found');
    expect(ask(snapshot, 'carouselById', { params: { id: 3 }, query: {} }, editor)).toMatchObject({ id: 3 });
    expect(ask(snapshot, 'carouselById', { params: { id: 9 }, query: {} }, editor)).toBe('not-found');
  });
});
