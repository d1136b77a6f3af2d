import { snipeMiniature } from '../configurators/floats/snipe-miniature.ts';
import { soraGoldContact } from '../configurators/floats/sora-gold-contact.ts';
import { soraNarrowAngle } from '../configurators/floats/sora-narrow-angle.ts';
import { stiltMultiLevel } from '../configurators/floats/stilt-multi-level.ts';
import type { WrittenFamily } from '../written-family.ts';

const soraBody = {
  Body: 'Polypropylene',
  Activation: '4-1/2 in above the bottom to 1/2 in below, within 1-1/2 in of travel',
};
const soraSize = { across: 2.74, long: 4.83, depth: 60 };

export const controlFloats: WrittenFamily[] = [
  {
    slug: 'sora-narrow-angle',
    name: 'Sora Narrow-Angle Control Floats',
    description:
      'Signals a level to a panel or an alarm: it makes or breaks within an inch and a half of travel and switches the control circuit, not the pump. A blue cap opens downwards (normally open), a red cap upwards. Cord by the foot.',
    attributes: {
      ...soraSize,
      cable: { from: 10, to: 150 },
      temperature: { from: 32, to: 140 },
      approvals: ['UL Recognized', 'CSA Certified'],
    },
    specs: {
      Electrical: {
        Contact: 'SPST, normally open or normally closed; SPDT with both',
        Rating: '5 A at 125 VAC, 3 A at 250 VAC',
        'Least current': '160 mA at 125 VAC',
      },
      Cable: { Conductors: '2 or 3 × 18 AWG, SJOW' },
      Mechanical: soraBody,
      Environment: { Liquids: 'Water, sewage, effluent' },
    },
    faqs: ['no-or-nc', 'pipe-clamp-mounting', 'cord-too-short', 'float-interval', 'why-floats-fail'],
    accessories: ['7310041', '7310112', '7310120', '7310131', 'JB-4X-6'],
    configurator: soraNarrowAngle,
  },
  {
    slug: 'sora-gold-contact',
    name: 'Sora Gold-Contact Floats',
    description:
      'A Sora for small currents. Cross-point gold contacts carry the milliamps of a controller input, a telemetry unit or an intrinsically safe relay, where a power contact would corrode.',
    attributes: {
      ...soraSize,
      cable: { from: 10, to: 99 },
      temperature: { from: 32, to: 140 },
      approvals: 'UL Recognized',
    },
    specs: {
      Electrical: {
        Contact: 'Gold cross-point, NO, NC or both',
        Rating: '1 A at 30 VDC, 1 A at 125 VAC',
        'Least current': '0.1 mA at 5 VDC',
      },
      Cable: { Conductors: '2 or 3 × 18 AWG, SJOW' },
      Mechanical: soraBody,
    },
    faqs: ['no-or-nc', 'is-wire-separation', 'cord-too-short'],
    accessories: ['7310041', '7310112', '7310120'],
    configurator: soraGoldContact,
  },
  {
    slug: 'sora-double-contact',
    name: 'Sora Double-Contact Floats',
    description:
      'One float, two contacts that switch together: one for the panel, one for an alarm of another make. They share nothing but the body.',
    attributes: { ...soraSize, cable: { from: 20, to: 50 } },
    specs: {
      Electrical: { Contact: '2 × SPST, normally open', Rating: '5 A at 125 VAC each' },
      Cable: { Conductors: '4 × 18 AWG, SOOW' },
      Mechanical: soraBody,
    },
    faqs: ['no-or-nc'],
    accessories: ['7310112', '7310120'],
  },
  {
    slug: 'snipe-miniature',
    name: 'Snipe Miniature Stainless Floats',
    description:
      'A stainless float on a 1/8 NPT stem for tanks, skids and reservoirs. Turn the float over on its stem to change normally open into normally closed.',
    attributes: { pressure: 300, temperature: { from: -40, to: 392 }, approvals: ['UL Recognized', 'CSA Certified'] },
    specs: {
      Electrical: { Contact: 'Reed, SPST', Rating: '30 W: 0.14 A at 240 VAC, 0.28 A at 120 VAC, 0.28 A at 100 VDC' },
      Mechanical: {
        Body: '316 stainless',
        Fitting: '1/8 NPT',
        'Specific gravity': '0.70 and above',
      },
      Environment: { Leads: 'PTFE above 300 °F' },
    },
    faqs: ['reed-inductive-load'],
    accessories: ['7310131'],
    configurator: snipeMiniature,
  },
  {
    slug: 'stilt-multi-level',
    name: 'Stilt Multi-Level Stems',
    description:
      'One stem with one to four floats, each at the height you give. Replaces a bunch of tethered floats where there is a single opening and no room to swing.',
    attributes: { stem: { from: 6, to: 132 }, pressure: 150, temperature: { from: -40, to: 300 } },
    specs: {
      Electrical: { Contact: 'Reed, SPST, one for each level', Rating: '30 W' },
      Mechanical: {
        Stem: '316 stainless',
        Fitting: '1-1/4 or 2 NPT, or 3 in flange',
        Levels: '1 to 4, at least 3 in apart',
      },
    },
    faqs: ['stilt-measure', 'reed-inductive-load'],
    accessories: ['JB-4X-6', '7310131'],
    configurator: stiltMultiLevel,
  },
  {
    slug: 'dunlin-side-mount',
    name: 'Dunlin Side-Mount Level Switches',
    description:
      'Screws into the wall of a tank and rises with the liquid. For leak pans, day tanks and reservoirs where the top cannot be reached.',
    specs: {
      Electrical: { Contact: 'Reed, SPST', Rating: '20 W' },
      Mechanical: { Body: 'Polypropylene or 316 stainless', Fitting: '1/2 NPT, or bulkhead nut from inside' },
    },
    faqs: [],
    accessories: [],
  },
];
