import { settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { type PageTabs, shownTab, tabHead } from './page-tab.ts';

const tabs: PageTabs = [
  { id: 'first', also: ['uno'], name: 'First', title: 'The first', description: () => 'One.' },
  { id: 'second', name: 'Second', title: 'The second', description: (settings) => settings['company.hours'] },
];
const at = (id?: string) => ({ params: id === undefined ? {} : { id } });

test.each([
  ['second', 'second'],
  ['SECOND', 'second'],
  ['uno', 'first'],
  ['unknown', 'first'],
  [undefined, 'first'],
])('the segment %s shows the tab %s', (segment, id) => {
  expect(shownTab(tabs, segment).id).toBe(id);
});

test('each tab has its title and description, and is known by its own address', () => {
  const head = tabHead('/page', tabs);
  const read = () => {
    throw new Error('reads nothing');
  };
  expect(head(at(), read, settingsFrom([]))).toEqual({
    title: 'The first',
    description: 'One.',
    canonical: '/page/first',
  });
  expect(head(at('second'), read, settingsFrom([]))).toMatchObject({
    description: '8:00am to 5:00pm Monday to Friday',
    canonical: '/page/second',
  });
});
