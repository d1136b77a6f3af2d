import { merganserTriplex } from '../configurators/panels/merganser-triplex.ts';
import { ternDuplex } from '../configurators/panels/tern-duplex.ts';
import { ternDuplexIs } from '../configurators/panels/tern-duplex-is.ts';
import type { WrittenFamily } from '../written-family.ts';

const ternAttributes = {
  voltage: ['120–240', '208–240', '380–415', '480', '575–600'],
  phase: ['Single-phase', 'Three-phase'],
  fla: { from: 0.63, to: 63 },
  pumps: '2',
  width: { from: 14, to: 24 },
  height: { from: 16, to: 24 },
  deep: { from: 6, to: 10 },
  temperature: { from: -22, to: 122 },
};
const ternEnclosure = { Latch: 'Padlockable' };

export const panelsMorePumps: WrittenFamily[] = [
  {
    slug: 'tern-duplex',
    name: 'Tern Duplex Control Panels',
    description:
      'Runs two pumps in turn from three or four floats, starts the second when the level keeps rising, and sounds an alarm above both. For lift stations, effluent and storm water.',
    attributes: {
      ...ternAttributes,
      floats: ['3', '4'],
      enclosure: ['NEMA 1', 'NEMA 3R', 'NEMA 12', 'NEMA 4X thermoplastic', 'NEMA 4X fibreglass', 'NEMA 4X stainless'],
      approvals: ['UL 508A', 'UL 698A'],
    },
    specs: {
      Control: {
        Circuit: '120 V, fused',
        'Float switches': 'Mechanical or reed',
        Alternation: 'Each cycle; fixed lead by jumper',
        Switches: 'Hand-off-automatic per pump',
        Lamps: 'Pump runs, green LED per pump',
      },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Amber, 360°', Contact: 'Closes on alarm, 5 A at 250 VAC (AR)' },
      Enclosure: ternEnclosure,
    },
    faqs: [
      'both-pumps-off',
      'three-or-four-floats',
      'set-overload',
      'reset-overload',
      'silence-or-reset',
      'float-order',
      'commission-duplex',
      'conduit-sealing',
      'licensed-electrician',
      'duplex-video',
      'alternation-video',
    ],
    accessories: ['7310041', 'SN-30-NO-30', '7310112', '7310230', 'JB-4X-6', 'SR-W-120'],
    configurator: ternDuplex,
    alert: {
      type: 'Replacement notice',
      message:
        'Alarm boards marked rev B or older re-arm late after a power cut. A free replacement board fits without rewiring.',
      effective: '2026-03-02',
      replacements: ['7204901', '7204902'],
    },
  },
  {
    slug: 'tern-duplex',
    intrinsicallySafe: true,
    name: 'Tern Duplex Control Panels, Intrinsically Safe',
    description:
      'A Tern for floats in a hazardous location. Intrinsically safe relays stand between the floats and the panel and keep the energy in the float circuit below what could ignite gas in the wet well. The panel itself is mounted outside the hazardous area.',
    attributes: {
      ...ternAttributes,
      floats: ['3', '4', '5'],
      enclosure: ['NEMA 12', 'NEMA 4X thermoplastic', 'NEMA 4X fibreglass', 'NEMA 4X stainless'],
      approvals: ['UL 508A', 'UL 698A', 'UL 913'],
    },
    specs: {
      'Float circuit': {
        Location: 'Class I, Division 1, Groups A, B, C and D',
        'Open-circuit voltage': '12 VDC',
        'Short-circuit current': '9 mA',
        'Control drawing': 'UG-0425, in the door',
      },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Amber, 360°' },
      Enclosure: ternEnclosure,
    },
    faqs: ['is-wire-separation', 'is-distance', 'set-overload', 'licensed-electrician'],
    accessories: ['7310041', '7310230', '7308005', '7308006'],
    configurator: ternDuplexIs,
  },
  {
    slug: 'tern-duplex-series-2',
    name: 'Tern Duplex, Series 2',
    description:
      'The Tern made from 2009 to 2024, with plug-in alternating relay and glass fuses. Spare parts are kept until 2034.',
    attributes: {
      voltage: ['120–240', '208–240', '480'],
      phase: ['Single-phase', 'Three-phase'],
      fla: { to: 25 },
      pumps: '2',
      enclosure: ['NEMA 1', 'NEMA 4X thermoplastic'],
      width: 14,
      height: 16,
      deep: 6,
    },
    specs: {},
    faqs: ['both-pumps-off', 'reset-overload'],
    accessories: ['7308021', '7310455', '7310401'],
    isObsolete: true,
    alert: {
      type: 'Obsolete',
      message: 'Replaced by the Tern duplex. The new back plate fits the old enclosure.',
      effective: '2024-06-30',
      replacements: ['7204402', '7204418'],
    },
  },
  {
    slug: 'avocet-grinder-duplex',
    name: 'Avocet Grinder Duplex Panels',
    description:
      'For two 2 hp single-phase grinder pumps: start and run capacitors for each pump, 30 A contactors and a door that opens on a padlock. Made to the pump, so state its maker and model on the order.',
    attributes: {
      voltage: '240',
      phase: 'Single-phase',
      fla: { to: 30 },
      pumps: '2',
      enclosure: 'NEMA 4X fibreglass',
      width: 16,
      height: 20,
      deep: 8,
      approvals: 'UL 508A',
    },
    specs: {
      Supply: { Feeders: 'One or two' },
      Capacitors: { Start: '2 × 216–259 µF', Run: '2 × 40 µF' },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Red, 360°', Contact: 'Form C, 5 A at 250 VAC' },
    },
    faqs: ['grinder-capacitors', 'three-or-four-floats', 'commission-duplex'],
    accessories: ['7310041', 'SN-30-NO-30', '7310230'],
  },
  {
    slug: 'merganser-triplex',
    name: 'Merganser Triplex Control Panels',
    description:
      'Three pumps that take turns as lead, second and third. Built for municipal stations and storm water, each to its own drawing; the number says what the panel has, the price follows from the pump data.',
    attributes: {
      voltage: ['208–240', '480', '575–600'],
      phase: 'Three-phase',
      fla: { from: 6.3, to: 63 },
      pumps: '3',
      floats: ['4', '5'],
      enclosure: ['NEMA 12', 'NEMA 4X fibreglass', 'NEMA 4X stainless'],
      width: { from: 30 },
      height: { from: 36 },
      deep: { from: 10 },
      approvals: 'UL 508A',
    },
    specs: {
      Control: { Sequence: 'Lead, second and third in turn', Levels: '4 or 5 floats, or a level transmitter' },
    },
    faqs: ['set-overload', 'custom-lead-time'],
    accessories: ['7310042', '7310231'],
    configurator: merganserTriplex,
  },
  {
    slug: 'custom-panels',
    name: 'Custom Panels',
    description:
      "Drawn and priced from your pump data. Send the pump's data plate, the site voltage, the number of floats and what the station must report, and a drawing and a price come back within the week. Drawings are yours to keep.",
    specs: {},
    faqs: ['custom-lead-time', 'custom-what-to-send'],
    accessories: [],
  },
];
