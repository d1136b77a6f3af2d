import { describe, expect, test } from 'vitest';
import { ask, editor, usual } from '../testing/ask.ts';
import { category, family, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const { isLive, isVizzy } = usual;
const live = { params: {}, query: { isLive, isVizzy } };
const drafts = { params: {}, query: { isLive: false, isVizzy } };
const flagged = { params: {}, query: { isLive, isVizzy: true } };

const snapshot = snapshotOf({
  categories: [
    category({ id: 1, name: 'Floats', slug: 'floats', position: 2 }),
    category({ id: 2, name: 'Panels', slug: 'panels', position: 1 }),
    category({ id: 3, name: 'Duplex', slug: 'duplex', parentId: 2 }),
    category({ id: 4, name: 'Draft', slug: 'draft', isLive: false, position: 9 }),
    category({ id: 5, name: 'Flagged', slug: 'flagged', isVizzy: true, position: 9 }),
  ],
  families: [
    family({ id: 1, slug: 'tern' }),
    family({ id: 2, slug: 'tern', intrinsicallySafe: true }),
    family({ id: 3, slug: 'coming', isLive: false }),
  ],
  viewItems: [
    viewItem({ id: 1, categoryId: 2, type: 'category', slug: 'duplex', position: 2 }),
    viewItem({ id: 2, categoryId: 2, slug: 'tern', position: 1, variants: { 'intrinsically-safe': 'true' } }),
    viewItem({ id: 3, categoryId: 3, slug: 'tern' }),
    viewItem({ id: 4, categoryId: 3, slug: 'tern', isLive: false }),
    viewItem({ id: 5, categoryId: 3, slug: 'coming' }),
    viewItem({ id: 6, categoryId: 3, slug: 'nowhere', adURL: 'https://example.com/' }),
  ],
});
const tiles = (answer: unknown): unknown => expect.objectContaining({ viewItems: answer });

describe('a category', () => {
  test('is found by slug and by id, with its tiles in order', () => {
    const panels = {
      id: 2,
      name: 'Panels',
      slug: 'panels',
      description: '',
      imgUrl: null,
      parent: null,
      viewItems: [
        expect.objectContaining({ slug: 'tern', type: 'family', variants: { 'intrinsically-safe': 'true' } }),
        expect.objectContaining({ slug: 'duplex', type: 'category' }),
      ],
    };
    expect(ask(snapshot, 'categoryBySlug', { ...live, params: { slug: 'panels' } })).toEqual(panels);
    expect(ask(snapshot, 'categoryById', { ...live, params: { id: 2 } })).toEqual(panels);
  });

  test('names the category it lies in', () => {
    expect(ask(snapshot, 'categoryById', { ...live, params: { id: 3 } })).toMatchObject({
      parent: { name: 'Panels', slug: 'panels' },
    });
  });

  test('shows no tile that is not live or leads to what is not', () => {
    expect(ask(snapshot, 'categoryById', { ...live, params: { id: 3 } })).toEqual(
      tiles([expect.objectContaining({ slug: 'tern' }), expect.objectContaining({ slug: 'nowhere' })]),
    );
  });

  test('shows staff those too', () => {
    expect(ask(snapshot, 'categoryById', { ...drafts, params: { id: 3 } }, editor)).toEqual(
      tiles([expect.anything(), expect.anything(), expect.anything(), expect.anything()]),
    );
  });

  test.each([
    ['that does not exist', 'nothing'],
    ['that is not live', 'draft'],
    ['that is flagged', 'flagged'],
  ])('%s is not found', (_, slug) => {
    expect(ask(snapshot, 'categoryBySlug', { ...live, params: { slug } })).toBe('not-found');
  });

  test('that is not live is found by staff who ask for it', () => {
    expect(ask(snapshot, 'categoryBySlug', { ...drafts, params: { slug: 'draft' } }, editor)).toMatchObject({ id: 4 });
  });

  test.each([
    ['isLive=false', drafts],
    ['isVizzy=true', flagged],
  ])('strangers may not ask with %s', (_, input) => {
    expect(ask(snapshot, 'categories', input)).toBe('not-allowed');
    expect(ask(snapshot, 'rootCategories', input)).toBe('not-allowed');
    expect(ask(snapshot, 'categoryBySlug', { ...input, params: { slug: 'panels' } })).toBe('not-allowed');
    expect(ask(snapshot, 'categoryById', { ...input, params: { id: 2 } }, { kind: 'customer', customerId: 1 })).toBe(
      'not-allowed',
    );
  });
});

describe('lists of categories', () => {
  const slugs = (answer: unknown): unknown => Array.isArray(answer) && answer.map(({ slug }) => slug);

  test('the root has the top-level ones only', () => {
    expect(slugs(ask(snapshot, 'rootCategories', live))).toEqual(['panels', 'floats']);
  });
  test('all of them come branch by branch', () => {
    expect(slugs(ask(snapshot, 'categories', live))).toEqual(['panels', 'duplex', 'floats']);
  });
  test('staff see those not live too, or those flagged alone', () => {
    expect(slugs(ask(snapshot, 'categories', drafts, editor))).toEqual(['panels', 'duplex', 'floats', 'draft']);
    expect(slugs(ask(snapshot, 'categories', flagged, editor))).toEqual(['flagged']);
  });
});
