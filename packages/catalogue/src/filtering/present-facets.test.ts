import { describe, expect, test } from 'vitest';
import { answers } from '../index.ts';
import { anonymous } from '../tables/viewer.ts';
import { attribute, category, family, product, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const snapshot = snapshotOf({
  attributes: [
    attribute({
      id: 1,
      key: 'amps',
      label: 'Amps',
      type: 'range',
      unit: 'A',
      precision: 1,
      help: 'At full load',
      filters: true,
    }),
    attribute({
      id: 2,
      key: 'volts',
      label: 'Supply',
      type: 'choice',
      choices: ['120', '240'],
      unit: 'V',
      filters: true,
    }),
    attribute({ id: 3, key: 'kg', label: 'Weight', type: 'number', unit: 'kg', filters: true }),
    attribute({ id: 4, key: 'seal', label: 'Seal', type: 'choice', choices: ['UL', 'CSA'], filters: true }),
  ],
  categories: [category({ id: 1, slug: 'panels' })],
  viewItems: [viewItem({ id: 1, categoryId: 1, slug: 'tern' })],
  families: [family({ id: 1, slug: 'tern' })],
  products: [
    product({ id: 1, attributes: { amps: { from: 2, to: 4 }, volts: '120', kg: 3, seal: 'UL' } }),
    product({ id: 2, attributes: { amps: 9.5, volts: '240', kg: 3, seal: 'UL' } }),
    product({ id: 3, attributes: { volts: ['120', '240'], seal: 'UL' } }),
  ],
});

function facets(filters = '') {
  const query = { filters, order: '', view: 'families' } as const;
  const answered = answers.categoryFacets(snapshot, { params: { slug: 'panels' }, query }, anonymous);
  if (!answered.ok) throw new Error(answered.refusal.message);
  return new Map(answered.answer.facets.map((facet) => [facet.key, facet]));
}

describe('a filter of numbers', () => {
  test('goes from the least to the most of all models, in steps that are counted', () => {
    const amps = facets().get('amps');
    expect(amps).toMatchObject({
      kind: 'range',
      name: 'Amps',
      help: 'At full load',
      unit: 'A',
      precision: 1,
      from: null,
      to: null,
    });
    if (amps?.kind !== 'range') throw new Error('a range');
    expect(amps.least).toBeLessThanOrEqual(2);
    expect(amps.most).toBeGreaterThanOrEqual(9.5);
    expect([amps.steps[0]?.from, amps.steps.at(-1)?.to]).toEqual([amps.least, amps.most]);
    for (const [at, step] of amps.steps.entries())
      if (at > 0) expect(step.from).toBeGreaterThanOrEqual(amps.steps[at - 1]?.to ?? 0);
  });

  test('has the ends that are chosen', () => {
    expect(facets('f.amps.from=3').get('amps')).toMatchObject({ from: 3, to: null });
    expect(facets('f.amps.to=3').get('amps')).toMatchObject({ from: null, to: 3 });
  });

  test('that is the same of all is there only where it is chosen', () => {
    expect(facets().has('kg')).toBe(false);
    expect(facets('f.kg.from=1').get('kg')).toMatchObject({ kind: 'range', from: 1 });
  });
});

describe('a filter of choices', () => {
  test('has each value with its unit and how many models have it', () => {
    expect(facets().get('volts')).toEqual({
      key: 'volts',
      name: 'Supply',
      help: '',
      kind: 'choice',
      values: [
        { value: '120', words: '120 V', count: 2, isChosen: false, isBuilt: false },
        { value: '240', words: '240 V', count: 2, isChosen: false, isBuilt: false },
      ],
    });
  });

  test('counts by the other filters, not by itself', () => {
    expect(facets('f.volts=120').get('volts')).toMatchObject({
      values: [
        { value: '120', count: 2, isChosen: true },
        { value: '240', count: 2, isChosen: false },
      ],
    });
    expect(facets('f.amps.from=9').get('volts')).toMatchObject({
      values: [
        { value: '120', count: 0 },
        { value: '240', count: 1 },
      ],
    });
  });

  test('of one value is there only where it is chosen', () => {
    expect(facets().has('seal')).toBe(false);
    expect(facets('f.seal=UL').get('seal')).toMatchObject({ values: [{ value: 'UL', words: 'UL', isChosen: true }] });
  });

  test('has a value that is chosen though nothing has it', () => {
    expect(facets('f.seal=CSA').get('seal')).toMatchObject({ kind: 'choice' });
  });
});
