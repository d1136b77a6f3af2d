import type { Page } from '@playwright/test';
import { test as base, expect } from '../browser/fixtures.ts';
import config from '../playwright.config.ts';
import { type StandIn, standIn } from '../site/stand-in.ts';
import { isKept, offlineBar, WITHIN_MS } from './kept-offline.ts';

/** After a server that can be told to answer differently. */
const test = base.extend<{ stand: StandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  stand: async ({}, use) => {
    const stand = await standIn(String(config.use?.baseURL));
    await use(stand);
    await stand.stop();
  },
  baseURL: async ({ stand }, use) => use(stand.address),
});
test.use({ ownWindow: true, serviceWorkers: 'allow', losesNetwork: true });

const ABOUT = '/api/Content/doc/About';
const WORKER = '/offline-worker.js';
const goToAbout = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
const renamed = (name: string) => (body: string) => {
  const documents = JSON.parse(body) as { name: string }[];
  return JSON.stringify(documents.map((document) => ({ ...document, name })));
};
const named = (page: Page, name: string) => page.getByAltText(name).first();

test('a new revision is seen at once and is what is kept; what is asked for in a name and what holds a token are not', async ({
  page,
  stand,
  context,
}) => {
  stand.rewrite.set(ABOUT, renamed('The first revision'));
  await page.goto('/home');
  await isKept(page, '/home');
  const ask = () =>
    page.evaluate(
      (path) =>
        fetch(path, { headers: { authorization: 'Bearer none' } }).then(
          (answer) => answer.text(),
          () => null,
        ),
      ABOUT,
    );
  const isPublic = () => page.evaluate(async (path) => (await caches.match(path))?.text(), ABOUT);
  await test.step('an answer that is asked for in a name is not kept', async () => {
    await ask();
    expect(await isPublic()).toBeUndefined();
    stand.isDead = true;
    expect(await ask()).toBeNull();
    stand.isDead = false;
  });
  await test.step('without a network it is what everybody may see', async () => {
    await goToAbout(page);
    await expect(named(page, 'The first revision')).toBeVisible();
    await isKept(page, '/about');
    stand.isDead = true;
    expect(await ask()).toBe(await isPublic());
    expect(await ask()).not.toBeNull();
    stand.isDead = false;
  });
  await test.step('no cache sees an address with a token', async () => {
    const other = await context.newPage();
    await other.goto('/reset/secret-token');
    await other.waitForTimeout(3000);
    await other.goto('/sign-in?confirm=secret-token');
    await other.waitForTimeout(3000);
    await other.close();
    await page.goto('/contact');
    await isKept(page, '/contact');
    const seen = await page.evaluate(async () => {
      const urls = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
      return urls;
    });
    expect(seen.filter((url) => /secret|Users|Events|healthz/.test(url))).toEqual([]);
    expect(seen.length).toBeGreaterThan(20);
  });
  await test.step('a new revision is seen at once', async () => {
    stand.rewrite.set(ABOUT, renamed('The second revision'));
    await page.goto('/home');
    await goToAbout(page);
    await expect(named(page, 'The second revision')).toBeVisible();
    await expect(named(page, 'The first revision')).toHaveCount(0);
  });
  await test.step('and is what is kept', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(named(page, 'The second revision')).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('a network that does not answer is told of, and its answers come once it does', async () => {
    stand.isDead = true;
    await page.reload();
    await expect(offlineBar(page)).toContainText('You are offline.');
    await expect(named(page, 'The second revision')).toBeVisible();
    stand.rewrite.set(ABOUT, renamed('The third revision'));
    stand.isDead = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(offlineBar(page)).toBeHidden();
    await expect(named(page, 'The third revision')).toBeVisible();
  });
});

test('a newer worker waits while two windows are open, and takes over once the only one runs its build', async ({
  page,
  stand,
  context,
}) => {
  const hasTakenOver = () => page.evaluate(() => caches.has('newer'));
  const isWaiting = () =>
    page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null);
  await page.goto('/home');
  await isKept(page, '/home');
  const other = await context.newPage();
  await other.goto('/contact');
  const mark = "self.addEventListener('activate', (event) => event.waitUntil(caches.open('newer')));";
  stand.rewrite.set(WORKER, (script) => `${script}\n${mark}`);
  await page.goto('/contact');
  await expect.poll(isWaiting, { timeout: WITHIN_MS }).toBe(true);
  expect(await hasTakenOver()).toBe(false);

  await other.close();
  await page.goto('/about');
  await expect.poll(hasTakenOver, { timeout: WITHIN_MS }).toBe(true);
  expect(await isWaiting()).toBe(false);
  await isKept(page, '/about');
  stand.isDead = true;
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offlineBar(page)).toBeVisible();
});

test('a newer worker that reads answers otherwise has the kept pages anew before its turn comes', async ({
  page,
  stand,
}) => {
  const shapes = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-answers-')));
  await page.goto('/contact');
  await isKept(page, '/contact');
  const [older = ''] = await shapes();
  const newer = 'kept-answers-00000000';
  const [from = '', to = ''] = [older, newer].map((name) => name.replace('kept-answers-', ''));
  expect(from).toMatch(/^[0-9a-f]{8}$/);
  stand.rewrite.set(WORKER, (script) => script.replaceAll(from, to));
  await page.goto('/home');
  await expect.poll(shapes, { timeout: WITHIN_MS }).toEqual([newer]);
  stand.isDead = true;
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Not on this device' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
