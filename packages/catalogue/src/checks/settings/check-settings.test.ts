import { settingDefaults } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { customer, customerFamily, family, faq, setting } from '../../testing/rows.ts';
import { codesOf, findingsOf, type Rows } from '../../testing/snapshot-of.ts';

const given = (group: string, key: string, value: string | number | boolean | string[], rows: Rows = {}): Rows => ({
  settings: [setting({ id: 1, group, key, value })],
  ...rows,
});
const settingCases: [string, Rows, string[]][] = [
  ['a text', given('company', 'phone', '701'), []],
  ['a number for a text', given('company', 'phone', 701), ['setting-type']],
  ['a list', given('company', 'address', ['1 Road']), []],
  ['a text for a list', given('company', 'address', '1 Road'), ['setting-type']],
  ['a setting nobody reads', given('guestbook', 'open', 3), []],
  ['a name every object has', given('constructor', 'name', 3), []],
  ['a time zone', given('company', 'timeZone', 'Europe/Oslo'), []],
  ['no time zone', given('company', 'timeZone', 'Oslo time'), ['setting-value']],
  ['the question of the mobile app', given('mobileApp', 'faqId', 1, { faqs: [faq({ id: 1 })] }), []],
  ['no mobile app', given('mobileApp', 'faqId', 0), []],
  ['an address outside', given('social', 'facebook', 'https://social.example/x'), []],
  ['no address outside', given('contact', 'mapEmbed', ''), []],
  ['a path for an address outside', given('contact', 'mapUrl', '/map'), ['setting-value']],
  ['an address that runs', given('video', 'embedBase', 'javascript:alert(1)//'), ['setting-value']],
  ['half an address outside', given('mobileApp', 'appStoreUrl', 'https://'), ['setting-value']],
  ['an address mails come from', given('mail', 'from', 'web@mail.example'), []],
  ['no address mails come from', given('mail', 'from', ''), []],
  ['an address with a name', given('mail', 'from', 'Us <web@mail.example>'), ['setting-value']],
  ['an address with a second line', given('mail', 'replyTo', 'a@b.example\r\nBcc: c@d.example'), ['setting-value']],
  ['a day', given('mail', 'keepDays', 1), []],
  ['no day', given('mail', 'keepDays', 0), ['setting-value']],
  ['half a day', given('mail', 'keepDeadDays', 0.5), ['setting-value']],
  ['a month', given('hr', 'keepApplicationsMonths', 1), []],
  ['no month', given('hr', 'keepApplicationsMonths', 0), ['setting-value']],
  ['half a month', given('hr', 'keepApplicationsMonths', 1.5), ['setting-value']],
  ['the most months', given('hr', 'keepApplicationsMonths', 600), []],
  ['more than that', given('hr', 'keepApplicationsMonths', 601), ['setting-value']],
  ['months as text', given('hr', 'keepApplicationsMonths', '12'), ['setting-type']],
  ['one application', given('hr', 'applicationsMax', 1), []],
  ['no application', given('hr', 'applicationsMax', 0), ['setting-value']],
  ['more sign-ups than anything bears', given('accounts', 'signUpsMax', 10_000_001), ['setting-value']],
  ['half a registration', given('event', 'registrationsMax', 1.5), ['setting-value']],
  ['room for the largest file', given('hr', 'resumesMaxMb', 10), []],
  ['room for less than the largest file', given('hr', 'resumesMaxMb', 9), ['setting-value']],
  ['a score', given('botCheck', 'minimumScore', 1), []],
  ['a score below the lowest', given('botCheck', 'minimumScore', -0.1), ['setting-value']],
  ['a score above the highest', given('botCheck', 'minimumScore', 1.1), ['setting-value']],
  ['some work', given('botCheck', 'workRounds', 1), []],
  ['no work', given('botCheck', 'workRounds', 0), ['setting-value']],
  ['half a round', given('botCheck', 'workRounds', 1.5), ['setting-value']],
  ['the most work', given('botCheck', 'workRounds', 100_000), []],
  ['more than that', given('botCheck', 'workRounds', 100_001), ['setting-value']],
  ['a question that does not exist', given('mobileApp', 'faqId', 1), ['setting-value']],
];

/** Settings that pages put into a link or a frame, by their names. */
const links = Object.keys(settingDefaults).filter((name) => /(?:Url|Embed|embedBase)$|^social\./.test(name));
test.each(links)('%s runs nothing', (name) => {
  const [group = '', key = ''] = name.split('.');
  expect(codesOf(given(group, key, 'javascript:alert(1)'))).toEqual(['setting-value']);
  expect(codesOf(given(group, key, 'https://there.example/x'))).toEqual([]);
});

describe('a setting is of its type and names what exists', () => {
  test.each(settingCases)('%s', (_, rows, codes) => {
    expect(codesOf(rows)).toEqual(codes);
  });
});

test.each([
  ['a text', given('company', 'phone', 701), 'company.phone must be a string.'],
  ['a list', given('company', 'address', '1 Road'), 'company.address must be a list of texts.'],
  ['a number', given('mail', 'keepDays', '1'), 'mail.keepDays must be a number.'],
])('a setting of another type is told that it must be %s', (_, rows, message) => {
  expect(findingsOf(rows).map((found) => found.message)).toEqual([message]);
});

const group = { id: 1, name: 'Group' };
const families = [family({ id: 1, isLive: false })];
const page = customerFamily({ id: 1 });
const privateLabelCases: [string, Rows, string[]][] = [
  [
    'a page of a customer in a group',
    { families, privateLabelGroups: [group], customers: [customer({ id: 1, groupId: 1 })], customerFamilies: [page] },
    [],
  ],
  ['a group that does not exist', { customers: [customer({ id: 1, groupId: 1 })] }, ['unknown-private-label-group']],
  ['a customer without a group', { customers: [customer({ id: 1 })] }, []],
  [
    'a page of a customer without a group',
    { families, customers: [customer({ id: 1 })], customerFamilies: [page] },
    ['customer-without-group'],
  ],
  ['a page of a customer that does not exist', { families, customerFamilies: [page] }, ['unknown-customer']],
  [
    'a page of a family that does not exist',
    { privateLabelGroups: [group], customers: [customer({ id: 1, groupId: 1 })], customerFamilies: [page] },
    ['unknown-family'],
  ],
];

const askingForLevel = { context: [{ name: 'level', values: ['gold', 'silver'] }], configGroups: [] };
const factCases: [string, { name: string; value: string }[], string[]][] = [
  ['that rules ask for', [{ name: 'level', value: 'gold' }], []],
  ['that the account has by itself', [{ name: 'customer', value: 'north' }], ['fact-of-the-account facts.0.name']],
  ['of the group', [{ name: 'label', value: '1' }], ['fact-of-the-account facts.0.name']],
  [
    'that is there twice',
    [
      { name: 'level', value: 'gold' },
      { name: 'level', value: 'silver' },
    ],
    ['duplicate-fact facts.1.name'],
  ],
  ['that nothing asks for', [{ name: 'market', value: 'US' }], ['unasked-fact facts.0.name']],
  ['with a value that nothing lists', [{ name: 'level', value: 'bronze' }], ['unlisted-fact facts.0.value']],
];
test.each(factCases)('a fact of a customer %s', (_, facts, found) => {
  const rows = {
    families: [family({ id: 1, isLive: false, configurator: askingForLevel })],
    customers: [customer({ id: 1, facts })],
  };
  const ofCustomers = findingsOf(rows).filter(({ kind }) => kind === 'customers');
  expect(ofCustomers.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(found);
});

describe('private label refers to what exists', () => {
  test.each(privateLabelCases)('%s', (_, rows, codes) => {
    expect(codesOf(rows)).toEqual(codes);
  });
});
