import { type ApiTransport, calls, type PageName } from '@millrace/contract';
import { expect, test, vi } from 'vitest';
import { createRender } from './render.tsx';
import { fixtureTransport } from './testing/fixture-transport.ts';

const render = createRender(
  {
    scripts: ['/assets/start.js'],
    faces: [],
    styles: ['/assets/site.css'],
    preloads: ['/assets/react.js'],
    pages: { 'src/home/home-page.tsx': { preloads: ['/assets/home.js'], styles: ['/assets/home.css'] } },
    inline: null,
  },
  (text) => `'sha256-of ${text}'`,
);

const publicUrl = 'https://site.example';
const ask = (
  url: string,
  transport: ApiTransport = fixtureTransport(),
  hasNotFound: (name: PageName) => boolean = () => false,
) => render({ url, transport, publicUrl, mediaBase: '/media', hasNotFound });

async function page(url: string) {
  const answer = await ask(url);
  if (answer.kind !== 'page') throw new Error(`${url} is answered with ${JSON.stringify(answer)}`);
  return answer;
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link data-head="canonical" rel="canonical" href="(.*?)">/.exec(html)?.[1];

test.each([
  ['/home', 200, 'Example Controls', '/home'],
  ['/category', 200, 'Products | Example Controls', '/category'],
  ['/category/control-panels', 200, 'Control panels | Example Controls', '/category/control-panels'],
  ['/category/control-panels/?utm=1', 200, 'Control panels | Example Controls', '/category/control-panels'],
  ['/category/nothing', 404, 'Not found | Example Controls', undefined],
  ['/sign-in', 200, 'Sign in | Example Controls', undefined],
  ['/employment', 200, 'Application | Example Controls', '/employment'],
  ['/family/nothing', 404, 'Not found | Example Controls', undefined],
])('%s answers %i with its title and canonical address', async (url, status, title, canonical) => {
  const { status: given, html } = await page(url);
  expect(given).toBe(status);
  expect(titleOf(html)).toBe(title);
  expect(canonicalOf(html)).toBe(canonical && publicUrl + canonical);
});

test.each([
  ['family', '/family/nothing', '/family/other?intrinsically-safe=true', '/family/third?part=0815'],
  ['category', '/category/nothing', '/category/other'],
  ['family-part', '/family?part=nothing', '/family?part=other'],
] as const)(
  'the not-found page of a %s is the same at every address, and not rendered where it is kept',
  async (name, ...urls) => {
    const pages = await Promise.all(urls.map(page));
    expect(pages[0]).toMatchObject({ status: 404, notFoundOf: name });
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    for (const url of urls)
      expect(await ask(url, fixtureTransport(), (kept) => kept === name)).toEqual({ kind: 'not-found', of: name });
  },
);

test.each([
  ['/careers', 'careers'],
  ['/employment/5', 'application'],
  ['/blog', 'blog'],
  ['/blog/winter', 'post'],
] as const)('%s of a maker who has none is a page of nothing, and no link leads there', async (url, name) => {
  const fixture = fixtureTransport();
  const empty: readonly string[] = [calls.jobs.path, calls.jobCategories.path, calls.blogs.path];
  const without: ApiTransport = async (given) => {
    if (empty.includes(given.call.path)) return { status: 200, body: [] };
    if (given.call.path === calls.jobById.path) return { status: 404, body: null };
    const answer = await fixture(given);
    if (given.call !== calls.settings) return answer;
    const off = ['careers', 'blog'].map((group, nth) => ({ id: 90 + nth, group, key: 'isOffered', value: false }));
    return { ...answer, body: [...(answer.body as unknown[]), ...off] };
  };
  const answer = await ask(url, without);
  expect(answer).toMatchObject({ kind: 'page', status: 404, notFoundOf: name });
  if (answer.kind !== 'page') return;
  expect(titleOf(answer.html)).toBe('Not found | Example Controls');
  expect(answer.html).not.toMatch(/href="\/(?:careers|employment|contact\/employment|blog)/);
});

test.each(['family', 'category'] as const)('a %s by a name that its call refuses is none', async (name) => {
  const fixture = fixtureTransport();
  const refused = {
    title: 'Bad query',
    status: 400,
    code: 'bad-query',
    message: 'slug must be at most 200 characters.',
  };
  const strict: ApiTransport = async (given) =>
    JSON.stringify(given.params ?? {}).length > 200 ? { status: 400, body: refused } : fixture(given);
  const answer = await ask(`/${name}/${'x'.repeat(300)}?a=b`, strict);
  expect(answer).toMatchObject({ kind: 'page', status: 404, notFoundOf: name });
  expect(answer).toEqual(await page(`/${name}/nothing`));
});
test('a refusal that no name has caused is a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = async () => ({
    status: 400,
    body: { title: 'Bad query', status: 400, code: 'bad-query', message: '' },
  });
  expect(await ask('/category/float', refused)).toMatchObject({ kind: 'page', status: 500 });
  logged.mockRestore();
});

test.each(['/', '/unknown', '/unknown/deeper'])('%s redirects to the home page', async (url) => {
  expect(await ask(url)).toEqual({ kind: 'redirect', status: 302, location: '/home' });
});

test('a search sent by a form without script is redirected to its address', async () => {
  expect(await ask('/search?search=pf+20')).toMatchObject({ kind: 'redirect', location: '/search/pf%2020' });
});

test.each(['/home', '/category', '/category/control-panels', '/search/tern', '/settings', '/employment'])(
  '%s has one heading, nothing executable inline and no style attribute',
  async (url) => {
    const { html } = await page(url);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/src="|type="application\/(?:ld\+)?json"/);
  },
);

test('a page names its own chunk and styles besides those of the start', async () => {
  const { html } = await page('/home');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/home.js">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/home.css">');
  expect((await page('/category')).html).not.toContain('/assets/home.js');
});

test('the first paint of a page waits for its content, at whose end the footer stands', async () => {
  const { html } = await page('/category');
  expect(html).toContain('<link rel="expect" href="#footer" blocking="render">');
  expect(html.indexOf('</main>')).toBeLessThan(html.indexOf('<footer id="footer"'));
});

test('the answers of the page travel with it, and cannot end their element', async () => {
  const answers = { ...(await import('./testing/fixture-answers.ts')).fixtureAnswers };
  answers['/SiteSetup'] = [{ id: 1, group: 'company', key: 'name', value: '</script><b>&' }];
  const answer = await ask('/category', fixtureTransport(answers));
  const html = answer.kind === 'page' ? answer.html : '';
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text).site).toEqual({ mediaBase: '/media', publicUrl });
  expect(text).not.toContain('<');
  expect(titleOf(html)).toBe('Products | &lt;/script&gt;&lt;b&gt;&amp;');
});

test('an API that fails gives the failure page, without script, with status 500', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await ask('/home', async () => ({ status: 503, body: null }));
  expect(answer).toMatchObject({ kind: 'page', status: 500 });
  expect(answer.kind === 'page' && answer.html).not.toContain('<script');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test.each(['/home', '/family/nothing', '/category/control-panels', `/family/${'x'.repeat(300)}`])(
  'no answer of %s is held once the page is rendered',
  async (url) => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await ask(url);
    expect(timers()).toBe(before);
  },
);
