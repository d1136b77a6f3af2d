import { namedLinks, type PageName, pagePaths, settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { matchPage } from './page/match-page.ts';
import type { SitePage } from './page/site-map.ts';
import { siteMap } from './routes.tsx';

const pages = Object.entries<SitePage>(siteMap.pages);

test.each(pages)('%s has code and a plan, in a file that is named after it', async (name, page) => {
  expect(String(page.load)).toContain(`/${name}-page.tsx`);
  const { Page, plan } = await page.load();
  expect(Page).toBeTypeOf('function');
  expect(plan.head).toBeTypeOf('function');
});

test('a page that is kept as one has more than one path', () => {
  const asOne = pages.filter(([, { kept }]) => kept === 'as-one').map(([name]) => name);
  expect(asOne).not.toEqual([]);
  for (const one of asOne) expect(pagePaths.filter(({ name }) => name === one).length).toBeGreaterThan(1);
});

test('a page for a token is not kept: its address may be used once', () => {
  for (const { name, holdsToken } of pagePaths) if (holdsToken === true) expect(siteMap.pages[name].kept).toBe('no');
});

test('who is led nowhere is led home', () => {
  const home: PageName = 'home';
  expect(matchPage({ pathname: siteMap.home, search: '' })?.name).toBe(home);
});

test('every link of the shell leads to a page, as the specification has them', () => {
  const links = [...settingDefaults['navigation.links'], ...settingDefaults['footer.links']];
  const dead = namedLinks(links).filter(({ to }) => matchPage({ pathname: to, search: '' }) === null);
  expect(dead).toEqual([]);
});
