import type { Family } from '@millrace/contract';
import type { FamilyInclude } from '@millrace/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { ask, editor, usual } from '../testing/ask.ts';
import { panel } from '../testing/configurators.ts';
import { category, document, family, faq, product, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const picture = {
  type: 2 as const,
  uri: 'families/tern.svg',
  filename: 'tern.svg',
  name: 'Tern',
  infoImageText: 'Open',
  poster: null,
};
const video = { ...picture, type: 3 as const, uri: 'abcdefghijk', filename: '', poster: 'posters/tern.svg' };
const image = { uri: 'faq/a.svg', filename: 'a.svg' };
const clip = { name: 'How', uri: 'abcdefghijk', poster: null };

const snapshot = snapshotOf({
  categories: [
    category({ id: 1, name: 'Panels', slug: 'panels' }),
    category({ id: 2, name: 'Duplex', slug: 'duplex', parentId: 1 }),
  ],
  viewItems: [viewItem({ id: 1, type: 'category', slug: 'duplex' }), viewItem({ id: 2, categoryId: 2, slug: 'tern' })],
  families: [
    family({
      id: 1,
      name: 'Tern',
      slug: 'tern',
      description: 'Two pumps.',
      configurator: panel,
      media: [video, picture],
      documentIds: [3, 2, 1],
      faqIds: [1, 2],
      accessoryPartNumbers: ['P-9', 'P-8'],
      specs: [{ title: 'Supply', kvo: [{ key: 'Volts', value: '230' }] }],
      alertType: 'Notice',
      alertMsg: 'New relay.',
      effective: '2026-02-01',
      prodRep: 'P-9',
    }),
    family({ id: 2, name: 'Tern IS', slug: 'tern', intrinsicallySafe: true }),
    family({ id: 3, name: 'Draft', slug: 'draft', isLive: false }),
    family({ id: 4, name: 'Wren', slug: 'wren', media: [{ ...picture, uri: 'families/wren.svg' }] }),
  ],
  products: [
    product({ id: 1, priceCents: 3500 }),
    product({ id: 2, priceCents: 12_050 }),
    product({ id: 3, priceCents: null }),
    product({ id: 4, priceCents: 100, isObsolete: true }),
    product({ id: 5, priceCents: 1, isLive: false }),
    product({ id: 9, familyId: 4, priceCents: 0, description: 'Bracket' }),
    product({ id: 8, familyId: 3 }),
  ],
  documents: [
    document({ id: 1, docType: 'TDS' }),
    document({ id: 2, docType: 'UG' }),
    document({ id: 3, docType: 'UG', isLive: false }),
  ],
  faqs: [
    faq({ id: 1, video: clip, image, steps: [{ answer: 'First', image, video: null }] }),
    faq({ id: 2, isLive: false }),
  ],
});
const query = usual;
const tern = (include?: FamilyInclude[]) =>
  ask(snapshot, 'familyBySlug', { params: { slug: 'tern' }, query: { ...query, include } });

describe('a family', () => {
  test('has everything the page shows', () => {
    expect(tern()).toEqual({
      id: 1,
      name: 'Tern',
      slug: 'tern',
      intrinsicallySafe: false,
      hasVariant: true,
      description: 'Two pumps.',
      isObsolete: false,
      breadcrumbs: [
        { name: 'Panels', slug: 'panels' },
        { name: 'Duplex', slug: 'duplex' },
      ],
      images: [picture],
      videos: [video],
      alertType: 'Notice',
      alertMsg: 'New relay.',
      effective: '2026-02-01',
      prodRep: 'P-9',
      specs: [{ title: 'Supply', kvo: [{ key: 'Volts', value: '230' }] }],
      faqIds: [1, 2],
      configurator: panel,
      priceFrom: 35,
      priceTo: 120.5,
      documentsByType: {
        tds: [expect.objectContaining({ id: 1, docType: 'TDS' })],
        mdf: [],
        qsg: [],
        wsg: [],
        gig: [],
        ug: [expect.objectContaining({ id: 2 })],
      },
      products: [1, 2, 3, 4].map((id) => expect.objectContaining({ partNumber: `P-${id}` })),
      accessories: [
        {
          partNumber: 'P-9',
          name: 'Product 9',
          price: 0,
          description: 'Bracket',
          thumbnail: 'families/wren.svg',
          family: { name: 'Wren', slug: 'wren' },
        },
        expect.objectContaining({ partNumber: 'P-8', thumbnail: null, family: null }),
      ],
      faqs: [expect.objectContaining({ id: 1, video: clip, image, steps: [{ answer: 'First', image, video: null }] })],
    });
  });

  test('has no price span where no price is known, and no path where no category leads to it', () => {
    expect(ask(snapshot, 'familyById', { params: { id: 4 }, query })).toMatchObject({
      priceFrom: null,
      priceTo: null,
      breadcrumbs: [],
      configurator: null,
    });
  });

  const parts = ['documentsByType', 'products', 'accessories', 'faqs'] as const;
  const included: [FamilyInclude[], (typeof parts)[number][]][] = [
    [['content'], ['documentsByType']],
    [['products'], ['products']],
    [['accessories'], ['accessories']],
    [['accessories.family'], ['accessories']],
    [['faqs'], ['faqs']],
    [['faqs.steps.image'], ['faqs']],
    [
      ['products', 'faqs'],
      ['products', 'faqs'],
    ],
  ];
  test.each(included)('with include=%s has just %s', (include, expected) => {
    const found = tern(include);
    expect(parts.filter((part) => typeof found === 'object' && part in found)).toEqual(expected);
  });

  const narrowed: [FamilyInclude[], Partial<Family>][] = [
    [
      ['accessories'],
      { accessories: [expect.objectContaining({ partNumber: 'P-9', family: null }), expect.anything()] },
    ],
    [['faqs'], { faqs: [expect.objectContaining({ video: null, image: null, steps: [] })] }],
    [['faqs.video'], { faqs: [expect.objectContaining({ video: clip, image: null, steps: [] })] }],
    [['faqs.image'], { faqs: [expect.objectContaining({ video: null, image })] }],
    [['faqs.steps'], { faqs: [expect.objectContaining({ steps: [{ answer: 'First', image: null, video: null }] })] }],
    [['faqs.steps.image'], { faqs: [expect.objectContaining({ steps: [{ answer: 'First', image, video: null }] })] }],
  ];
  test.each(narrowed)('with include=%s leaves out what is not named', (include, expected) => {
    expect(tern(include)).toMatchObject(expected);
  });

  test('is the intrinsically-safe variant where asked for', () => {
    const safe = { ...query, intrinsicallySafe: true };
    expect(ask(snapshot, 'familyBySlug', { params: { slug: 'tern' }, query: safe })).toMatchObject({
      id: 2,
      hasVariant: true,
    });
    expect(ask(snapshot, 'familyBySlug', { params: { slug: 'wren' }, query: safe })).toMatchObject({
      id: 4,
      hasVariant: false,
    });
  });

  test('has no variant where the other is not shown', () => {
    const hidden = snapshotOf({
      families: [
        family({ id: 1, slug: 'tern' }),
        family({ id: 2, slug: 'tern', intrinsicallySafe: true, isLive: false }),
      ],
    });
    const safe = { params: { slug: 'tern' }, query: { ...query, intrinsicallySafe: true } };
    expect(ask(hidden, 'familyBySlug', safe)).toMatchObject({ id: 1, hasVariant: false });
    expect(ask(hidden, 'familyBySlug', { ...safe, query: { ...safe.query, isLive: false } }, editor)).toMatchObject({
      id: 2,
      hasVariant: true,
    });
  });

  test.each(['nothing', 'draft'])('%s is not found', (slug) => {
    expect(ask(snapshot, 'familyBySlug', { params: { slug }, query })).toBe('not-found');
  });
  test.each([3, 9])('number %i is not found', (id) => {
    expect(ask(snapshot, 'familyById', { params: { id }, query })).toBe('not-found');
  });
  test('that is not live, with products that are not, is for staff', () => {
    const drafts = { ...query, isLive: false };
    expect(ask(snapshot, 'familyById', { params: { id: 3 }, query: drafts }, editor)).toMatchObject({ id: 3 });
    expect(ask(snapshot, 'familyById', { params: { id: 1 }, query: drafts }, editor)).toMatchObject({
      products: [{}, {}, {}, {}, { partNumber: 'P-5' }],
    });
    expect(ask(snapshot, 'familyById', { params: { id: 3 }, query: drafts })).toBe('not-allowed');
    expect(ask(snapshot, 'familyBySlug', { params: { slug: 'tern' }, query: { ...query, isVizzy: true } })).toBe(
      'not-allowed',
    );
  });

  test('lists: all that are live, or the intrinsically-safe ones', () => {
    const ids = (answer: unknown): unknown => Array.isArray(answer) && answer.map(({ id }) => id);
    expect(ids(ask(snapshot, 'families', { params: {}, query }))).toEqual([1, 2, 4]);
    expect(ids(ask(snapshot, 'families', { params: {}, query: { ...query, intrinsicallySafe: true } }))).toEqual([2]);
    expect(ask(snapshot, 'families', { params: {}, query: { ...query, isLive: false } })).toBe('not-allowed');
  });
});
