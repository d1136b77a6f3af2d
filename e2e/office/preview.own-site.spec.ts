import { OFFICE_TOKEN_HEADER } from '@millrace/contract/office';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth } from '../browser/fixtures.ts';
import { configuredFamily } from '../site/demo-names.ts';
import { OWN_SITE, test } from '../site/own-site.ts';
import { firstEntry } from './first-entry.ts';
import { seenAsCustomers } from './seen-as-customers.ts';

test.use({ isRefused: true });

const EMAIL = 'prices@millrace.example';
const family = configuredFamily(15);

async function signIn(page: Page): Promise<void> {
  await firstEntry(page, OWN_SITE, EMAIL);
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

/** Calls the office as its pages do. */
async function officeCalls(request: APIRequestContext) {
  const { token } = await (await request.get('/api/office/session')).json();
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => {
    const headers = { [OFFICE_TOKEN_HEADER]: token, origin: OWN_SITE };
    const answer = await request.fetch(`/api/office${path}`, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}

test(
  'the site is seen as a customer; a draft is seen beside the site in force, is shared for a while, and stores nothing',
  oneWidth,
  async ({ page, context, browser }) => {
    await signIn(page);
    const call = await officeCalls(page.request);
    await seenAsCustomers(page, browser, call);
    const { id: draft } = await call('POST', '/drafts', { name: 'Spring prices 2027' });
    const change = async (kind: string, id: number, fields: object): Promise<void> => {
      const { version } = await call('GET', `/rows/${kind}/${id}?draft=${draft}`);
      await call('PUT', `/drafts/${draft}/rows/${kind}/${id}`, { version, fields });
    };
    const address = `/family/${family.slug}`;
    const base = `/office/preview/${draft}`;
    const bar = page.getByRole('complementary', { name: 'Preview' });
    const filter = encodeURIComponent(JSON.stringify({ familyId: family.id, isLive: true }));
    const { rows } = await call('GET', `/rows/products?filter=${filter}&pageSize=1`);
    const [model] = rows;

    await test.step('a changed price stands in the preview, and the old one on the public page', async () => {
      await change('products', model.id, { priceCents: 98_765_400 });
      await change('families', family.id, { name: 'Named in the draft' });
      await page.goto(`${base}${address}?tab=Models`);
      await expect(page.getByRole('heading', { level: 1, name: 'Named in the draft' })).toBeVisible();
      await expect(page.getByText('$987,654.00').first()).toBeVisible();
      const before = await context.newPage();
      await before.goto(`${address}?tab=Models`);
      await expect(before.getByRole('heading', { level: 1, name: family.name })).toBeVisible();
      await expect(before.getByText('$987,654.00')).toHaveCount(0);
      await before.close();
    });
    await test.step('the bar names the draft, and leads to the rows of the page', async () => {
      await expect(bar).toContainText('Spring prices 2027');
      await bar.getByText(/^From \d+ rows$/).click();
      await expect(bar.getByRole('link', { name: family.slug })).toHaveAttribute(
        'href',
        `/office/rows/families/${family.id}?draft=${draft}`,
      );
      await expectAccessibleInBothSchemes(page);
    });
    await test.step('the configurator works, and its address stays in the preview', async () => {
      await page.goto(`${base}${address}`);
      await page.locator('[data-group][data-open] [data-status="free"] input').first().check();
      await expect(page).toHaveURL(new RegExp(`${base}${address}\\?.*(options|configurator)=`));
    });
    await test.step('links lead on within the preview, without a new document', async () => {
      await page.evaluate(() => Object.assign(globalThis, { isTheSameDocument: true }));
      await page.getByRole('link', { name: 'Careers' }).first().click();
      await expect(page).toHaveURL(`${OWN_SITE}${base}/careers`);
      expect(await page.evaluate(() => 'isTheSameDocument' in globalThis)).toBe(true);
      const outside = page.locator('#root a[href^="/"]:not([href^="/office/preview/"])');
      await expect(outside).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Named in the draft' })).toBeVisible();
    });
    await test.step('nothing is kept on the device', async () => {
      expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
      const other = await context.newPage();
      await other.goto('/home');
      const kept = await other.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
      expect(kept.filter((name) => !name.startsWith('office'))).toEqual([]);
      await other.close();
    });
    await test.step('a form stores nothing, and says so', async () => {
      await page.goto(`${base}/sign-in`);
      await page.getByLabel('Email').first().fill(EMAIL);
      await page.getByLabel('Password').first().fill('whatever it is');
      await page.getByRole('main').getByRole('button', { name: 'Sign-In' }).click();
      await expect(bar.getByRole('status')).toHaveText('This is a preview: nothing was sent or stored.');
    });
    await test.step('a link is good without an account, until it is taken back', async () => {
      const { id, address: link } = await call('POST', `/drafts/${draft}/preview-links`, { note: 'Dana' });
      const stranger = await browser.newContext({ baseURL: OWN_SITE });
      const theirs = await stranger.newPage();
      await theirs.goto(link.replace('/home', address));
      await expect(theirs.getByRole('heading', { level: 1, name: 'Named in the draft' })).toBeVisible();
      await expect(theirs.locator('a[href^="/office/rows/"]')).toHaveCount(0);
      await call('DELETE', `/drafts/${draft}/preview-links/${id}`);
      await expect(async () => {
        expect((await theirs.goto(link))?.status()).toBe(404);
      }).toPass();
      await expect(theirs.getByRole('heading', { level: 1, name: 'This preview has ended' })).toBeVisible();
      await expectAccessibleInBothSchemes(theirs);
      await theirs.getByRole('link', { name: 'See the site as it is' }).click();
      await expect(theirs).toHaveURL(`${OWN_SITE}/home`);
      await theirs.goto(`${base}/home`);
      await expect(theirs.getByRole('link', { name: 'Sign in to the office' })).toBeVisible();
      await stranger.close();
    });
    await test.step('the page that publishes names the pages that change, and shares the preview', async () => {
      await page.goto(`/office/publish?draft=${draft}`);
      const pages = page.getByRole('region', { name: 'What visitors will see' });
      await expect(pages.getByRole('link', { name: 'Named in the draft' }).first()).toHaveAttribute(
        'href',
        base + address,
      );
      const words = pages.getByRole('button', { name: /^Named in the draft: .*price/ }).first();
      await words.click();
      await expect(words).toHaveAttribute('aria-expanded', 'true');
      await expect(pages.getByText('Draft: Named in the draft')).toBeVisible();
      await expect(pages.getByText(`Published: ${family.name}`)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await expect(page.getByRole('link', { name: 'Preview', exact: true })).toHaveAttribute('href', `${base}/home`);
      await page.getByRole('button', { name: 'Share the preview' }).click();
      await page.getByLabel('For whom').fill('Dana');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await expect(page.getByLabel('The link, shown only now')).toHaveValue(/\/office\/preview\/[\w-]{43}\/home$/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByRole('dialog').getByText('Copied')).toBeVisible();
      await page.getByRole('button', { name: 'Take back For Dana' }).click();
      await expect(page.getByText('Links that are good now')).toHaveCount(0);
    });
    await test.step('it says which numbers a changed configurator makes, and which no more, with a number of each', async () => {
      const plain = configuredFamily(3);
      const { row } = await call('GET', `/rows/families/${plain.id}`);
      const configurator = structuredClone(row.configurator);
      const [first] = configurator.configGroups;
      const [removed] = first.options.splice(-1);
      first.options.push({ ...first.options[0], code: 'ZZ', name: 'Of the draft', description: 'Of the draft' });
      const second = configurator.configGroups.find(
        (group: { options?: object[] }) => group !== first && group.options,
      );
      second.options[0].disableIf = [`${first.name}.ZZ`];
      await change('families', plain.id, { configurator });
      await page.goto(`/office/publish?draft=${draft}`);
      // Rules are read as sentences, as in the studio.
      const rule = page.getByRole('row').filter({ hasText: `${second.name} › ${second.options[0].code} › Disable if` });
      await expect(rule).toContainText(/not with .*Of the draft|not with .*ZZ/);
      const pages = page.getByRole('region', { name: 'What visitors will see' });
      const total = (words: string) => pages.getByRole('paragraph').filter({ hasText: words });
      await expect(total('New numbers possible')).toHaveText(/\d+ combinations?( or more)?$/);
      await expect(total('Numbers no longer possible')).toHaveText(/\d+ combinations?( or more)?$/);
      await pages.getByText('Which numbers').click();
      await expect(pages.getByText(`${first.name}: Of the draft is new`)).toContainText('ZZ');
      const gone = `${first.name}: ${removed.description ?? removed.name ?? removed.code} is no longer offered`;
      await expect(pages.getByText(gone)).toContainText(removed.code);
      await expectAccessibleInBothSchemes(page);
    });
  },
);
