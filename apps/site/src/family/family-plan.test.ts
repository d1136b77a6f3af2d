import type { NumberAnswer } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { Read } from '../page/plan.ts';
import { familyPartPlan } from './family-plan.ts';

const nothing: NumberAnswer = { readAs: null, readings: [], nearly: null };
const nearly: NonNullable<NumberAnswer['nearly']> = {
  family: { name: 'Tern', slug: 'tern', intrinsicallySafe: false },
  cells: [],
  options: '',
  missing: ['Floats'],
  offers: [],
};

/** A reader with one answer for everything. */
const reader = (answer: unknown): Read => (<Data>() => answer as Data) satisfies Read;
const leadsTo = (part: string, answer: NumberAnswer | null) =>
  familyPartPlan.redirect?.({ path: '/family', params: {}, query: { part } }, reader(answer));

test('a part that is nearly a number leads to its family, which keeps what is right', () =>
  expect(leadsTo('TD-3-4X-5F', { ...nothing, nearly })).toBe('/family/tern?configurator=TD-3-4X-5F'));

test('a part that is no number at all leads nowhere, and none to the products', () => {
  expect(leadsTo('0815', null)).toBe(null);
  expect(leadsTo('0815', nothing)).toBe(null);
  expect(leadsTo('', null)).toBe('/category');
});
