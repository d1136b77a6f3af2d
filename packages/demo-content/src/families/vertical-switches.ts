import { tealAdjustable } from '../configurators/floats/teal-adjustable.ts';
import type { WrittenFamily } from '../written-family.ts';

export const verticalSwitches: WrittenFamily[] = [
  {
    slug: 'rail-vertical',
    name: 'Rail Vertical Rod Floats',
    description:
      'A float that slides on a rod beside the pump. It needs no room to swing, so it suits basins from 10 in across and pits crowded with pipe. Two collars on the rod set the levels without tools.',
    attributes: {
      cable: { from: 10, to: 20 },
      pumpingRange: { from: 1, to: 6.5 },
      temperature: { from: 32, to: 140 },
      approvals: ['UL Listed', 'CSA Certified'],
    },
    specs: {
      Electrical: {
        Contact: 'SPST, normally open',
        Rating: '15 A at 120 VAC, 12 A at 240 VAC',
        Motor: '3/4 hp at 120 VAC, 1-1/2 hp at 240 VAC',
      },
      Cable: { Conductors: '3 × 16 AWG, SJTW, piggyback plug' },
      Mechanical: {
        Rod: '12 in, 304 stainless',
        Mounting: 'Clamp for 1-1/4 to 2 in pipe',
      },
    },
    faqs: ['basin-diameter', 'clean-the-rod', 'piggyback-wiring'],
    accessories: ['7310150', '7310151', '7310305'],
  },
  {
    slug: 'coot-high-level',
    name: 'Coot Vertical Switches with High-Level Sensor',
    description:
      'A vertical pump switch and an alarm sensor on one bracket. The sensor clips on above the pump level and leads to any alarm with a two-wire float input.',
    attributes: { cable: 10, pumpingRange: { from: 2, to: 7 }, temperature: { from: 32, to: 122 } },
    specs: {
      'Pump switch': { Rating: '15 A at 120 VAC', Motor: '3/4 hp at 120 VAC' },
      'Alarm sensor': { Contact: 'Reed, normally open, 0.5 A at 24 VDC', 'Set above pump level': '2, 3 or 4 in' },
      Cable: { To: 'Each switch', Plug: 'Piggyback, 120 V, on the pump switch' },
    },
    faqs: ['clean-the-rod', 'why-floats-fail'],
    accessories: ['WA-I-120-10', '7310150'],
  },
  {
    slug: 'teal-adjustable',
    name: 'Teal Adjustable Level Controls',
    description:
      'A sealed switch hung in the basin on its own cable, with an adjustable weight below it. Slide the weight to set how much is pumped per cycle, from 6 to 40 in. Nothing swings, nothing floats on top of grease.',
    attributes: {
      cable: { from: 8, to: 18 },
      pumpingRange: { from: 6, to: 40 },
      weight: 2.2,
      temperature: { from: 32, to: 120 },
      approvals: 'CSA Certified',
    },
    specs: {
      Electrical: {
        Contact: 'Snap action, normally open or normally closed',
        Rating: '15 A at 115 VAC, 15 A at 230 VAC',
        Motor: '1/2 hp at 115 VAC, 2 hp at 230 VAC',
      },
      Cable: { Conductors: '3 × 16 AWG, SJOW' },
      Mechanical: { Body: 'ABS, sealed', Weight: 'Adjustable' },
    },
    faqs: ['teal-weight', 'piggyback-wiring', 'bypass-switch'],
    accessories: ['7310112', '7310305'],
    configurator: tealAdjustable,
  },
  {
    slug: 'replacement-floats',
    name: 'Replacement Floats for Packaged Pumps',
    description:
      'Floats with the cord, plug and bracket of common packaged sump and effluent pumps. Look up the float by its cord length and plug; the mounting kit is in the box.',
    specs: {},
    faqs: ['why-floats-fail', 'float-interval'],
    accessories: ['7310150', '7310112'],
  },
];
