import { employmentTypes, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { PageAddress, Read } from '../../page/plan.ts';
import { applicationPlan, askedJob, typeWords } from './application-plan.ts';

const settings = { ...settingDefaults, 'company.name': 'Example Controls' };
const pageOf = (id?: string) =>
  ({ path: '/employment', params: id === undefined ? {} : { id }, query: {} }) as PageAddress<'application'>;
const reading = (job: unknown): Read => (() => job) as unknown as Read;
const form = {
  title: 'Application',
  description: 'Apply for work at Example Controls online: a form, your résumé, and a copy by e-mail.',
  canonical: '/employment',
};

test('an application for a job names it and its kind, and is hidden from search engines', () => {
  expect(applicationPlan.head(pageOf('7'), reading({ name: 'Panel builder', type: 'Internship' }), settings)).toEqual({
    title: 'Application For Panel builder',
    description: 'Apply online for Panel builder, Intern, at Example Controls.',
    hidden: true,
  });
  expect(applicationPlan.queries(pageOf('7'))).toHaveLength(1);
});

test.each([
  ['for none in particular is found by search engines', undefined, false, 0],
  ['for a job that is not there is hidden', '7', true, 1],
  ['for what is no reference number is hidden, and asks for nothing', 'seven', true, 0],
])('an application %s', (_, id, hidden, asked) => {
  expect(applicationPlan.head(pageOf(id), reading(null), settings)).toEqual({ ...form, hidden });
  expect(applicationPlan.queries(pageOf(id))).toHaveLength(asked);
});

test.each([
  [undefined, null],
  ['', null],
  ['7', 7],
  [' 7 ', 7],
  ['07', null],
  ['0', null],
  ['-7', null],
  ['7.5', null],
  ['seven', null],
  ['999999999', 999_999_999],
  ['1000000000', null],
])('of /employment/%s the reference number is %s', (id, asked) => expect(askedJob(id)).toBe(asked));

test('the form calls an internship by who has it, and every other kind as all do', () => {
  expect(employmentTypes.map(typeWords)).toEqual(['Full-Time', 'Part-Time', 'Seasonal', 'Intern', 'Remote']);
});
