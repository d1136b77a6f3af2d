import { describe, expect, test } from 'vitest';
import { panel } from '../testing/configurators.ts';
import { document, family, faq, product } from '../testing/rows.ts';
import { codesOf, type Rows } from '../testing/snapshot-of.ts';
import { replacementsOf } from './check-families.ts';

const picture = {
  type: 2 as const,
  uri: 'families/tern.svg',
  filename: 'tern.svg',
  name: 'Tern',
  infoImageText: '',
  poster: null,
};
const video = { ...picture, type: 3 as const, uri: 'dQw4w9WgXcQ', filename: '' };
const option = { code: '1', description: 'One' };
const withOption = (more: object) => ({ configGroups: [{ name: 'Supply', options: [{ ...option, ...more }] }] });
const given = (changes: Partial<ReturnType<typeof family>>, rows: Rows = {}): Rows => ({
  families: [family({ id: 1, isLive: false, ...changes })],
  ...rows,
});

const cases: [string, Rows, string[]][] = [
  ['nothing referred to', given({}), []],
  ['a document', given({ documentIds: [1] }, { documents: [document({ id: 1 })] }), []],
  ['a document that does not exist', given({ documentIds: [1] }), ['unknown-document']],
  ['a question', given({ faqIds: [1] }, { faqs: [faq({ id: 1 })] }), []],
  ['a question that does not exist', given({ faqIds: [1] }), ['unknown-faq']],
  ['an accessory, in other case', given({ accessoryPartNumbers: ['p-1'] }, { products: [product({ id: 1 })] }), []],
  ['an accessory that does not exist', given({ accessoryPartNumbers: ['P-1'] }), ['unknown-accessory']],
  ['two replacements', given({ prodRep: 'P-1, P-2' }, { products: [product({ id: 1 }), product({ id: 2 })] }), []],
  [
    'one replacement of two that does not exist',
    given({ prodRep: 'P-1,P-2' }, { products: [product({ id: 1 })] }),
    ['unknown-replacement'],
  ],
  ['a picture', given({ media: [picture] }), []],
  ['a picture elsewhere', given({ media: [{ ...picture, uri: 'https://example.com/a.png' }] }), ['media-uri']],
  ['a video', given({ media: [video] }), []],
  ['a video that is a path', given({ media: [{ ...video, uri: 'videos/tern.mp4' }] }), ['video-id']],
  [
    'an option with a picture of the gallery',
    given({ media: [picture], configurator: withOption({ images: ['tern.svg'] }) }),
    [],
  ],
  [
    'an option with another picture',
    given({ media: [picture], configurator: withOption({ images: ['wren.svg'] }) }),
    ['unknown-image'],
  ],
  ['an option with a video', given({ configurator: withOption({ moreInfo: { Videos: ['dQw4w9WgXcQ'] } }) }), []],
  [
    'an option with something else',
    given({ configurator: withOption({ moreInfo: { Videos: ['a b'] } }) }),
    ['video-id'],
  ],
  ['a sound configurator', given({ configurator: panel }), []],
];

describe('what a family refers to exists', () => {
  test.each(cases)('%s', (_, rows, codes) => {
    expect(codesOf(rows)).toEqual(codes);
  });

  test('replacements are separated by commas, blanks do not count', () => {
    expect(replacementsOf({ prodRep: ' P-1, ,P 2 ' })).toEqual(['P-1', 'P 2']);
    expect(replacementsOf({ prodRep: null })).toEqual([]);
  });
});
