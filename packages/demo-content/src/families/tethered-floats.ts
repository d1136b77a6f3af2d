import { ploverTethered } from '../configurators/floats/plover-tethered.ts';
import type { WrittenFamily } from '../written-family.ts';

const approvals = ['UL Recognized', 'CSA Certified'];

export const tetheredFloats: WrittenFamily[] = [
  {
    slug: 'plover-tethered',
    name: 'Plover Tethered Pump Floats',
    description:
      'Starts and stops a pump directly, without a panel. The float swings on its own cord: the longer the tether, the wider the pumping range. A piggyback plug goes between pump and receptacle, so the pump can be run by hand by pulling it. For sumps, effluent and cisterns at least 14 in across.',
    attributes: {
      cable: { from: 5, to: 100 },
      pumpingRange: { from: 7, to: 36 },
      across: 2.74,
      long: 4.83,
      shortestTether: 3.5,
      depth: 30,
      temperature: { from: 32, to: 140 },
      approvals,
    },
    specs: {
      Electrical: {
        Contact: 'SPST, normally open (pump down) or normally closed (pump up)',
        Rating: '13 A at 120 VAC, 13 A at 240 VAC',
        Motor: '1/2 hp at 120 VAC, 1 hp at 240 VAC',
        'Least current': '170 mA',
        Switch: 'Mechanical, mercury-free',
      },
      Cable: { Conductors: '2 × 16 AWG, SJOW', Jacket: 'CPE, oil and water resistant' },
      Mechanical: {
        Body: 'Polypropylene',
      },
      Environment: { Liquids: 'Water, sewage, effluent; not flammable liquids' },
    },
    faqs: [
      'pump-up-or-down',
      'tether-length',
      'piggyback-wiring',
      'bypass-switch',
      'basin-diameter',
      'why-floats-fail',
    ],
    accessories: ['7310112', '7310120', '7310131', '7310150', '7310305', 'JB-4X-6'],
    configurator: ploverTethered,
  },
  {
    slug: 'plover-heavy-duty',
    name: 'Plover Heavy-Duty Pump Floats',
    description:
      'A Plover with a contact for larger single-phase pumps: 2 hp at 240 V, without a contactor. The body is foam-filled, so it floats even when cracked.',
    attributes: {
      cable: { from: 10, to: 30 },
      pumpingRange: { from: 9, to: 48 },
      across: 3.4,
      temperature: { from: 32, to: 140 },
      approvals,
    },
    specs: {
      Electrical: {
        Contact: 'SPST, normally open or normally closed',
        Rating: '20 A at 120 VAC, 20 A at 240 VAC',
        Motor: '1 hp at 120 VAC, 2 hp at 240 VAC',
      },
      Cable: { Conductors: '2 × 14 AWG, SJOW' },
      Mechanical: { Body: 'Polypropylene, foam-filled' },
    },
    faqs: ['tether-length', 'piggyback-wiring', 'basin-diameter'],
    accessories: ['7310112', '7310120', '7310150'],
  },
  {
    slug: 'dipper-compact',
    name: 'Dipper Compact Sump Floats',
    description:
      'A short-tether float for narrow sumps and condensate pumps. It turns over within 5 in of cord and fits basins from 10 in across.',
    attributes: {
      cable: { from: 8, to: 15 },
      pumpingRange: { from: 3, to: 8 },
      across: 2.1,
      temperature: { from: 32, to: 122 },
    },
    specs: {
      Electrical: { Contact: 'SPST, normally open', Rating: '10 A at 120 VAC', Motor: '1/3 hp at 120 VAC' },
      Cable: { Conductors: '2 × 18 AWG, SJTW' },
      Mechanical: { Body: 'Polypropylene' },
    },
    faqs: ['piggyback-wiring', 'why-floats-fail'],
    accessories: [],
  },
  {
    slug: 'redshank-double-float',
    name: 'Redshank Double-Float Pump Switches',
    description:
      'Two floats on one switch box: the lower one stops the pump, the upper one starts it. The pumping range is set by where the floats are tied, not by the tether, and may be as deep as the basin.',
    attributes: {
      cable: { from: 15, to: 50 },
      pumpingRange: { from: 6 },
      temperature: { from: 32, to: 140 },
      approvals: ['UL Listed', 'CSA Certified'],
    },
    specs: {
      Electrical: {
        Contact: 'Latching relay, single pole',
        Rating: '15 A at 120 VAC, 15 A at 240 VAC',
        Motor: '3/4 hp at 120 VAC, 1-1/2 hp at 240 VAC',
      },
      Cable: { To: 'Each float', Conductors: '2 × 18 AWG, SJOW' },
      Mechanical: { 'Switch box': 'PVC, potted, NEMA 6P' },
    },
    faqs: ['redshank-range', 'piggyback-wiring'],
    accessories: ['7310112', '7310120', '7310131'],
  },
  {
    slug: 'plover-series-1',
    name: 'Plover Pump Floats, Series 1',
    description:
      'The mercury-activated Plover, made until 2019. It is listed so that a float in the field can be matched by its number; the replacement has the same ratings and cord.',
    attributes: { cable: { from: 10, to: 30 } },
    specs: {
      Electrical: { Contact: 'Mercury to mercury, normally open', Rating: '13 A at 120 VAC' },
      Cable: { Conductors: '2 × 16 AWG, SJOW' },
    },
    faqs: ['mercury-disposal'],
    accessories: [],
    isObsolete: true,
    alert: {
      type: 'Obsolete',
      message:
        'No longer made. Mercury floats must not be sold in several states and go to hazardous waste, never into the trash.',
      effective: '2019-12-31',
      replacements: ['7311201', '7311202', '7311203', '7311210', '7311211', '7311212'],
    },
  },
];
