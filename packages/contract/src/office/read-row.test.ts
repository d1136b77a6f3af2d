import { describe, expect, test } from 'vitest';
import type { ContentKind } from '../content/index.ts';
import { writePath } from './field-path.ts';
import { readRow } from './read-row.ts';

const faq = {
  id: 1,
  question: 'Why?',
  answer: 'So.',
  link: null,
  isLive: true,
  isSupport: true,
  video: null,
  image: null,
  steps: [],
  position: 0,
};
const family = {
  id: 1,
  name: 'Tern',
  slug: 'tern',
  intrinsicallySafe: false,
  description: '',
  isLive: true,
  isVizzy: false,
  isObsolete: false,
  media: [],
  documentIds: [],
  alertType: null,
  alertMsg: null,
  effective: null,
  prodRep: null,
  specs: [],
  faqIds: [],
  accessoryPartNumbers: [],
  configurator: null,
  position: 0,
};
const groups = (group: object) => ({
  ...family,
  configurator: { configGroups: [{ name: 'A' }, { name: 'B', ...group }] },
});
const facts = (entry: object) => ({
  ...family,
  configurator: { configGroups: [], facts: [{ name: 'F', values: [entry] }] },
});

const cases: [string, ContentKind, unknown, string[]][] = [
  ['a text for a number', 'faqs', { ...faq, position: 'first' }, ['position must be a number']],
  ['nothing for a number', 'faqs', { ...faq, position: null }, ['position must not be empty']],
  ['nothing for a text', 'faqs', { ...faq, answer: undefined }, ['answer must not be empty']],
  ['nothing for a text of a form of its own', 'families', { ...family, slug: '' }, ['slug must not be empty']],
  [
    'nothing for a text of which two things are asked, once',
    'redirects',
    { id: 1, from: '/old', to: '', status: 301, note: '' },
    ['to must not be empty'],
  ],
  ['a field that is left out', 'faqs', { ...faq, steps: undefined }, ['steps must be an array']],
  [
    'an element of a list',
    'faqs',
    { ...faq, steps: [{ answer: 3, image: null, video: null }] },
    ['steps[0].answer must be a string'],
  ],
  ['a field of no kind', 'faqs', { ...faq, colour: 'red' }, ['colour is no field of this kind']],
  [
    'the same deep in a row, where the schema would pass over it',
    'faqs',
    { ...faq, steps: [{ answer: '', image: null, video: null, text: 'lost' }] },
    ['steps[0].text is no field of this kind'],
  ],
  [
    'both together',
    'faqs',
    { ...faq, colour: 'red', question: '' },
    ['colour is no field of this kind', 'question must not be empty'],
  ],
  [
    'a field of a configurator',
    'families',
    groups({ showWhen: [] }),
    ['configurator.configGroups[1].showWhen is no field of this kind'],
  ],
  [
    'a rule that is no text',
    'families',
    groups({ showIf: ['A.a', 7] }),
    ['configurator.configGroups[1].showIf[1] must be a string'],
  ],
  [
    'one of two shapes, by what comes closest',
    'families',
    facts({ if: [3], measure: 'A.kg' }),
    ['configurator.facts[0].values[0].if[0] must be a string'],
  ],
  ['no object at all', 'faqs', 'text', [' must be an object']],
];

describe('a row as it was written', () => {
  test('is read where it is sound', () => expect(readRow('faqs', faq)).toEqual({ ok: true, row: faq }));
  test('has its defaults', () => {
    const product = {
      id: 1,
      familyId: 1,
      partNumber: ' A ',
      name: 'A',
      description: '',
      priceCents: null,
      configModelNo: null,
    };
    expect(readRow('products', { ...product, isObsolete: false, isLive: true, position: 0 })).toMatchObject({
      row: { partNumber: 'A', replacedBy: null },
    });
  });
  test.each(cases)('%s is at its path', (_, kind, row, expected) => {
    const read = readRow(kind, row);
    expect(read.ok ? [] : read.faults.map(({ path, words }) => `${writePath(path)} ${words}`)).toEqual(expected);
  });
});
