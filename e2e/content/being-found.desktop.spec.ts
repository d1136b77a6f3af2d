import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { configuredFamily, content, listedFamily, wayTo } from '../site/demo-names.ts';
import { missingProperties } from './structured-data-rules.ts';

const live = content.posts.find(({ isLive }) => isLive);
const category = wayTo(listedFamily().slug).category.slug;

/** Beyond this search engines cut a title. The company's name, which stands last, may be cut. */
const TITLE_MAX = 75;

interface ReadPage {
  status: number;
  html: string;
  tag(name: string): string | undefined;
  structured: Record<string, unknown>[];
}

async function read(request: APIRequestContext, path: string): Promise<ReadPage> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = (name: string): string | undefined =>
    new RegExp(`data-head="${name}" [^>]*(?:content|href)="(.*?)"`).exec(head)?.[1]?.replaceAll('&amp;', '&');
  const structured = [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
  return { status: answer.status(), html, tag, structured };
}

test('every page of the sitemap answers, says the same address of itself, and whole structured data', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
  expect(addresses.length).toBeGreaterThan(content.categories.length);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const page = await read(request, pathname + search);
    expect.soft(page.status, address).toBe(200);
    expect.soft(page.tag('canonical'), address).toBe(address);
    expect.soft(page.tag('robots'), address).toBeUndefined();
    const description = page.tag('description') ?? '';
    expect.soft(description.length, address).toBeGreaterThan(40);
    expect.soft(description.length, address).toBeLessThanOrEqual(165);
    expect.soft(descriptions.get(description), `${address} is described as another page`).toBeUndefined();
    descriptions.set(description, address);
    expect.soft(page.tag('og:url'), address).toBe(address);
    expect.soft(page.tag('og:image'), address).toMatch(/^https?:\/\/.+\/media\/og\/[a-z-]+\/[\w-]+\.png$/);
    expect.soft(page.structured.flatMap(missingProperties), address).toEqual([]);
    const title = /<title>(.*?)<\/title>/.exec(page.html)?.[1] ?? '';
    expect.soft(titles.get(title), `${address} has the title of another page`).toBeUndefined();
    expect.soft(title.length, `${address} is titled ${title}`).toBeLessThanOrEqual(TITLE_MAX);
    titles.set(title, address);
  }
});

const types: Record<string, string[]> = {
  '/home': ['Organization'],
  '/about': ['Organization'],
  [`/category/${category}`]: ['BreadcrumbList'],
  [`/family/${listedFamily().slug}`]: ['BreadcrumbList', 'ProductGroup'],
  '/support/documents': [],
  '/contact/employment': ['VideoObject'],
  [`/careers?job=${content.jobs.find(({ isLive }) => isLive)?.id}`]: ['BreadcrumbList', 'JobPosting'],
  '/blog/blood-drive': ['BreadcrumbList', 'Article'],
  '/blog/alderon-days-registration-2025': ['BreadcrumbList', 'Article', 'Event'],
};
for (const [path, expected] of Object.entries(types))
  test(`${path} tells search engines of ${expected.join(', ') || 'nothing'}`, async ({ request }) => {
    const { structured } = await read(request, path);
    expect(structured.map((thing) => thing['@type'])).toEqual(expected);
  });

const videos = content.supportVideos.filter(({ isLive }) => isLive);
const gallery = content.families.find(({ isLive, media }) => isLive && media.some(({ type }) => type === 3));
const several: Record<string, { first: string[]; videos: number }> = {
  '/support/videos': { first: [], videos: new Set(videos.map(({ uri }) => uri)).size },
  '/support/frequently-asked-questions': { first: ['FAQPage'], videos: 1 },
  '/faq': { first: ['FAQPage'], videos: 1 },
  [`/family/${gallery?.slug}`]: { first: ['BreadcrumbList', 'ProductGroup'], videos: 1 },
};
for (const [path, { first, videos: least }] of Object.entries(several))
  test(`${path} tells search engines of its videos, each once`, async ({ request }) => {
    const { structured } = await read(request, path);
    expect(structured.slice(0, first.length).map((thing) => thing['@type'])).toEqual(first);
    const told = structured.slice(first.length);
    expect(told.map((thing) => thing['@type'])).toEqual(told.map(() => 'VideoObject'));
    expect(told.length).toBeGreaterThanOrEqual(least);
    expect(new Set(told.map(({ embedUrl }) => embedUrl)).size).toBe(told.length);
    const [thumbnail] = (told[0]?.thumbnailUrl ?? []) as string[];
    expect((await request.get(new URL(thumbnail ?? '').pathname)).status()).toBe(200);
  });

for (const path of ['/search/', '/search/duplex', '/family/no-such-family', '/blog/no-such-post'])
  test(`${path} asks not to be indexed, and tells nothing`, async ({ request }) => {
    const { tag, structured } = await read(request, path);
    expect(tag('robots')).toBe('noindex');
    expect(tag('og:url')).toBeUndefined();
    expect(structured).toEqual([]);
  });

for (const path of ['/home', `/category/${category}`, `/family/${configuredFamily(15).slug}`, `/blog/${live?.slug}`])
  test(`${path} is shared with a picture that is there`, async ({ request }) => {
    const image = (await read(request, path)).tag('og:image') ?? '';
    const answer = await request.get(new URL(image).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

test('the head follows from page to page, and structured data is no script to the browser', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  // As the page comes to rest.
  const ofTheTests = 'Service Worker registration blocked by Playwright';
  await page.goto('/home');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.locator('main a[href^="/category/"]').first().click();
  await page.waitForURL('**/category/*');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  );
  await expect(page.locator('script[type="application/ld+json"], meta[property="og:title"]')).toHaveCount(0);
  expect(reported.filter((text) => text !== ofTheTests)).toEqual([]);
});
