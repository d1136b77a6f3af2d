import { expect, test } from 'vitest';
import type { z } from 'zod';
import { asSaid, type Edge, edgeCases, text, whole } from '../testing/edges.ts';
import { type ContentKind, contentKinds, faqStep } from './index.ts';

const step = { answer: 'a', image: { uri: 'faqs/a.png', filename: 'a.png' }, video: null };
const ofAll = { id: 1, name: 'A', slug: 'a', isLive: true, isVizzy: false, position: 0 };
const medium = { type: 2, uri: 'a', filename: '', name: 'A', infoImageText: '', poster: null };

/** A sound row of each kind whose fields have bounds of their own, with those bounds. */
const limits: Partial<Record<ContentKind, [object, Record<string, Edge>]>> = {
  categories: [
    { ...ofAll, parentId: null, description: '', imgUrl: null },
    { id: whole(1), parentId: whole(1), position: whole(0), description: text(0, 5000) },
  ],
  viewItems: [
    {
      ...ofAll,
      categoryId: 1,
      type: 'family',
      title: 'A',
      summary: '',
      imgUrl: null,
      variants: {},
      isObsolete: false,
      adURL: null,
    },
    {
      summary: text(0, 200),
      type: { takes: ['category', 'family'], refuses: ['product'] },
      variants: { takes: [{ voltage: '120' }], refuses: [{ voltage: 120 }] },
      adURL: { takes: ['https://a.example/x', null], refuses: ['/x', 'ftp://a.example/x'] },
    },
  ],
  families: [
    {
      ...ofAll,
      intrinsicallySafe: false,
      description: '',
      isObsolete: false,
      media: [medium],
      documentIds: [],
      alertType: null,
      alertMsg: null,
      effective: null,
      prodRep: null,
      specs: [{ title: 'A', kvo: [{ key: 'a', value: '' }] }],
      faqIds: [],
      accessoryPartNumbers: [],
      configurator: null,
      attributes: {},
      validNumbers: [{ number: 'A', priceCents: null }],
      refusedNumbers: ['B'],
    },
    {
      description: text(0, 10_000),
      alertType: text(0, 60),
      alertMsg: text(0, 1000),
      prodRep: text(0, 400),
      'media.0.type': { takes: [2, 3], refuses: [1, 4] },
      'media.0.uri': text(1),
      'media.0.filename': text(0, 200),
      'media.0.infoImageText': text(0, 500),
      attributes: {
        takes: [{ a: true }, { a: 1.5 }, { a: 'x' }, { a: ['x', 'y'] }, { a: { from: 1 } }, { a: { from: 1, to: 2 } }],
        refuses: [{ a: null }, { a: '' }, { a: [] }, { a: [1] }, { a: { from: '1' } }, { a: { from: 1, by: 2 } }, []],
      },
      'specs.0.kvo.0.key': text(1, 120),
      'specs.0.kvo.0.value': text(0, 1000),
      'accessoryPartNumbers.0': text(1, 60),
      'validNumbers.0.number': text(1, 200),
      'validNumbers.0.priceCents': whole(0),
      'refusedNumbers.0': text(1, 200),
    },
  ],
  products: [
    {
      ...ofAll,
      familyId: 1,
      partNumber: 'A',
      description: '',
      priceCents: null,
      configModelNo: null,
      isObsolete: false,
    },
    {
      description: text(0, 1000),
      priceCents: whole(0),
      configModelNo: text(0, 200),
      replacedBy: text(1, 60),
      replacedNote: text(0, 300),
    },
  ],
  attributes: [
    {
      ...ofAll,
      key: 'a',
      label: 'A',
      type: 'choice',
      unit: '',
      precision: 0,
      min: null,
      max: null,
      choices: ['a'],
      group: 'A',
      help: '',
      filters: true,
      compares: true,
      isInHead: false,
      etim: null,
    },
    {
      key: {
        takes: ['a', 'fullLoadAmps', 'nema4X', 'counts', 'a'.repeat(40)],
        refuses: ['', 'A', '4x', 'a-b', 'a b', 'value', 'count', 'quantity', 'a'.repeat(41)],
      },
      label: text(1, 200),
      type: { takes: ['text', 'choice', 'number', 'range', 'yesNo'], refuses: ['boolean', ''] },
      unit: text(0, 40),
      precision: { takes: [0, 6], refuses: [-1, 7, 0.5] },
      min: { takes: [null, -0.5], refuses: ['0'] },
      'choices.0': text(1, 200),
      group: text(1, 200),
      help: text(0, 500),
      etim: { takes: [null, 'EF000123'], refuses: ['EF123', 'EC000123', ''] },
      position: whole(0),
    },
  ],
  documents: [
    {
      ...ofAll,
      docType: 'TDS',
      docNumber: '',
      revision: null,
      revisedOn: null,
      supersedes: null,
      uri: 'a/b.pdf',
      type: 1,
      supportCategory: null,
    },
    { docNumber: text(0, 40), revision: text(0, 20), supersedes: text(0, 40) },
  ],
  siteDocuments: [
    { ...ofAll, category: 'A', uri: '', filename: '', htmlContent: null },
    {
      filename: text(0, 200),
      htmlContent: text(0, 100_000),
      uri: {
        takes: ['', 'documents/a.pdf'],
        refuses: ['javascript:alert(1)', 'https://a.example/a.pdf', '../a.pdf', 'a'],
      },
    },
  ],
  faqs: [
    { ...ofAll, question: 'A', answer: '', link: null, isSupport: true, video: null, image: null, steps: [] },
    { question: text(1, 300), answer: text(0, 5000), link: text(0, 500) },
  ],
  carousels: [
    {
      ...ofAll,
      title: 'A',
      link: '/',
      isExternal: false,
      content: { uri: 'a/b.svg' },
      caption: '',
      action: '',
      modelNumber: null,
    },
    { link: text(1, 500), caption: text(0, 300), action: text(0, 60), modelNumber: text(0, 200) },
  ],
  settings: [
    { id: 1, group: 'a', key: 'a', value: '', isPublic: true },
    { group: text(1, 60), key: text(1, 60) },
  ],
  posts: [{ ...ofAll, postDate: '2026-01-02', htmlContent: '' }, { htmlContent: text(0, 100_000) }],
  events: [
    {
      ...ofAll,
      dates: 'A',
      startsOn: '2026-01-02',
      endsOn: '2026-01-02',
      registrationDeadline: null,
      isOpen: true,
      closedNote: '',
      attendingMax: 1,
      notesMax: 0,
    },
    { dates: text(1, 120), closedNote: text(0, 300), attendingMax: whole(1, 1000), notesMax: whole(0, 5000) },
  ],
  jobs: [
    {
      ...ofAll,
      category: 'A',
      type: 'Remote',
      postDate: '2026-01-02',
      description: '',
      tasks: [],
      details: [],
      skills: [],
      questions: [{ question: '', answer: '' }],
    },
    {
      description: text(0, 10_000),
      'tasks.0': text(0, 500),
      'details.0': text(0, 500),
      'skills.0': text(0, 500),
      'questions.0.question': text(0, 500),
      'questions.0.answer': text(0, 2000),
    },
  ],
};

const cases = Object.entries(limits).flatMap(([kind, [sound, edges]]) => {
  const schema: z.ZodType = contentKinds[kind as ContentKind].row;
  return edgeCases(schema, sound, edges).map((one) => ({ kind, ...one }));
});
test.each(cases)('$kind: $path takes what is within its bounds, and nothing beyond', ({ judge }) => {
  expect(judge()).toEqual(asSaid);
});

test.each(edgeCases(faqStep, step, { answer: text(0, 2000), 'image.filename': text(0, 200) }))(
  'a step of an answer: $path',
  ({ judge }) => expect(judge()).toEqual(asSaid),
);

test('a product that nothing replaces says so', () => {
  const [sound] = limits.products ?? [{}];
  expect(contentKinds.products.row.parse(sound)).toMatchObject({ replacedBy: null, replacedNote: null });
});
