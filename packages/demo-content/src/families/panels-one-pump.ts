import { harrierSimplex } from '../configurators/panels/harrier-simplex.ts';
import { knotTimedDosing } from '../configurators/panels/knot-timed-dosing.ts';
import type { WrittenFamily } from '../written-family.ts';

export const panelsOnePump: WrittenFamily[] = [
  {
    slug: 'harrier-simplex',
    name: 'Harrier Simplex Control Panels',
    description:
      'Runs one pump from two or three floats and sounds an alarm when the level is too high. Contactor or motor protective switch, hand-off-automatic switch, fused control circuit, numbered terminals. For homes, cabins and small commercial stations.',
    attributes: {
      voltage: ['120–240', '208–240', '380–415', '480', '575–600'],
      phase: ['Single-phase', 'Three-phase'],
      fla: { from: 0.63, to: 63 },
      pumps: '1',
      floats: ['2', '3', '4'],
      width: { from: 10, to: 20 },
      height: { from: 12, to: 20 },
      deep: { from: 6, to: 8 },
      enclosure: ['NEMA 1', 'NEMA 3R', 'NEMA 12', 'NEMA 4X thermoplastic', 'NEMA 4X fibreglass', 'NEMA 4X stainless'],
      temperature: { from: -22, to: 122 },
      approvals: ['UL 508A', 'UL 698A'],
    },
    specs: {
      Control: {
        Circuit: '120 V, fused',
        Switch: 'Hand-off-automatic',
        Lamp: 'Pump runs, green LED',
      },
      Alarm: {
        Horn: '85 dB at 10 ft',
        Beacon: 'Red, 360°',
        Contact: 'Closes on alarm, 5 A at 250 VAC (R)',
        Power: 'Own fused circuit',
      },
      Enclosure: { Latch: 'Padlockable' },
    },
    faqs: ['set-overload', 'reset-overload', 'licensed-electrician', 'commission-simplex'],
    accessories: ['7310041', 'SN-30-NO-30', '7310112', '7310230', 'JB-4X-6', 'SR-W-120'],
    configurator: harrierSimplex,
  },
  {
    slug: 'pipit-simplex',
    name: 'Pipit Simplex Panels',
    description:
      'The small panel for one fractional-horsepower effluent pump: two floats, a breaker, an alarm, nothing to choose but the length of the cords. Kept on the shelf and shipped the same day.',
    attributes: {
      voltage: ['120', '240'],
      phase: 'Single-phase',
      fla: { to: 15 },
      pumps: '1',
      floats: '2',
      width: 8,
      height: 10,
      deep: 4,
      enclosure: 'NEMA 4X thermoplastic',
      approvals: 'UL 508A',
    },
    specs: {
      Control: { 'Float switches': 'Pump and alarm', Switch: 'Hand-off-automatic' },
      Alarm: { Horn: '83 dB at 10 ft', Beacon: 'Red' },
    },
    faqs: ['float-order', 'commission-simplex', 'licensed-electrician'],
    accessories: ['7310112', '7310230', 'SR-W-120'],
  },
  {
    slug: 'knot-timed-dosing',
    name: 'Knot Timed Dosing Panels',
    description:
      'Doses a drain field in small, equal amounts through the day instead of in one flood. The timer sets how long the pump runs and how long it rests; an override float doses sooner when the tank is filling fast, and the panel counts how often that happens.',
    attributes: {
      voltage: ['120', '208–240'],
      phase: 'Single-phase',
      fla: { to: 20 },
      pumps: '1',
      floats: ['2', '3', '4'],
      width: 10,
      height: 12,
      deep: 6,
      enclosure: 'NEMA 4X thermoplastic',
      approvals: 'UL 508A',
    },
    specs: {
      Timer: { On: '1 second to 60 minutes', Off: '1 minute to 99 hours', Memory: 'Keeps its settings without power' },
      Control: {
        'Float switches': 'Redundant off and enable, override, alarm',
        Counters: 'Cycles, overrides, run time (E)',
      },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Red, 360°' },
    },
    faqs: ['set-timer', 'float-order', 'licensed-electrician'],
    accessories: ['7310041', 'SN-30-NO-30', '7310230', 'SR-W-120'],
    configurator: knotTimedDosing,
  },
];
