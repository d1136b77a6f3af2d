import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

const MARK = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle r="9"/></svg>');
const DARK = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle r="8"/></svg>');
const produce = async (uri: string) => ({
  bytes: uri.endsWith('dark.svg') ? DARK : MARK,
  contentType: 'image/svg+xml',
});
let open: ReadingApp;
beforeAll(async () => {
  open = await readingApp({ produce });
});
afterAll(() => open.close());
/** The content with other values of some settings. */
const withSettings = (values: Record<string, unknown>) => ({
  ...open.content,
  settings: open.content.settings.map((row) => {
    const name = `${row.group}.${row.key}`;
    return name in values ? { ...row, value: values[name] as typeof row.value } : row;
  }),
});
const get = (url: string, headers: Record<string, string> = {}) => open.app.inject({ url, headers });
const listed = async () =>
  [...(await get('/sitemap.xml')).body.matchAll(/<loc>https:\/\/www\.example\.com(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );

describe('the sitemap', () => {
  test('lists every page that is live, each once', async () => {
    const paths = await listed();
    expect(new Set(paths).size).toBe(paths.length);
    for (const { slug, isLive, isVizzy, intrinsicallySafe } of open.content.families) {
      const path = `/family/${slug}${intrinsicallySafe ? '?intrinsically-safe=true' : ''}`;
      expect(paths.includes(path)).toBe(isLive && !isVizzy);
    }
    for (const { slug, isLive, isVizzy } of open.content.categories)
      expect(paths.includes(`/category/${slug}`)).toBe(isLive && !isVizzy);
    for (const { id, isLive } of open.content.jobs) expect(paths.includes(`/careers?job=${id}`)).toBe(isLive);
    for (const { slug, isLive } of open.content.posts) expect(paths.includes(`/blog/${slug}`)).toBe(isLive);
  });

  test('follows what is published, and keeps its tag until then', async () => {
    const { etag } = (await get('/sitemap.xml')).headers;
    expect((await get('/sitemap.xml', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await open.show({ ...open.content, posts: open.content.posts.filter(({ slug }) => slug !== 'blood-drive') });
    expect(await listed()).not.toContain('/blog/blood-drive');
    await open.show(open.content);
  });

  test('has no page that the maker does not offer', async () => {
    const off = ['careers', 'blog'].map((group, nth) => ({
      id: 900 + nth,
      group,
      key: 'isOffered',
      value: false,
      isPublic: true,
    }));
    const others = open.content.settings.filter(({ key }) => key !== 'isOffered');
    await open.show({ ...open.content, settings: [...others, ...off] });
    expect((await listed()).filter((path = '') => /career|employment|blog/.test(path))).toEqual([]);
    await open.show(open.content);
  });

  test('says when its pages were published', async () => {
    const times = (await get('/sitemap.xml')).body.match(/(?<=<lastmod>).*?(?=<\/lastmod>)/g) ?? [];
    expect(times).toHaveLength((await listed()).length);
    expect(Math.abs(Date.now() - Date.parse(times[0] ?? ''))).toBeLessThan(600_000);
  });

  test('comes compressed', async () => {
    expect((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/xml; charset=utf-8',
    });
  });

  test('has no part that it does not name', async () => {
    expect((await get('/sitemap-1.xml')).statusCode).toBe(404);
  });
});

test('robots read all but the API, the office and searches, and are told of the sitemap', async () => {
  expect((await get('/robots.txt')).body.trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /office',
    'Disallow: /search',
    '',
    'Sitemap: https://www.example.com/sitemap.xml',
  ]);
});

test('a phone is told the company’s name, and only of icons that are there', async () => {
  const answer = await get('/site.webmanifest');
  const { name, icons } = answer.json<{ name: string; icons: { src: string }[] }>();
  const company = open.content.settings.find(({ group, key }) => group === 'company' && key === 'name');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(name).toBe(company?.value);
  for (const { src } of icons) expect((await get(src)).statusCode).toBe(200);
});

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is the mark, %i px wide', async (path, width) => {
  expect(await sharp((await get(path)).rawPayload).metadata()).toMatchObject({ format: 'png', width, height: width });
});

test('the icon that browsers ask for by themselves holds a picture of 32 px', async () => {
  const { rawPayload, headers } = await get('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  const at = rawPayload.readUInt32LE(18);
  expect(await sharp(rawPayload.subarray(at)).metadata()).toMatchObject({ format: 'png', width: 32 });
});

describe('a maker of its own', () => {
  beforeAll(() =>
    open.show(
      withSettings({
        'company.name': 'Elbe Ventile',
        'brand.shortName': 'Elbe',
        'brand.accent': '#b4001f',
        'brand.accentDark': '#ff9a9e',
        'brand.mark': 'company/elbe.svg',
        'brand.markDark': 'company/elbe-dark.svg',
      }),
    ),
  );
  afterAll(() => open.show(open.content));

  test('has its name, its colours and its mark in the manifest and the icons', async () => {
    const manifest = (await get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Elbe Ventile', short_name: 'Elbe' });
    expect(manifest.theme_color).not.toBe('#0c1a24');
    const { body, headers } = await get('/icon.svg');
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    for (const mark of [MARK, DARK]) expect(body).toContain(mark.toString('base64'));
    expect(await sharp(Buffer.from(body)).png().toBuffer()).toBeTruthy();
  });
  test('without a mark has it cut out of its logo, and without that its first letter', async () => {
    await open.show(withSettings({ 'brand.mark': '' }));
    expect((await get('/icon.svg')).body).toContain('data:image/png;base64,');
    await open.show(withSettings({ 'company.name': 'Elbe', 'company.logo': '', 'brand.accent': '#b4001f' }));
    const { body } = await get('/icon.svg');
    expect(body).toContain('fill="#b4001f"');
    expect(body).toContain('<path d="M');
  });
});
