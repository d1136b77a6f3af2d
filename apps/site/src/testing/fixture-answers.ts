import type { Calls, Category, SearchPage, ViewItem } from '@millrace/contract';

/** A small invented catalogue: the API's answers, by path. For tests of pages, without a server. */
type AnswerOf<Name extends keyof Calls> = NonNullable<Calls[Name]['types']>['answer'];

const picture = (name: string): string => `families/${name}.svg`;

const tile = (title: string, image: string | null, more: Partial<ViewItem> = {}): ViewItem => ({
  title,
  name: title,
  slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  type: 'family',
  summary: 'One pump, three floats',
  imgUrl: image === null ? null : picture(image),
  variants: {},
  isObsolete: false,
  adURL: null,
  isLive: true,
  ...more,
});

const LONG =
  'Panels for one pump or two, from a weekend cabin to a municipal lift station. Every panel has a motor protective switch or a contactor, a hand-off-automatic switch for each pump, a fused control circuit and an alarm that is heard across the yard. Duplex panels alternate their pumps, start the second one when the first cannot keep up, and say so. Each panel is tested under load before it ships.';

const category = (id: number, name: string, image: string, viewItems: ViewItem[], description = ''): Category => ({
  id,
  name,
  slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  description,
  imgUrl: picture(image),
  parent: null,
  viewItems,
});

export const rootCategories: Category[] = [
  category(1, 'Pump switches', 'float', [
    tile('Plover tethered', 'float'),
    tile('Rail vertical rod', 'vertical'),
    tile('Teal adjustable', 'float'),
  ]),
  category(2, 'Control floats', 'control', [tile('Sora narrow-angle', 'control'), tile('Float trees', 'bracket')]),
  category(3, 'Alarms', 'top', [
    tile('Indoor alarms', 'wall', { type: 'category' }),
    tile('Outdoor alarms', 'top', { type: 'category' }),
    tile('Remote senders', 'quiet'),
  ]),
  category(
    4,
    'Control panels',
    'duplex',
    [
      tile('Harrier simplex', 'simplex'),
      tile('Tern duplex', 'duplex'),
      tile('Tern duplex, intrinsically safe', 'is', {
        slug: 'tern-duplex',
        variants: { 'intrinsically-safe': 'true' },
      }),
      tile('Tern duplex, series 2', 'plain', { isObsolete: true, summary: 'Replaced by Tern duplex in 2024' }),
      tile('Panel wiring class', null, {
        adURL: 'https://training.example/panels',
        summary: 'Two days, your own panel to take home. March 10 and 11.',
      }),
      tile('Custom panels', null, { summary: 'Drawn and priced from your pump data' }),
    ],
    LONG,
  ),
  category(5, 'Components', 'relay', [tile('Alternating relays', 'relay'), tile('Junction posts', 'quiet')]),
];

const found: SearchPage = {
  items: [
    ['7204418', 'Duplex panel, 4 floats, 208-240 V', 'TD-3-4X-4F-040-AB-E-20', 1312],
    ['7204402', 'Duplex panel, 3 floats, 208-240 V', 'TD-3-4X-3F-040-AB-20', 1188],
    ['7204731', 'Duplex panel, intrinsically safe', 'TDX-3-4X-4F-063-AB-30', null],
    ['PF-20-NO', 'Plover tethered, normally open', null, 64.5],
  ].map(([partNumber, name, configModelNo, price]) => ({
    partNumber: String(partNumber),
    name: String(name),
    slug: 'tern-duplex',
    intrinsicallySafe: false,
    description: 'Tern. Three-phase, NEMA 4X thermoplastic, 2.5-4.0 A, beacon and horn',
    price: typeof price === 'number' ? price : null,
    configModelNo: typeof configModelNo === 'string' ? configModelNo : null,
    thumbnail: picture('duplex'),
    isObsolete: false,
  })),
  page: 1,
  pageSize: 4,
  total: 31,
  hasNext: true,
  hasPrevious: false,
  decoded: null,
};

const settings: AnswerOf<'settings'> = Object.entries({
  'company.name': 'Example Controls',
  'company.phone': '701-555-0142',
  'company.email': 'desk@example.test',
  'company.ordersEmail': 'orders@example.test',
  'company.address': ['100 Mill Street', 'Fargo, ND 58102'],
  'company.approvals': 'UL 508A and UL 698A. Every product tested before it ships.',
  'association.logo': 'families/quiet.svg',
  'association.name': 'Member of the sump and sewage pump association',
  'social.youTube': 'https://videos.example/controls',
  'social.linkedIn': 'https://people.example/controls',
}).map(([name, value], index) => {
  const [group = '', key = ''] = name.split('.');
  return { id: index + 1, group, key, value };
});

const home: AnswerOf<'homeItems'> = {
  carousels: [
    {
      id: 1,
      title: 'Two pumps, four floats, one model number',
      link: '/family/tern-duplex',
      isExternal: false,
      content: { uri: 'banners/duplex.svg' },
      caption:
        'Tern duplex panels alternate the pumps, start the second when the first cannot keep up, and sound the alarm above both.',
      action: 'Build a Tern',
      modelNumber: 'TD-3-4X-4F-040-AB-20',
    },
    {
      id: 2,
      title: 'Heard across the yard',
      link: '/category/alarms',
      isExternal: false,
      content: { uri: 'banners/duplex.svg' },
      caption: 'Outdoor alarms with a beacon that is seen at noon.',
      action: 'See the alarms',
      modelNumber: null,
    },
    {
      id: 3,
      title: 'Panel wiring class',
      link: 'https://training.example/panels',
      isExternal: true,
      content: { uri: 'banners/duplex.svg' },
      caption: '',
      action: 'Dates and places',
      modelNumber: null,
    },
  ],
  viewItems: [...rootCategories, ...rootCategories].map(({ name, slug, imgUrl }, index) => ({
    name,
    slug: index < rootCategories.length ? slug : `${slug}-2`,
    isLive: true,
    imgUrl,
  })),
};

const siteDocuments: AnswerOf<'content'> = [
  { category: 'xls', name: 'Spreadsheet, all models', uri: 'documents/models.xlsx', filename: 'models.xlsx' },
  { category: 'pdf', name: 'PDF, all models', uri: 'documents/models.pdf', filename: 'models.pdf' },
].map((document, index) => ({ id: index + 1, htmlContent: null, ...document }));

const nothing = { total: 0, items: [] };
const everything: AnswerOf<'searchEverything'> = {
  total: 0,
  best: [],
  families: nothing,
  documents: nothing,
  questions: nothing,
  posts: nothing,
  jobs: nothing,
  pages: nothing,
};

const unfiltered: AnswerOf<'searchFacets'> = {
  filters: '',
  order: '',
  view: 'families',
  orders: [],
  chips: [],
  hints: [],
  facets: [],
  models: 0,
  families: [],
};

/** Answer by path below /api; absent: 404. */
export const fixtureAnswers: Record<string, unknown> = {
  '/SiteSetup': settings,
  '/ProductCategory/slug': rootCategories,
  ...Object.fromEntries(rootCategories.map((one) => [`/ProductCategory/slug/${one.slug}`, one])),
  '/Content/doc/Footer': siteDocuments,
  '/Content': [],
  '/Home/items': home,
  '/Search': found,
  '/Search/everything': everything,
  '/Search/facets': unfiltered,
};
