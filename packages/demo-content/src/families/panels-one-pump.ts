import { harrierSimplex } from '../configurators/panels/harrier-simplex.ts';
import { knotTimedDosing } from '../configurators/panels/knot-timed-dosing.ts';
import type { WrittenFamily } from '../written-family.ts';

export const panelsOnePump: WrittenFamily[] = [
  {
    slug: 'harrier-simplex',
    name: 'Harrier Simplex Control Panels',
    description:
      'Runs one pump from two or three floats and sounds an alarm when the level is too high. Contactor or motor protective switch, hand-off-automatic switch, fused control circuit, numbered terminals. For homes, cabins and small commercial stations.',
    specs: {
      Supply: {
        Voltage: '120, 208, 240, 480 or 600 V, 60 Hz',
        Phase: '1 or 3',
        'Full-load amps': '0.6 to 63 A',
      },
      Control: {
        Circuit: '120 V, fused',
        Floats: '2 or 3',
        Switch: 'Hand-off-automatic',
        Lamp: 'Pump runs, green LED',
      },
      Alarm: {
        Horn: '85 dB at 10 ft',
        Beacon: 'Red, 360°',
        Contact: 'Form C, 5 A at 250 VAC (R)',
        Power: 'Own fused circuit',
      },
      Enclosure: {
        Rating: 'NEMA 1, 3R, 12 or 4X',
        Size: '10 × 12 × 6 in to 20 × 20 × 8 in',
        Latch: 'Padlockable',
        Temperature: '-22 to 122 °F',
      },
      Approvals: { UL: 'UL 508A, UL 698A' },
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
    specs: {
      Supply: { Voltage: '120 or 240 V, single-phase', 'Full-load amps': 'Up to 15 A' },
      Control: { Floats: '2: pump and alarm', Switch: 'Hand-off-automatic' },
      Alarm: { Horn: '83 dB at 10 ft', Beacon: 'Red' },
      Enclosure: { Rating: 'NEMA 4X thermoplastic', Size: '8 × 10 × 4 in' },
      Approvals: { UL: 'UL 508A' },
    },
    faqs: ['float-order', 'commission-simplex', 'licensed-electrician'],
    accessories: ['7310112', '7310230', 'SR-W-120'],
  },
  {
    slug: 'knot-timed-dosing',
    name: 'Knot Timed Dosing Panels',
    description:
      'Doses a drain field in small, equal amounts through the day instead of in one flood. The timer sets how long the pump runs and how long it rests; an override float doses sooner when the tank is filling fast, and the panel counts how often that happens.',
    specs: {
      Supply: { Voltage: '120, 208 or 240 V, single-phase', 'Full-load amps': 'Up to 20 A' },
      Timer: { On: '1 second to 60 minutes', Off: '1 minute to 99 hours', Memory: 'Keeps its settings without power' },
      Control: { Floats: '3: redundant off and enable, override, alarm', Counters: 'Cycles, overrides, run time (E)' },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Red, 360°' },
      Enclosure: { Rating: 'NEMA 4X thermoplastic', Size: '10 × 12 × 6 in' },
      Approvals: { UL: 'UL 508A' },
    },
    faqs: ['set-timer', 'float-order', 'licensed-electrician'],
    accessories: ['7310041', 'SN-30-NO-30', '7310230', 'SR-W-120'],
    configurator: knotTimedDosing,
  },
];
