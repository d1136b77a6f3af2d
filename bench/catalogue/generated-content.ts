import { type Content, emptyContent } from '@millrace/contract/content';
import { generatedConfigurator, generatedNumber, numbersEach } from './generated-configurator.ts';
import { pick, randomFrom } from './random.ts';

export interface Size {
  products: number;
  configurators: number;
}

const kinds = [
  'pump float',
  'control float',
  'wall alarm',
  'outdoor alarm',
  'simplex panel',
  'duplex panel',
  'relay',
  'junction post',
];
const traits = [
  'normally open',
  'normally closed',
  'piggyback plug',
  'three-phase',
  'single-phase',
  'NEMA 4X',
  'NEMA 1',
  'high water',
  'intrinsically safe',
  'auto reset',
];
const details = [
  'cable 20 ft',
  'cord 30 ft',
  'beacon and horn',
  'time meters',
  'seal fail relay',
  'stainless bracket',
  '120/230 V',
  '2.5–4.0 A',
  'padlockable',
  'with Form C contact',
  'for effluent',
  'for lift stations',
];

/** A catalogue of any size, always the same one: families with a configurator each, a third of the products with a model number. */
export function generatedContent({ products, configurators }: Size): Content {
  const random = randomFrom(products + configurators);
  const prefixes = Array.from({ length: configurators }, (_, index) => prefixOf(index));
  const perFamily = Math.ceil(products / configurators);
  const numbered = Math.min(Math.floor(perFamily / 3), numbersEach);
  return {
    ...emptyContent(),
    categories: [
      {
        id: 1,
        parentId: null,
        name: 'Everything',
        slug: 'everything',
        description: '',
        imgUrl: null,
        isLive: true,
        isVizzy: false,
        position: 0,
      },
    ],
    viewItems: prefixes.map((prefix, index) => ({
      id: index + 1,
      categoryId: 1,
      type: 'family' as const,
      slug: slugOf(index),
      title: prefix,
      name: prefix,
      summary: '',
      imgUrl: null,
      variants: {},
      isObsolete: false,
      adURL: null,
      isLive: true,
      isVizzy: false,
      position: index,
    })),
    families: prefixes.map((prefix, index) => ({
      id: index + 1,
      name: `Series ${prefix} ${kinds[index % kinds.length]}`,
      slug: slugOf(index),
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
      configurator: generatedConfigurator(prefix),
      position: index,
    })),
    products: Array.from({ length: products }, (_, index) => {
      const family = Math.floor(index / perFamily);
      const place = index % perFamily;
      const number = place < numbered ? generatedNumber(prefixes[family] ?? '', place) : null;
      const kind = kinds[family % kinds.length] ?? '';
      return {
        id: index + 1,
        familyId: family + 1,
        partNumber: partNumberOf(index),
        name: `${kind}, ${pick(traits, random)}`,
        description: `${pick(traits, random)} ${kind}, ${pick(details, random)}, ${pick(details, random)}, ${pick(details, random)}`,
        priceCents: number?.priceCents ?? 1000 + random(100_000),
        configModelNo: number?.modelNumber ?? null,
        isObsolete: random(20) === 0,
        isLive: true,
        position: place,
      };
    }),
  };
}

const slugOf = (index: number): string => `family-${index + 1}`;
const prefixOf = (index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${String(Math.floor(index / 26)).padStart(2, '0')}`;

/** Seven plain digits, or letters with groups of digits. */
const partNumberOf = (index: number): string =>
  index % 3 === 0 ? String(7_000_000 + index) : `PF-${20 + (index % 7) * 10}-${index % 2 === 0 ? 'NO' : 'NC'}-${index}`;
