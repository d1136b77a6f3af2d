import { floatTrees } from '../configurators/floats/float-trees.ts';
import type { WrittenFamily } from '../written-family.ts';

export const floatMounting: WrittenFamily[] = [
  {
    slug: 'four-float-bracket',
    name: 'Four-Float Brackets',
    description:
      'A stainless bracket with strain reliefs for up to four or six cords. It bolts to the wall of the basin below the cover; each cord is set and locked by hand from above.',
    specs: {
      Mechanical: {
        Material: '304 stainless, 11 gauge',
        Cords: '4 or 6, 0.25 to 0.45 in',
        Fasteners: 'Two 3/8 in wedge anchors, included',
        Weight: '3.1 lb (4), 4.4 lb (6)',
      },
    },
    faqs: ['float-order'],
    accessories: ['7310043', '7310044', '7310112', '7310131', 'SN-30-NO-30'],
  },
  {
    slug: 'float-trees',
    name: 'Float Trees',
    description:
      'A PVC pole with the floats clamped to it, set at the factory and lowered into the basin in one piece. The whole tree lifts out for cleaning without climbing in.',
    attributes: { temperature: { from: 32, to: 140 } },
    specs: {
      Mechanical: {
        Pole: '1 in schedule 80 PVC, 4 to 20 ft',
        Floats: '1 to 6 Sora, cords bundled',
        Base: 'Weighted foot or slide rail',
      },
    },
    faqs: ['float-order', 'pipe-clamp-mounting'],
    accessories: ['7310120', 'JB-4X-6'],
    configurator: floatTrees,
  },
];
