import type { Configurator } from '@millrace/configurator';
import { type NumberAnswer, readPageQuery, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { Read } from '../page/plan.ts';
import { familyPartPlan, familyPlan } from './family-plan.ts';

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

const configurator: Configurator = {
  prefix: 'TD-',
  configGroups: [{ name: 'Supply', options: [{ code: '1' }, { code: '3' }] }],
};
const tern = { name: 'Tern', slug: 'tern', intrinsicallySafe: false, description: '', configurator };
const shareTitleAt = (search: string, family: object = tern) =>
  familyPlan.head(
    { path: '/family/tern', params: { id: 'tern' }, query: readPageQuery('family', new URLSearchParams(search)) },
    reader(family),
    settingDefaults,
  ).shareTitle;

test('the link to a whole number is shared under the number and its family', () =>
  expect(shareTitleAt('configurator=TD-3')).toBe('TD-3, Tern'));

test.each([
  ['no number', ''],
  ['what is no number', 'configurator=buy elsewhere'],
  ['a number that is not whole', 'configurator=TD-'],
])('the link to %s is shared under the family', (_, search) => expect(shareTitleAt(search)).toBe(undefined));

test('a family without a configurator is shared under its own name', () =>
  expect(shareTitleAt('configurator=TD-3', { ...tern, configurator: null })).toBe(undefined));
