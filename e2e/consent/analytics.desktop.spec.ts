import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { content, listedFamily } from '../site/demo-names.ts';

test.use({ answersCookies: false });

interface SentEvent {
  name: string;
  path: string;
  category?: string;
  action?: string;
  label?: string;
}

const { slug, documentIds } = listedFamily();
const dataSheet = documentIds
  .map((id) => content.documents.find((document) => document.id === id && document.isLive))
  .find((document) => document?.docType === 'TDS');
const banner = content.carousels
  .filter(({ isLive, isExternal }) => isLive && !isExternal)
  .toSorted((a, b) => a.position - b.position)[0];
const sheet = content.siteDocuments.find(({ category, isLive }) => category === 'pdf' && isLive);

const question = content.faqs.find(({ isLive, isSupport, video }) => isLive && isSupport && video === null);

/** Each deed of a visitor, and the event that tells of it. */
const deeds: { does: string; at: string; act: (page: Page) => Promise<unknown>; says: SentEvent }[] = [
  {
    does: 'a click on a banner',
    at: '/home',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: banner?.action ?? '', exact: true })
        .click(),
    says: { name: 'action', path: '/home', category: 'banner', action: 'click', label: banner?.title ?? '' },
  },
  {
    does: 'a copied link',
    at: `/family/${slug}?tab=Specifications`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('link copied')).toBeVisible();
    },
    says: { name: 'custom_link_copied', path: `/family/${slug}?tab=Specifications` },
  },
  {
    does: 'a downloaded model list',
    at: `/family/${slug}`,
    act: (page) => page.getByRole('link', { name: 'Model list, PDF' }).click({ noWaitAfter: true }),
    says: { name: 'custom_model_downloaded', path: `/family/${slug}`, action: 'pdf', label: slug },
  },
  {
    does: 'an opened document',
    at: '/about',
    act: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: new RegExp(`${sheet?.name}.*PDF`) })
        .click({ modifiers: ['Alt'], noWaitAfter: true }),
    says: { name: 'doc_clicked', path: '/about', category: 'PDF', label: sheet?.name ?? '' },
  },
  {
    does: 'the data sheet opened in the summary',
    at: `/family/${slug}`,
    act: (page) =>
      page
        .getByRole('region', { name: 'Summary' })
        .getByRole('link', { name: /^Data sheet/ })
        .click({ modifiers: ['Alt'], noWaitAfter: true }),
    says: { name: 'doc_clicked', path: `/family/${slug}`, category: 'TDS', label: dataSheet?.docNumber ?? '' },
  },
  {
    does: 'an opened question',
    at: '/faq',
    act: (page) => page.locator(`#faq-${question?.id} > summary`).click(),
    says: { name: 'question_opened', path: '/faq', label: String(question?.id) },
  },
];

/** Asked of every page the context opens. */
async function sentBy(page: Page, context: BrowserContext, answer: 'true' | 'false' | null, baseURL?: string) {
  const sent: SentEvent[] = [];
  if (answer !== null) await context.addCookies([{ name: 'cookies_accepted', value: answer, url: String(baseURL) }]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/Events')) return;
    const batch = JSON.parse(request.postData() ?? '') as { events: SentEvent[] };
    sent.push(...batch.events);
  });
  return sent;
}

/** Consent is asked, and what measures is loaded, once the page is idle. */
const settled = (page: Page) => page.waitForTimeout(1500);

/** As when the visitor turns to another tab: waiting reports are sent. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

test('after Accept each deed is told with its page', async ({ page, context, baseURL }) => {
  const sent = await sentBy(page, context, 'true', baseURL);
  for (const { does, at, act, says } of deeds)
    await test.step(does, async () => {
      await page.goto(at);
      await settled(page);
      await act(page);
      await turnAway(page);
      await expect.poll(() => sent).toContainEqual(says);
    });
});
for (const answer of ['false', null] as const)
  test(`${answer === null ? 'before an answer' : 'after Decline'} no deed is told to anybody`, async ({
    page,
    context,
    baseURL,
  }) => {
    const sent = await sentBy(page, context, answer, baseURL);
    for (const { does, at, act } of deeds)
      await test.step(does, async () => {
        await page.goto(at);
        await settled(page);
        await act(page);
        await turnAway(page);
        expect(sent).toEqual([]);
      });
  });

test('what is done before anything measures is told of its own page, in order', async ({ page, context, baseURL }) => {
  const sent = await sentBy(page, context, 'true', baseURL);
  await page.goto('/home');
  const clicked = page.waitForURL((url) => url.pathname !== '/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: banner?.action ?? '', exact: true })
    .click();
  await clicked;
  await settled(page);
  await turnAway(page);
  const here = new URL(page.url()).pathname;
  await expect
    .poll(() => sent.map(({ name, path }) => `${name} ${path}`))
    .toEqual(['page_view /home', 'action /home', `page_view ${here}`]);
});

test('every navigation is told once, by link, by tab, and back', async ({ page, context, baseURL }) => {
  const sent = await sentBy(page, context, 'true', baseURL);
  await page.goto('/support/documents');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(page).toHaveURL(/videos$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/videos$/);
  await turnAway(page);
  const paths = ['/support/documents', '/support/videos', '/about', '/support/videos'];
  await expect.poll(() => sent).toEqual(paths.map((path) => ({ name: 'page_view', path })));
});
