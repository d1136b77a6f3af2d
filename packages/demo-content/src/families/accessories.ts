import type { WrittenFamily } from '../written-family.ts';

export const accessories: WrittenFamily[] = [
  {
    slug: 'float-hardware',
    name: 'Float Hardware',
    description: 'What holds a float where it belongs: cable weights, pipe clamps, chains, cord grips and brackets.',
    specs: { Mechanical: { Material: 'PVC-coated iron, polypropylene or 304 stainless, as listed' } },
    faqs: ['pipe-clamp-mounting'],
    accessories: [],
  },
  {
    slug: 'junction-boxes',
    name: 'Junction Boxes',
    description:
      'Liquid-tight boxes for the splice between float cords and the cable to the panel, with cord grips fitted and a terminal strip inside. They survive a flooded basin once; open and dry them afterwards.',
    attributes: { enclosure: ['NEMA 4X thermoplastic', 'NEMA 6P'] },
    specs: {
      Enclosure: { Material: 'Polycarbonate' },
      Electrical: { Terminals: '4, 6, 8 or 12 × 10 AWG' },
    },
    faqs: ['cord-too-short', 'conduit-sealing'],
    accessories: ['7310230', '7310305'],
  },
  {
    slug: 'plugs-and-cords',
    name: 'Plugs and Cords',
    description: 'Piggyback plugs, adapters and float cable by the roll.',
    specs: {},
    faqs: ['piggyback-wiring'],
    accessories: [],
  },
  {
    slug: 'batteries-and-supplies',
    name: 'Batteries and Power Supplies',
    description: 'Backup batteries for alarms and dialers, plug-in transformers and 24 V supplies.',
    specs: { Electrical: { Battery: '9 or 12 V', Supply: '120 VAC in' } },
    faqs: ['wren-battery'],
    accessories: [],
  },
  {
    slug: 'conduit-seals',
    name: 'Conduit Seals and Hubs',
    description:
      'Sewer gas that reaches a panel through its conduit eats copper within a year. Seal every conduit from the basin, on the panel side, where it can be checked.',
    specs: { Mechanical: { Sizes: '1/2 to 2 in', Compound: 'Two parts, sets in 30 minutes' } },
    faqs: ['conduit-sealing'],
    accessories: [],
  },
];
