import { namedLinks, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { isWithin } from './site-links.ts';

const links = namedLinks(settingDefaults['navigation.links']);
const marked = (path: string) => links.filter(({ to }) => isWithin(path, to)).map(({ name }) => name);

test.each([
  ['/category', ['Products']],
  ['/category/floats', ['Products']],
  ['/family/tern', ['Products']],
  ['/faq', ['Support']],
  ['/Support/Videos', ['Support']],
  ['/employment/7', ['Careers']],
  ['/contact/employment', ['Contact']],
  ['/orders', ['Orders']],
  ['/ordersheet', []],
  ['/home', []],
])('at %s the menu marks %j', (path, names) => {
  expect(marked(path)).toEqual(names);
});
