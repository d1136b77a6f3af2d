import { settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { matchPage } from '../page/match-page.ts';
import type { Read } from '../page/plan.ts';
import { between, contactPlan, contactTabs, offeredTabs } from './contact-plan.ts';

const settings = {
  ...settingsFrom([]),
  'company.phone': '701-555-0142',
  'company.hours': '8 to 5',
  'company.email': 'sales@example.com',
  'company.address': ['Example Controls', '1 Road', 'Town 1'],
  'contact.betweenCities': [],
};

test('each tab says what a search finds there; the first line of an address is the name above it', () => {
  const said = Object.fromEntries(contactTabs.map(({ id, description }) => [id, description(settings)]));
  for (const part of ['701-555-0142', '8 to 5', 'sales@example.com']) expect(said['customer-services']).toContain(part);
  for (const part of ['1 Road', 'Town 1']) expect(said['location']).toContain(part);
  expect(said['location']).not.toContain('Example Controls');
});

test.each([
  [true, ['customer-services', 'location', 'employment']],
  [false, ['customer-services', 'location']],
])('a maker that offers positions (%s) has the tabs %j', (isOffered, ids) => {
  expect(offeredTabs({ ...settings, 'careers.isOffered': isOffered }).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [[], ''],
  [['Fargo'], ''],
  [['Fargo', 'Grand Forks'], 'Between Fargo and Grand Forks.'],
  [['Fargo', 'Grand Forks', 'Minot'], ''],
])('of the cities %j it is told: %s', (cities, words) => {
  expect(between(cities)).toBe(words);
});

test('the way is told between its cities and the address, and what is not known is left out', () => {
  const location = contactTabs.find(({ id }) => id === 'location');
  const told = (cities: string[]) => location?.description({ ...settings, 'contact.betweenCities': cities });
  expect(told(['Fargo', 'Minot'])).toBe('Where we are and how to get here. Between Fargo and Minot. 1 Road Town 1');
  expect(told([])).toBe('Where we are and how to get here. 1 Road Town 1');
  const [first] = contactTabs;
  expect(first.description({ ...settings, 'company.hours': '', 'company.phone': '' })).toBe(
    'Phone, e-mail and address. sales@example.com',
  );
});

test.each([
  ['/contact', 0, [true, true]],
  ['/contact/location', 0, [true, true]],
  ['/contact/nothing', 0, [true, true]],
  ['/contact/employment', 2, [true, false]],
  ['/contact/Employment', 2, [true, false]],
])('%s needs %i answers, and is there (%j) for a maker with positions and one without', (pathname, count, found) => {
  const match = matchPage({ pathname, search: '' });
  if (match === null) throw new Error('no page');
  const at = match.at as Parameters<typeof contactPlan.queries>[0];
  expect(contactPlan.queries(at).length).toBe(count);
  const isFound = (isOffered: boolean) =>
    contactPlan.found?.(at, (() => [
      { id: 1, group: 'careers', key: 'isOffered', value: isOffered },
    ]) as unknown as Read);
  expect([isFound(true), isFound(false)]).toEqual(found);
});
