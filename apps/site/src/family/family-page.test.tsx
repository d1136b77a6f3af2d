import { type Family, type Faq, type NumberAnswer, readPageQuery, type SettingAnswer } from '@millrace/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-for.ts';
import { settingsQuery } from '../api/settings.ts';
import { Here } from '../navigation/here.tsx';
import { openedAt } from '../navigation/location.ts';
import { numberQuery } from '../number-answer/number-query.ts';
import { Page } from './family-page.tsx';
import { familyQuery } from './family-plan.ts';

const PHONE = '701-555-0142';
const bare: Family = {
  id: 1,
  name: 'Example panels',
  slug: 'example',
  intrinsicallySafe: false,
  hasVariant: false,
  description: 'Runs two pumps in turn.',
  isObsolete: false,
  breadcrumbs: [],
  images: [],
  videos: [],
  alertType: null,
  alertMsg: null,
  effective: null,
  prodRep: null,
  specs: [],
  faqIds: [],
  configurator: null,
  priceFrom: null,
  priceTo: null,
  documentsByType: { tds: [], mdf: [], qsg: [], wsg: [], gig: [], ug: [] },
  products: [],
  accessories: [],
  faqs: [],
};
const faq: Faq = {
  id: 7,
  question: 'Why?',
  answer: 'Because.',
  link: null,
  isLive: true,
  video: null,
  image: null,
  steps: [],
};
const video: Faq = { ...faq, id: 8, question: 'How?', video: { name: 'How', uri: 'abcdefgh', poster: null } };

const answered: NumberAnswer = {
  readAs: null,
  readings: [
    {
      partNumber: '7310043',
      modelNumber: null,
      name: 'Strain reliefs',
      description: 'Pack of 4',
      price: 17.6,
      isObsolete: false,
      thumbnail: null,
      family: { name: 'Example panels', slug: 'example', intrinsicallySafe: false },
      cells: [],
      documents: [],
      hasWiring: false,
      replacement: null,
    },
  ],
  nearly: null,
};

/** The page as the server sends it, its comments and markup between words left out. */
async function shown(family: Partial<Family>, query = '', more: SettingAnswer[] = []): Promise<string> {
  const client = createQueryClient(async () => ({ status: 404, body: null }));
  const whole = { ...bare, ...family };
  client.setQueryData(familyQuery('example', false).queryKey, whole);
  client.setQueryData(settingsQuery.queryKey, [
    { id: 1, group: 'company', key: 'phone', value: PHONE },
    { id: 2, group: 'mobileApp', key: 'faqId', value: 99 },
    { id: 3, group: 'mobileApp', key: 'appStoreUrl', value: 'https://apps.example/a' },
    ...more,
  ]);
  client.setQueryData(numberQuery('7310043').queryKey, answered);
  const at = {
    path: '/family/example',
    params: { id: 'example' },
    query: readPageQuery('family', new URLSearchParams(query)),
  };
  const markup = renderToString(
    <Here location={openedAt(`/family/example${query}`)}>
      <QueryClientProvider client={client}>
        <Page at={at} />
      </QueryClientProvider>
    </Here>,
  );
  return markup.replaceAll('<!-- -->', '');
}

describe('an empty tab says so', () => {
  test.each([
    ['', 'Models: Not Available'],
    ['?tab=Videos', 'Videos: Not Available'],
    ['?tab=Accessories', 'Accessories: Not Available'],
    ['?tab=Specifications', 'Specifications: Not Available'],
    ['?tab=Support', `Support: ${PHONE}`],
  ])('%s', async (query, caption) => expect(await shown({}, query)).toContain(caption));
  test('the picture over the models is named', async () =>
    expect(await shown({})).toContain('aria-label="Under construction"'));
});

describe('a tab shows what there is', () => {
  const product = {
    partNumber: '7204418',
    name: 'Duplex panel',
    price: 1312,
    description: 'Four floats',
    configModelNo: null,
    isObsolete: false,
  };
  test('models, with part number, price and description', async () => {
    const page = await shown({ products: [product, { ...product, partNumber: 'D-0', price: 0 }] });
    for (const text of ['7204418', '$1,312.00', 'Four floats', 'on request']) expect(page).toContain(text);
  });
  test('an accessory stands under its own name with a picture, and leads to its part', async () => {
    const accessory = {
      partNumber: '73/1',
      name: 'Float bracket',
      price: 86,
      description: 'With anchors',
      thumbnail: 'families/brackets.svg',
      family: { name: 'Brackets', slug: 'brackets' },
    };
    const page = await shown({ accessories: [accessory] }, '?tab=Accessories');
    for (const text of ['href="/family?part=73%2F1"', '>Float bracket<', 'With anchors', 'families/brackets.svg'])
      expect(page).toContain(text);
  });
  test('entries with a video stand in Videos, the others in Support', async () => {
    const family = { faqs: [faq, video, { ...video, id: 9, question: 'Dead?', isLive: false }] };
    const videos = await shown(family, '?tab=Videos');
    expect(videos).toContain('How?');
    expect(videos).not.toContain('Why?');
    expect(videos).not.toContain('Dead?');
    const support = await shown(family, '?tab=Support');
    expect(support).toContain('Because.');
    expect(support).not.toContain('How?');
  });
  test('the address opens a video, and nothing is asked of its host before a press', async () => {
    const page = await shown({ faqs: [video] }, '?tab=Videos&video=8');
    expect(page).toContain('Play video: How');
    expect(page).not.toContain('<iframe');
  });
  test('or plays at once, where the maker has it so; one that nobody opened does not', async () => {
    const atOnce = { id: 4, group: 'privacy', key: 'embedAtOnce', value: true };
    expect(await shown({ faqs: [video] }, '?tab=Videos&video=8', [atOnce])).toMatch(/<iframe[^>]* src="[^"]*abcdefgh/);
    const steps = [{ answer: 'Look', image: null, video: { name: 'Look', uri: 'hgfedcba', poster: null } }];
    expect(await shown({ faqs: [{ ...faq, steps }] }, '?tab=Support', [atOnce])).not.toContain('<iframe');
  });
  test('specifications', async () => {
    const specs = [{ title: 'Supply', kvo: [{ key: 'Voltage', value: '120 V' }] }];
    expect(await shown({ specs }, '?tab=Specifications')).toContain('Voltage');
  });
});

describe('the configurator without JavaScript', () => {
  const configurator = {
    configGroups: [
      {
        name: 'Supply',
        options: [
          { code: '3', description: 'three-phase', price: 120 },
          { code: '1', description: 'single-phase' },
        ],
      },
    ],
  };
  test('reads: groups, codes and prices are there, and that building needs JavaScript', async () => {
    const page = await shown({ configurator });
    for (const text of [
      'data-group="Supply"',
      'value="3"',
      'Three-phase',
      '+120.00',
      '1 to choose: Supply',
      'needs JavaScript',
    ])
      expect(page).toContain(text);
  });
  test('a number in the address is filled in on the server', async () => {
    const page = await shown({ configurator }, '?configurator=3');
    expect(page).toContain('$120.00');
    expect(page).toContain('data-status="off"');
  });
  test('answered groups are folded, and all are open where the setting says so', async () => {
    const group = (name: string) => ({ name, options: [{ code: '3' }, { code: '1' }] });
    const two = { configGroups: [group('Supply'), group('Floats')] };
    const open: SettingAnswer = { id: 5, group: 'configurator', key: 'groupsOpen', value: true };
    const page = async (more: SettingAnswer[]) => shown({ configurator: two }, '?configurator=3-1', more);
    const folded = (text: string): number => text.split('data-folded="').length - 1;
    expect([folded(await page([])), folded(await page([open]))]).toEqual([2, 0]);
  });
});

test('an alert names its kind, its day and what replaces the family', async () => {
  const page = await shown({ alertType: 'Recall', alertMsg: 'Return it.', effective: '2026-03-02', prodRep: '1, 2' });
  for (const text of ['Recall', '03/02/2026', 'Return it.', '/family?part=1', '/family?part=2'])
    expect(page).toContain(text);
});
test('the family of the app shows where to get it', async () => {
  expect(await shown({ faqIds: [99] })).toContain('https://apps.example/a');
  expect(await shown({ faqIds: [98] })).not.toContain('https://apps.example/a');
});
test('the row of a part that is no longer made shows what is sold instead, and its price', async () => {
  const old = {
    partNumber: '1009433',
    name: 'Float',
    price: null,
    description: '',
    configModelNo: null,
    isObsolete: true,
  };
  const replacement = {
    partNumber: '7311203',
    name: 'Plover pump float',
    description: '30 ft cord',
    price: 65.5,
    configModelNo: null,
    isObsolete: false,
    note: 'The same cord.',
    family: { name: 'Plover', slug: 'plover', intrinsicallySafe: false },
  };
  const page = await shown({
    products: [
      { ...old, replacement },
      { ...old, partNumber: '1009434' },
    ],
  });
  for (const text of ['id="part-1009433"', 'href="/family?part=7311203"', '>7311203</a>, $65.50', 'The same cord.'])
    expect(page).toContain(text);
  // Of the other one nothing is sold: nobody is to ask for its price.
  expect(page.match(/no longer sold/g)).toHaveLength(1);
  expect(page).not.toContain('on request');
});

describe('the row that a redirect names stands in the summary without a script', () => {
  const product = {
    partNumber: '7310043',
    name: 'Strain reliefs',
    price: 17.6,
    description: 'Pack of 4',
    configModelNo: null,
    isObsolete: false,
  };
  test('and is marked', async () => {
    const page = await shown({ products: [product] }, '?row=7310043');
    expect(page).toContain('Current model');
    expect(page).toContain('href="#part-7310043">Show it in the list');
    expect(page).toContain('id="part-7310043" aria-current="true"');
  });
  test('but not the row of another family', async () => {
    const page = await shown({ products: [{ ...product, partNumber: '1' }] }, '?row=7310043');
    expect(page).not.toContain('Current model');
    expect(page).not.toContain('aria-current="true"');
  });
});
