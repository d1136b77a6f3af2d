import { expectAccessible } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { clickThrough, follow, goBack, goForward, open } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';

const posts = content.posts.filter(({ isLive }) => isLive);
const event = posts.find(({ slug }) => slug === 'alderon-days-registration-2025');
const dataSheet = content.documents.find(
  ({ docType, supportCategory, isLive }) => docType === 'TDS' && supportCategory !== null && isLive,
);
const steps = content.faqs.find((faq) => faq.isSupport && faq.isLive && faq.steps.length > 2);

const tabbed = {
  '/orders': ['Orders and Shipping', 'Warranty and Returns'],
  '/contact': ['Customer Service', 'Location', 'Employment'],
  '/support': ['Documents', 'Videos', 'FAQ'],
};

for (const [path, tabs] of Object.entries(tabbed)) {
  test(`${path}: each tab has an address, a title and a description of its own`, async ({ page }) => {
    await page.goto(path);
    const said = new Set<string>();
    for (const name of tabs) {
      await clickThrough(page, page.getByRole('main').getByRole('link', { name, exact: true }).first());
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'aria-current',
        'page',
      );
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      said.add(`${await page.title()}: ${description}`);
      await expectFits(page);
    }
    expect(said.size).toBe(tabs.length);
  });
}

test('an unknown tab shows the default', oneWidth, async ({ page }) => {
  for (const [path, tabs] of Object.entries(tabbed))
    await test.step(path, async () => {
      await page.goto(`${path}/no-such-tab`);
      const first = page
        .getByRole('main')
        .getByRole('link', { name: tabs[0] ?? '', exact: true })
        .first();
      await expect(first).toHaveAttribute('aria-current', 'page');
    });
});

test('one category of documents is open at a time, and the page goes to it', async ({ page }) => {
  await page.goto('/support');
  const categories = page.locator('main details');
  await categories.nth(1).locator('summary').click();
  await expect(categories.nth(1)).toHaveAttribute('open', '');
  const last = categories.last();
  await last.locator('summary').click();
  await expect(last).toHaveAttribute('open', '');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(last.locator('summary')).toBeInViewport();
  const link = last.getByRole('link').first();
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the plate of kinds leads to a kind; an open category has the whole row, and no row has a hole', async ({
  page,
}) => {
  await page.goto('/support');
  const kinds = page.getByRole('navigation', { name: 'Kinds of document' });
  await kinds.getByRole('link', { name: /User Guides/ }).click();
  await expect(page.getByRole('heading', { name: 'User Guides' })).toBeInViewport();
  const categories = page
    .locator('section', { has: page.getByRole('heading', { name: 'User Guides' }) })
    .locator('details');
  await categories.nth(1).locator('summary').click();
  const [first, opened, after] = await Promise.all([0, 1, 2].map((at) => categories.nth(at).boundingBox()));
  const list = await categories.nth(1).locator('..').boundingBox();
  expect(opened?.width).toBeCloseTo(Number(list?.width), 0);
  expect(first?.width).toBeCloseTo(Number(list?.width), 0);
  expect(Number(first?.y)).toBeLessThan(Number(opened?.y));
  expect(Number(after?.y)).toBeGreaterThan(Number(opened?.y));
});

test('Support: its documents, questions and videos', oneWidth, async ({ page }) => {
  await test.step('an installer with a number in hand finds the document', async () => {
    await page.goto('/support/videos');
    await page.getByRole('searchbox', { name: 'Filter documents and questions' }).fill(`tds${dataSheet?.docNumber}`);
    await expect(page.getByRole('status').filter({ hasText: 'document' })).toBeVisible();
    const found = page.getByRole('main').getByRole('link', { name: dataSheet?.name ?? '' });
    await expect(found).toHaveAttribute('href', new RegExp(`${dataSheet?.uri.replaceAll('.', '\\.')}$`));
    await page.getByRole('searchbox', { name: 'Filter documents and questions' }).fill('');
    await expect(page.getByRole('heading', { name: 'Floats and pump switches' })).toBeVisible();
  });
  await test.step('a document of Support is marked by keyboard, to be kept on the device', async () => {
    await page.goto('/support/documents');
    const category = page.locator('.sup-category').first();
    await category.locator('summary').press('Enter');
    const button = category.getByRole('button', { name: /^Keep offline/ }).first();
    await button.press('Enter');
    await expect(category.getByRole('button', { name: /^Kept offline/ })).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    await page.keyboard.press('Space');
    await expect(category.getByRole('button', { name: /^Kept offline/ })).toHaveCount(0);
  });
  await test.step('a question opens to its numbered steps; the one before it closes', async () => {
    await page.goto('/faq');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/support\/frequently-asked-questions$/,
    );
    await page.locator('main summary').first().click();
    await page.locator('main summary', { hasText: steps?.question ?? '' }).click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('main details[open] ol > li')).toHaveCount(steps?.steps.length ?? 0);
  });
  await test.step('a video title opens its player, and nothing is asked of the host', async () => {
    await page.goto('/support/videos');
    const first = page.locator('main details').first();
    await first.locator('summary').click();
    await expect(first.getByRole('link', { name: /^Play video/ })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await first.locator('summary').click();
    await expect(first.getByRole('link', { name: /^Play video/ })).toBeHidden();
  });
});

test('what was typed and opened in Support is there on the way back', oneWidth, async ({ page }) => {
  const questions = '/support/frequently-asked-questions';
  await open(page, questions);
  await page.locator('summary', { hasText: steps?.question ?? '' }).click();
  await follow(page, '/support/documents');
  await page.getByRole('searchbox', { name: 'Filter documents and questions' }).fill('tern');
  await goBack(page, questions);
  await expect(page.locator('details[open] > summary:visible')).toHaveText(
    new RegExp(steps?.question.slice(0, 12) ?? ''),
  );
  await goForward(page, '/support/documents');
  await expect(page.getByRole('searchbox', { name: 'Filter documents and questions' })).toHaveValue('tern');
});

test('pages of the company: the map, employment, the warranties, posts and the event', oneWidth, async ({ page }) => {
  await test.step('the map is drawn; the outside one waits to be asked for', async () => {
    await page.goto('/contact/location');
    await expect(page.getByRole('img', { name: /^Drawn map/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load the outside map' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
  await test.step('employment leads to the jobs, the application and the form on paper', async () => {
    await page.goto('/contact/employment');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Open positions' })).toHaveAttribute('href', '/careers');
    await expect(main.getByRole('link', { name: 'Apply online' })).toHaveAttribute('href', '/employment');
    const form = main.getByRole('link', { name: /^Application for employment/ });
    const answer = await page.request.get((await form.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  });
  await test.step('the warranties open from orders', async () => {
    await page.goto('/orders/documents');
    const links = page.getByRole('main').locator('a[href^="/media/"]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  });
  await test.step('the blog lists its posts newest first, and a post leads on', async () => {
    await page.goto('/blog');
    const days = await page
      .locator('main time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().reverse());
    expect(days).toHaveLength(posts.length);
    const [newest] = posts.toSorted((a, b) => b.postDate.localeCompare(a.postDate));
    await page
      .getByRole('main')
      .getByRole('link', { name: newest?.name ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.name ?? '');
    await page.getByRole('navigation', { name: 'Other posts' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newest?.name ?? '');
  });
  await test.step('a link in a text moves within the site', async () => {
    await page.goto('/blog/price-sheet-2026');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('main').getByRole('link', { name: 'Support', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support documents');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });
  await test.step('the event shows its dates and deadline', async () => {
    await page.goto(`/blog/${event?.slug}`);
    await expect(page.getByText('August 13-15, 2025')).toBeVisible();
    await expect(page.getByText('July 14, 2025')).toBeVisible();
  });
  await test.step('an unknown post is not found', async () => {
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
  });
});
