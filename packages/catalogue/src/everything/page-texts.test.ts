import { describe, expect, test } from 'vitest';
import { panel } from '../testing/configurators.ts';
import { document, family, faq, job, post, siteDocument, supportVideo } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { type FieldName, type FoundPage, textsOfPage, wordsOfHtml } from './page-texts.ts';

/** The texts of a page by their place; places that say nothing are left out. */
function textsOf(page: FoundPage): Partial<Record<FieldName, string>> {
  const texts: Partial<Record<FieldName, string>> = {};
  for (const [field, text] of textsOfPage(page)) {
    const all = [texts[field] ?? '', text.trim()].filter((part) => part !== '').join(' / ');
    if (all !== '') texts[field] = all;
  }
  return texts;
}

/** So many families with what a document and a question take from them. */
function familiesOf(count: number) {
  const families = Array.from({ length: count }, (_, nth) =>
    family({
      id: nth + 1,
      name: `Tern ${nth + 1}`,
      description: '<p>Two pumps.</p>',
      specs: [{ title: 'Facts', kvo: [{ key: 'Supply', value: '120 V' }] }],
      faqIds: [1],
    }),
  );
  const steps = [{ answer: 'Open the lid.', video: null, image: null }];
  const { everything } = snapshotOf({ families, faqs: [faq({ id: 1, question: 'How is it tested?', steps })] });
  return everything.families.flatMap((page) => (page.kind === 'family' ? [page.family] : []));
}

describe('the texts of a page, by their places', () => {
  test('a family: its name, facts, options, questions and documents', () => {
    const { everything } = snapshotOf({
      families: [
        family({
          id: 1,
          name: 'Tern Panels',
          description: '<p>Two <b>pumps</b>.</p>',
          specs: [{ title: 'Supply', kvo: [{ key: 'Voltage', value: '120 V' }] }],
          faqIds: [1],
          documentIds: [1],
          configurator: panel,
        }),
      ],
      faqs: [faq({ id: 1, question: 'How is it wired?' })],
      documents: [document({ id: 1, name: 'Tern, data sheet' })],
    });
    const [page] = everything.families;
    const texts = page === undefined ? {} : textsOf(page);
    expect(texts).toMatchObject({
      name: 'Tern Panels',
      text: 'Two  pumps .',
      details: 'Supply / Voltage 120 V',
      near: 'How is it wired? / Tern, data sheet',
    });
    for (const { name } of panel.configGroups) expect(texts.options).toContain(name);
  });

  test('a file: the year in its name, its category and name as words, and the form that it has', () => {
    const file = (uri: string, filename: string) =>
      textsOf({
        kind: 'file',
        file: siteDocument({ id: 1, name: 'Price list', category: 'orders', uri, filename }),
        words: 'Pumps 120',
      });
    expect(file('site/a.pdf', 'price-list_2026.b.pdf')).toEqual({
      inside: 'Pumps 120',
      name: 'Price list',
      number: '2026',
      kind: 'document download orders price list 2026 b pdf / pdf',
    });
    expect(file('site/a.xlsx', 'list.xlsx').kind).toMatch(/ \/ excel spreadsheet$/);
    expect(file('site/a.xls', 'list.xls').kind).toMatch(/ \/ excel spreadsheet$/);
    expect(file('site/a.xlsx.pdf', 'list.pdf').kind).toMatch(/ \/ pdf$/);
  });

  test.each([
    ['price-2026.pdf', '2026'],
    ['1999-to-2026.pdf', '1999 2026'],
    ['part-120260.pdf', undefined],
    ['form-2126.pdf', undefined],
  ])('the years of a file named %s are %s', (filename, years) => {
    expect(textsOf({ kind: 'file', file: siteDocument({ id: 1, filename }), words: '' }).number).toBe(years);
  });

  test('a post and a video: what they are called, and their year', () => {
    expect(
      textsOf({
        kind: 'post',
        post: post({ id: 1, name: 'Winter', postDate: '2025-12-01', htmlContent: '<p>At noon.</p>' }),
      }),
    ).toEqual({ name: 'Winter', kind: 'news post blog 2025', text: 'At noon.' });
    const video = supportVideo({ id: 1, name: 'Sealing', category: 'Conduits', uploadDate: '2024-05-01' });
    const of = { name: 'Sealing', shelf: 'Conduits' };
    expect(textsOf({ kind: 'video', video })).toEqual({ ...of, kind: 'video watch film clip 2024' });
    expect(textsOf({ kind: 'video', video: { ...video, uploadDate: null } })).toEqual({
      ...of,
      kind: 'video watch film clip',
    });
  });

  test('a job: what is asked for and offered', () => {
    const row = job({
      id: 1,
      name: 'Buyer',
      category: 'Office',
      type: 'Full-Time',
      description: 'You buy copper.',
      tasks: ['Order'],
      details: ['Days'],
      skills: ['Words'],
    });
    expect(textsOf({ kind: 'job', job: row })).toMatchObject({
      name: 'Buyer',
      shelf: 'Office Full-Time',
      text: 'You buy copper.',
      details: 'Order / Days / Words',
    });
  });
});

describe('a document is about its families where they are few', () => {
  const sheet = (docType: 'TDS' | 'QSG', count: number) =>
    textsOf({
      kind: 'document',
      document: document({
        id: 1,
        name: 'Sheet',
        docType,
        docNumber: '0412',
        supportCategory: 'Panels',
        revisedOn: '2023-01-02',
      }),
      families: familiesOf(count),
      words: 'Within',
    });

  test('a sheet of facts has theirs, with its numbers, kind and year', () => {
    expect(sheet('TDS', 1)).toEqual({
      inside: 'Within',
      name: 'Sheet',
      number: 'TDS 0412 TDS0412',
      kind: 'technical data sheet datasheet specification / 2023',
      shelf: 'Panels / Tern 1',
      near: 'Two pumps. / Supply 120 V',
    });
  });

  test('any other has their questions with the steps of the answers', () => {
    expect(sheet('QSG', 1).near).toBe('How is it tested? Open the lid.');
  });

  test('four families are few, five are near it alone', () => {
    expect(sheet('TDS', 4).shelf).toBe('Panels / Tern 1 / Tern 2 / Tern 3 / Tern 4');
    expect(sheet('TDS', 5)).toMatchObject({ shelf: 'Panels', near: 'Tern 1 / Tern 2 / Tern 3 / Tern 4 / Tern 5' });
  });
});

describe('a question has the names of its families where they are few', () => {
  const asked = (count: number) =>
    textsOf({
      kind: 'question',
      faq: faq({
        id: 9,
        question: 'How?',
        answer: '<p>So.</p>',
        steps: [{ answer: 'First.', video: null, image: null }],
      }),
      families: familiesOf(count),
    });
  test('four, not five', () => {
    expect(asked(4)).toEqual({
      name: 'How?',
      kind: 'question faq',
      text: 'So.',
      details: 'First.',
      near: 'Tern 1 / Tern 2 / Tern 3 / Tern 4',
    });
    expect(asked(5).near).toBeUndefined();
  });
});

describe('of all content there are the pages that strangers may read', () => {
  const { find } = snapshotOf({
    families: [
      family({ id: 1, name: 'Tern', documentIds: [1], faqIds: [1] }),
      family({ id: 2, name: 'Wren', documentIds: [1], faqIds: [1] }),
      family({ id: 3, name: 'Hidden', documentIds: [1, 3], faqIds: [1], isLive: false }),
    ],
    documents: [
      document({ id: 1, name: 'Zirconia sheet' }),
      document({ id: 2, name: 'Zirconia guide' }),
      document({ id: 3, name: 'Zirconia leaflet' }),
      document({ id: 4, name: 'Zirconia draft', isLive: false }),
    ],
    faqs: [faq({ id: 1, question: 'What is bismuth?' }), faq({ id: 2, question: 'Why bismuth?', isLive: false })],
    siteDocuments: ['a.pdf', 'b.XLSX', 'c.png', 'd.csv', 'e.docx', 'f.pdf'].map((name, at) =>
      siteDocument({ id: at + 1, name: `Gallium ${name}`, uri: `site/${name}`, isLive: name !== 'f.pdf' }),
    ),
    posts: [post({ id: 1, name: 'Indium' }), post({ id: 2, name: 'Indium', isLive: false })],
    jobs: [job({ id: 1, name: 'Thallium' }), job({ id: 2, name: 'Thallium', isLive: false })],
    supportVideos: [supportVideo({ id: 1, name: 'Cadmium' }), supportVideo({ id: 2, name: 'Cadmium', isLive: false })],
  }).everything;
  const pages = (text: string) => find(text).pages.map(({ page }) => page);

  test('documents, each with its families that are shown', () => {
    const found = pages('zirconia').flatMap((page) =>
      page.kind === 'document' ? [[page.document.id, page.families.map(({ row }) => row.name)] as const] : [],
    );
    expect(new Map(found)).toEqual(
      new Map([
        [1, ['Tern', 'Wren']],
        [2, []],
        [3, []],
      ]),
    );
  });

  test('questions, each with the families that it is asked of', () => {
    const found = pages('bismuth').flatMap((page) =>
      page.kind === 'question' ? [[page.faq.id, page.families.map(({ row }) => row.name)]] : [],
    );
    expect(found).toEqual([[1, ['Tern', 'Wren']]]);
  });

  test('files that can be read, and no pictures', () => {
    const found = pages('gallium').flatMap((page) => (page.kind === 'file' ? [page.file.id] : []));
    expect(found.sort()).toEqual([1, 2, 4, 5]);
  });

  test.each([
    ['indium', 'post'],
    ['thallium', 'job'],
    ['cadmium', 'video'],
  ])('of what is called %s the %s that is shown', (text, kind) => {
    expect(pages(text).map((page) => page.kind)).toEqual([kind]);
  });
});

test('words of HTML are those between its tags, with its signs read', () => {
  expect(wordsOfHtml('<p>Nuts&nbsp;&amp; bolts</p><br/>&lt;M8&gt; &quot;A&quot;')).toBe(' Nuts & bolts   M8   A ');
});
