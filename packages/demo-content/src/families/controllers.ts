import { heronLevelController } from '../configurators/components/heron-level-controller.ts';
import type { WrittenFamily } from '../written-family.ts';

export const controllers: WrittenFamily[] = [
  {
    slug: 'heron-level-controller',
    name: 'Heron Level Controllers',
    description:
      'A duplex controller with a display: level in inches, run hours, starts and flow for each pump, and the last hundred alarms with the time. Levels are set at the buttons and can be simulated, so a station is tested without water.',
    attributes: {
      voltage: ['24', '120'],
      consumption: 12,
      temperature: { from: -4, to: 140 },
      approvals: ['UL Listed', 'CSA Certified'],
    },
    specs: {
      Display: { Size: '4.3 in, colour', Shows: 'Level, amps, run hours, starts, flow, alarm log' },
      Inputs: { Level: '4–20 mA, or 4 floats', Pumps: 'Amps, seal, temperature', Contacts: '8' },
      Outputs: { Pumps: '2 or 3 relays', Alarm: 'Form C, 5 A at 250 VAC', Analogue: '4–20 mA, level' },
      Settings: {
        Delays: 'Lag and alarm, 0 to 250 s',
        Alternation: 'Each cycle, by hours, or fixed',
        Memory: 'Kept without power',
      },
    },
    faqs: ['heron-simulate', 'heron-transducer-range', 'heron-log', 'heron-video'],
    accessories: ['7306110', '7306111', '7310231', 'SR-C-LTE-4-120'],
    configurator: heronLevelController,
  },
  {
    slug: 'heron-transducers',
    name: 'Heron Submersible Transducers',
    description:
      'Hangs near the floor of the basin and sends the depth of water as 4–20 mA. The vent in the cable ends in a desiccant cartridge, which is changed when it turns pink.',
    attributes: { cable: { from: 40, to: 100 }, across: 1, temperature: { from: 32, to: 140 } },
    specs: {
      Measurement: { Ranges: '0–5, 0–10, 0–15 and 0–30 ft', Accuracy: '0.25 % of range', Output: '4–20 mA, two wires' },
      Mechanical: {
        Body: '316 stainless',
        Diaphragm: 'Ceramic, flush',
        Cable: 'Vented',
      },
    },
    faqs: ['heron-transducer-range', 'change-desiccant'],
    accessories: ['7310460', '7310461'],
  },
];
