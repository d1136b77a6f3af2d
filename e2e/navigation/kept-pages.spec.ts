import type { Page } from '@playwright/test';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { follow, goBack, goForward, open, openedEntry, scrollDown, scrolledTo } from '../browser/moves.ts';
import { addEntry, question, resume, resumeField } from '../careers/application-steps.ts';
import { content } from '../site/demo-names.ts';

interface KeptCase {
  path: string;
  /** Another page; each has a link to the other. */
  away: string;
  /** Makes the input that must be kept. */
  leave?: (page: Page) => Promise<void>;
  /** Expects that the visitor's change is still there. */
  isLeft?: (page: Page) => Promise<void>;
}

const described = content.categories.find(({ description }) => description.length > 350)?.slug;
const steps = content.faqs.find((faq) => faq.isSupport && faq.isLive && faq.steps.length > 2)?.question ?? '';
const post = content.posts.find(({ isLive }) => isLive)?.slug;
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter documents and questions' });
const banner = (page: Page) => page.getByRole('group', { name: /^2 of/ });

/** Every route that specification 2.1 keeps; those whose state is in the address follow below. */
const cases: readonly KeptCase[] = [
  {
    path: '/home',
    away: '/about',
    leave: async (page) => {
      await page.locator('.banners-tab').nth(1).click();
      await expect(banner(page)).toBeInViewport();
      await page.getByRole('button', { name: 'Pause' }).click();
    },
    isLeft: async (page) => {
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
      await expect(banner(page)).not.toHaveAttribute('inert');
      const left = await banner(page).evaluate((slide) => slide.getBoundingClientRect().left);
      expect(left).toBeCloseTo(0, 0);
    },
  },
  { path: '/orders', away: '/orders/orders-and-shipping' },
  { path: '/orders/warranty-and-returns', away: '/orders/orders-and-shipping' },
  {
    path: '/support/documents',
    away: '/support/videos',
    leave: (page) => page.locator('main summary:visible').nth(2).click(),
    isLeft: async (page) => expect(await openedEntry(page)).toBe(2),
  },
  {
    path: '/support/videos',
    away: '/support/documents',
    leave: async (page) => {
      await filter(page).fill('float');
      await page.locator('main summary:visible').first().click();
    },
    isLeft: async (page) => {
      await expect(filter(page)).toHaveValue('float');
      expect(await openedEntry(page)).toBe(0);
    },
  },
  {
    path: '/support/frequently-asked-questions',
    away: '/support',
    leave: (page) => page.locator('main summary', { hasText: steps }).click(),
    isLeft: async (page) => expect(page.locator('main details[open] summary:visible')).toContainText(steps),
  },
  { path: '/contact', away: '/contact/employment' },
  { path: '/contact/location', away: '/contact/employment' },
  { path: '/contact/employment', away: '/contact/location' },
  { path: '/category', away: `/category/${described}` },
  {
    path: `/category/${described}`,
    away: '/category',
    leave: (page) => page.getByRole('button', { name: 'Read More' }).click(),
    isLeft: (page) => expect(page.getByRole('button', { name: 'Read Less' })).toBeVisible(),
  },
  { path: '/careers', away: '/contact/employment' },
  {
    path: '/employment',
    away: '/contact/employment',
    leave: async (page) => {
      await field(page, 'First name').fill('Ada');
      await question(page, 'U.S. Citizen').getByRole('radio', { name: 'No' }).check();
      await addEntry(page, 'a school', { Name: 'Fargo North' });
      await page.getByRole('button', { name: 'Delete Fargo North' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await resumeField(page).setInputFiles(resume('Ada.pdf'));
      await field(page, 'Last name').focus();
      await field(page, 'Last name').blur();
    },
    isLeft: async (page) => {
      await expect(field(page, 'First name')).toHaveValue('Ada');
      await expect(question(page, 'U.S. Citizen').getByRole('radio', { name: 'No' })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Edit Fargo North' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove Ada.pdf' })).toBeVisible();
      await expect(page.getByText('Last name is required')).toBeVisible();
    },
  },
  { path: '/blog', away: `/blog/${post}` },
  { path: `/blog/${post}`, away: '/blog' },
];

/** Leaves a page as asked, and finds it so on each way back. */
async function expectKept(page: Page, { path, away, leave, isLeft }: KeptCase): Promise<void> {
  await open(page, away);
  await follow(page, path);
  await leave?.(page);
  const left = await scrollDown(page);
  const expectLeft = async () => {
    await isLeft?.(page);
    expect(await scrolledTo(page)).toBe(left);
  };
  await goBack(page, away);
  await goForward(page, path);
  await expectLeft();
  await follow(page, away);
  await goBack(page, path);
  await expectLeft();
  await goForward(page, away);
  await follow(page, path);
  await expectLeft();
}

// Only the scroll is kept when nothing is opened or typed, by the same code at every width.
test('pages come back where they were left: by Forward, by Back, by a link', oneWidth, async ({ page }) => {
  for (const one of cases.filter(({ leave }) => leave === undefined))
    await test.step(one.path, () => expectKept(page, one));
});

const changed = cases.filter(({ leave }) => leave !== undefined);
for (const some of [changed.slice(0, 3), changed.slice(3)])
  test(`what was opened and typed comes back too: ${some.map(({ path }) => path).join(', ')}`, async ({ page }) => {
    for (const one of some) await test.step(one.path, () => expectKept(page, one));
  });
