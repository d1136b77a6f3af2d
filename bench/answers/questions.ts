/** One request to a site. */
export interface Question {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query. */
  path: string;
  body?: unknown;
}

const gets = (paths: readonly string[]): Question[] => paths.map((path) => ({ method: 'GET', path }));

const words = [
  'float',
  'high water alarm',
  'hight water alarm',
  'duplex',
  'nema 4x',
  '20 ft',
  'PF20NO',
  'pf-20',
  'TD-3-4X-5F-040-AB-E-20',
  'TD-3-4X',
  '731',
  'warranty',
  '',
  ' ',
  'ü',
  '"%_\\',
  'x'.repeat(101),
];

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/icon.svg',
  '/favicon.ico',
  '/healthz',
  '/api/openapi.json',
];

const strange = [
  '/',
  '/unknown',
  '/unknown/deeper',
  '/category/nothing',
  '/family/nothing',
  '/blog/nothing',
  '/careers/999',
  '/careers?job=999',
  '/employment/999',
  '/family?part=nothing',
  '/search?search=tern',
  '/search/float?page=2',
  '/search/float?page=99',
  '/reset/token',
  '/sign-in?token=abc',
  '/home?utm_source=a&utm_source=b',
  '/HOME',
  '/home/',
  '/media/nothing.svg',
  '/media/%2e%2e/secret',
  '/downloads/nothing',
  '/api/nothing',
  '/api/Search?page=0',
  '/api/Search?pageSize=1000000',
  '/api/ProductFamily?include=nothing',
  '/api/ProductFamily?isLive=maybe',
  '/api/ProductFamily/id/abc',
  '/api/ProductCategory?isLive=false',
  '/api/Content/doc/Nothing',
  '/api/Employment?startBy=Never',
  '/api/CustomerFamily/viewitem',
  '/api/Applicant',
  '/api/Users/get-user',
  '/api/BotCheck/nothing',
];

const applicant = {
  position: 'Any position',
  employmentType: 'Intern',
  first: 'Ada',
  last: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  presentAddress: '1 Mill Street\nFargo',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
  token: '',
};
const registrant = { firstName: 'Ada', lastName: 'Byron', phone: '1', email: 'ada@example.com', token: '' };
const credentials = { email: 'ada@example.com', password: 'Millrace-2026!', token: '' };

const sent: readonly (readonly [Question['method'], string, unknown])[] = [
  ['POST', '/api/Applicant/apply', applicant],
  ['POST', '/api/Applicant/apply', { ...applicant, email: 'ada' }],
  ['POST', '/api/Applicant/apply', {}],
  ['POST', '/api/Blog/register-alderon-days', registrant],
  ['POST', '/api/Blog/register-alderon-days', { ...registrant, event: 'nothing' }],
  ['POST', '/api/Blog/register-alderon-days', {}],
  ['POST', '/api/Events', { events: [{ path: '/home', name: 'page_view' }] }],
  ['POST', '/api/Events', { events: [{ path: '/reset/a', name: 'page_view' }] }],
  [
    'POST',
    '/api/Users',
    { email: credentials.email, password: credentials.password, userType: 'Distributor', captchaToken: '' },
  ],
  ['POST', '/api/Users', { email: credentials.email, password: 'short', userType: 'Nobody', captchaToken: '' }],
  ['POST', '/api/Users/login', credentials],
  ['POST', '/api/Users/login', { ...credentials, password: 'wrong' }],
  ['POST', '/api/Users/login', {}],
  ['POST', '/api/Users/logout', {}],
  ['POST', '/api/Users/verify-token', { token: 'abc' }],
  ['POST', '/api/Users/forgot-password', { email: credentials.email, captchaToken: '' }],
  ['POST', '/api/Users/reset-password', { token: 'abc', password: credentials.password, captchaToken: '' }],
  ['POST', '/api/Users/confirm-email', { token: 'abc' }],
  ['PUT', '/api/Users/customer', { customerId: 1 }],
  ['PUT', '/api/Carousel/1', {}],
  ['DELETE', '/api/Carousel/1', undefined],
];

/**
 * Returns every question that a stranger can ask of a site, made from the site's own lists. `read` reads what is at a path. Throws where
 * the site lists no pages, as nothing of it could be asked.
 */
export async function questionsFor(read: (path: string) => Promise<string>): Promise<readonly Question[]> {
  const sitemap = await read('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  if (pages.length === 0) throw new Error('The sitemap lists no pages.');
  const [families, categories, carousels, jobs, settings] = await Promise.all(
    ['ProductFamily', 'ProductCategory', 'Carousel', 'Employment', 'SiteSetup'].map(async (call) =>
      rowsOf(JSON.parse(await read(`/api/${call}`))),
    ),
  );
  const products = (families ?? []).flatMap((family) => rowsOf(family.products));
  const all = (rows: Row[] | undefined, name: string) => [
    ...new Set((rows ?? []).map((row) => row[name]).filter(isText)),
  ];
  const parts = all(products, 'partNumber');
  const models = all(products, 'configModelNo');
  const part = (value: string | number) => encodeURIComponent(value);
  return [
    ...gets(files),
    ...gets(pages),
    ...gets(strange),
    ...gets(all(families, 'slug').flatMap((slug) => familyQuestions(String(slug)))),
    ...gets(all(families, 'id').map((id) => `/api/ProductFamily/id/${id}`)),
    ...gets(all(categories, 'slug').map((slug) => `/api/ProductCategory/slug/${slug}`)),
    ...gets(all(categories, 'id').map((id) => `/api/ProductCategory/id/${id}`)),
    ...gets(all(carousels, 'id').map((id) => `/api/Carousel/id/${id}`)),
    ...gets(all(jobs, 'id').flatMap((id) => [`/api/Employment/job/${id}`, `/careers?job=${id}`, `/employment/${id}`])),
    ...gets(all(settings, 'group').map((group) => `/api/SiteSetup/group/${group}`)),
    ...gets(all(settings, 'id').map((id) => `/api/SiteSetup/id/${id}`)),
    ...gets(parts.flatMap((number) => [`/api/ProductFamily/part/${part(number)}`, `/family?part=${part(number)}`])),
    ...gets(parts.map((number) => `/api/ProductFamily/model/${part(number)}`)),
    ...gets(
      models.flatMap((number) => [
        `/api/Product/config/${part(number)}`,
        `/api/Search/configurator/${part(number)}`,
        `/api/Search?search=${part(number)}`,
        `/search/${part(number)}`,
      ]),
    ),
    ...gets(
      words.flatMap((text) => [
        `/api/Search?search=${part(text)}`,
        `/api/Search/paginate?search=${part(text)}&page=2`,
        `/search/${part(text)}`,
      ]),
    ),
    ...gets([
      '/api/Home/items',
      '/api/ProductCategory/slug',
      '/api/Content',
      '/api/Content/doc/Footer',
      '/api/Content/doc/About',
      '/api/Content/doc/Support',
      '/api/Content/support/videos',
      '/api/Content/support/documents',
      '/api/Faq/faq-support',
      '/api/Blog/blogs',
      '/api/Employment?search=panel',
      '/api/Employment?startBy=Oldest',
      '/api/Employment/categories',
      '/api/BotCheck/apply',
    ]),
    ...sent.map(([method, path, body]) => ({ method, path, body })),
  ];
}

const familyQuestions = (slug: string): string[] => [
  `/api/ProductFamily/slug/${slug}`,
  `/api/ProductFamily/slug/${slug}?include=products`,
  `/api/ProductFamily/slug/${slug}?intrinsicallySafe=true`,
  ...['specifications', 'models', 'accessories', 'faq', 'nothing'].map((tab) => `/family/${slug}?tab=${tab}`),
  `/family/${slug}?intrinsically-safe=true`,
];

type Row = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

function rowsOf(answer: unknown): Row[] {
  return Array.isArray(answer) ? answer : [];
}
