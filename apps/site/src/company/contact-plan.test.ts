import { settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { contactTabs, offeredTabs } from './contact-plan.ts';

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
