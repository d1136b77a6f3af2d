import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { ask, editor, usual } from '../testing/ask.ts';
import { float, panel } from '../testing/configurators.ts';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const carriedOnly: Configurator = { ...float, prefix: 'QF', catalogueOnly: true };

const snapshot = snapshotOf({
  families: [
    family({ id: 1, slug: 'tern', configurator: panel }),
    family({ id: 2, slug: 'petrel', configurator: float }),
    family({ id: 3, slug: 'hidden', isLive: false, configurator: { ...float, prefix: 'HF' } }),
    family({ id: 4, slug: 'quail', configurator: carriedOnly }),
    family({ id: 5, slug: 'tern', intrinsicallySafe: true, configurator: panel }),
  ],
  products: [
    product({
      id: 1,
      familyId: 1,
      partNumber: '7204418',
      configModelNo: 'TD-3-4X-4F-E|2S-20',
      priceCents: 90_850,
      description: 'Duplex',
    }),
    product({ id: 2, familyId: 2, partNumber: 'PF-20-NO', configModelNo: null, priceCents: null }),
    product({ id: 3, familyId: 3, partNumber: 'HIDDEN-1' }),
    product({ id: 4, familyId: 2, partNumber: 'DRAFT-1', configModelNo: 'PF30NO', priceCents: 4000, isLive: false }),
    product({ id: 5, familyId: 4, partNumber: 'QF-1', configModelNo: 'QF20NO', priceCents: 3500 }),
    product({ id: 6, familyId: 5, partNumber: 'IS-1' }),
  ],
});

describe('a family by part number', () => {
  test('says where it is', () => {
    expect(ask(snapshot, 'familyByPart', { params: { partNumber: 'pf-20-no' }, query: {} })).toEqual({
      slug: 'petrel',
      intrinsicallySafe: false,
    });
    expect(ask(snapshot, 'familyByPart', { params: { partNumber: 'IS-1' }, query: {} })).toEqual({
      slug: 'tern',
      intrinsicallySafe: true,
    });
  });
  test.each(['NOTHING', 'HIDDEN-1', 'DRAFT-1', 'TD-3-4X-4F-20'])('%s is not found', (partNumber) => {
    expect(ask(snapshot, 'familyByPart', { params: { partNumber }, query: {} })).toBe('not-found');
  });
});

describe('a family by model', () => {
  const found: [string, string, number][] = [
    ['a part number', '7204418', 1],
    ['the number of a product', 'TD-3-4X-4F-E|2S-20', 1],
    ['its label', 'TD-3-4X-4F-E2S-20', 1],
    ['a number no product carries', 'TD-1-1-3F-30', 1],
    ['a number without separators', 'PF20NC', 2],
    ['a number only the catalogue makes', 'QF20NO', 4],
  ];
  test.each(found)('is found by %s', (_, model, id) => {
    expect(ask(snapshot, 'familyByModel', { params: { model }, query: usual })).toMatchObject({ id });
  });
  test('is the intrinsically-safe variant where asked for', () => {
    expect(
      ask(snapshot, 'familyByModel', {
        params: { model: 'TD-1-1-3F-30' },
        query: { ...usual, intrinsicallySafe: true },
      }),
    ).toMatchObject({ id: 5 });
  });
  test.each(['NOTHING', '', 'TD-1-1-3F', 'TD-1-1-5F-30', 'TD-1-1-3F-30-1', 'HF20NO', 'HIDDEN-1', 'QF30NO'])(
    'is not found by %s',
    (model) => {
      expect(ask(snapshot, 'familyByModel', { params: { model }, query: usual })).toBe('not-found');
    },
  );
  test('that is not live is found by staff', () => {
    const drafts = { ...usual, isLive: false };
    expect(ask(snapshot, 'familyByModel', { params: { model: 'HF20NO' }, query: drafts }, editor)).toMatchObject({
      id: 3,
    });
    expect(ask(snapshot, 'familyByModel', { params: { model: 'HF20NO' }, query: drafts })).toBe('not-allowed');
  });
  test('for a configuration needs a model number', () => {
    expect(ask(snapshot, 'searchConfigurator', { params: { config: 'TD-1-1-3F-30' }, query: {} })).toMatchObject({
      id: 1,
    });
    expect(ask(snapshot, 'searchConfigurator', { params: { config: 'PF-20-NO' }, query: {} })).toBe('not-found');
    expect(ask(snapshot, 'searchConfigurator', { params: { config: 'TD-1-1' }, query: {} })).toBe('not-found');
  });
});

describe('a product by its configured number', () => {
  const answer = { partNumber: '7204418', price: 908.5, description: 'Duplex', configModelNo: 'TD-3-4X-4F-E|2S-20' };
  test.each(['TD-3-4X-4F-E|2S-20', 'TD-3-4X-4F-E2S-20'])('is found by %s', (config) => {
    expect(ask(snapshot, 'productByConfig', { params: { config }, query: {} })).toEqual(answer);
  });
  test.each(['TD-3-4X-4F-20', '7204418', 'PF30NO', 'NOTHING', ''])('is not found by %s', (config) => {
    expect(ask(snapshot, 'productByConfig', { params: { config }, query: {} })).toBe('not-found');
  });
});
