import type { WrittenFamily } from '../written-family.ts';

/** Families that the public catalogue does not list: one for show rooms, one not yet sold. */
export const apart: WrittenFamily[] = [
  {
    slug: 'counter-demonstrator',
    name: 'Counter Demonstrators',
    description:
      'A clear basin with two small pumps, four Sora floats and a Tern behind glass. It fills and empties on a counter all day, and every float can be lifted by hand.',
    specs: { Power: { Supply: '120 VAC, 60 Hz' }, Mechanical: { Size: '24 × 18 × 40 in', Water: '5 gallons' } },
    faqs: [],
    accessories: [],
    isVizzy: true,
  },
  {
    slug: 'ibis-cistern-control',
    name: 'Ibis Cistern Controls',
    description: 'Fills a cistern from a well and stops before the well runs dry. In field trials; not yet for sale.',
    specs: { Power: { Supply: '120 or 240 VAC' } },
    faqs: [],
    accessories: [],
    isLive: false,
  },
];
