import { merganserTriplex } from '../configurators/panels/merganser-triplex.ts';
import { ternDuplex } from '../configurators/panels/tern-duplex.ts';
import { ternDuplexIs } from '../configurators/panels/tern-duplex-is.ts';
import type { WrittenFamily } from '../written-family.ts';

const ternSupply = {
  Voltage: '120, 208, 240, 480 or 600 V, 60 Hz; 380–415 V, 50 Hz',
  Phase: '1 or 3',
  'Full-load amps': '0.6 to 63 A per pump',
};
const ternEnclosure = {
  Rating: 'NEMA 1, 3R, 12 or 4X',
  Size: '14 × 16 × 6 in to 24 × 24 × 10 in',
  Latch: 'Padlockable',
  Temperature: '-22 to 122 °F',
};

export const panelsMorePumps: WrittenFamily[] = [
  {
    slug: 'tern-duplex',
    name: 'Tern Duplex Control Panels',
    description:
      'Runs two pumps in turn from three or four floats, starts the second when the level keeps rising, and sounds an alarm above both. For lift stations, effluent and storm water.',
    specs: {
      Supply: ternSupply,
      Control: {
        Circuit: '120 V, fused',
        Floats: '3 or 4, mechanical or reed',
        Alternation: 'Each cycle; fixed lead by jumper',
        Switches: 'Hand-off-automatic per pump',
        Lamps: 'Pump runs, green LED per pump',
      },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Amber, 360°', Contact: 'Form C, 5 A at 250 VAC (AR)' },
      Enclosure: ternEnclosure,
      Approvals: { UL: 'UL 508A, UL 698A' },
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
    specs: {
      Supply: ternSupply,
      'Float circuit': {
        Location: 'Class I, Division 1, Groups A, B, C and D',
        'Open-circuit voltage': '12 VDC',
        'Short-circuit current': '9 mA',
        'Control drawing': 'UG-0425, in the door',
      },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Amber, 360°' },
      Enclosure: ternEnclosure,
      Approvals: { UL: 'UL 508A, UL 698A; associated apparatus UL 913' },
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
    specs: {
      Supply: { Voltage: '120 to 480 V', 'Full-load amps': 'Up to 25 A per pump' },
      Enclosure: { Rating: 'NEMA 1 or 4X', Size: '14 × 16 × 6 in' },
    },
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
    specs: {
      Supply: { Voltage: '240 V, single-phase, one or two feeders', 'Full-load amps': 'Up to 30 A per pump' },
      Capacitors: { Start: '2 × 216–259 µF', Run: '2 × 40 µF' },
      Alarm: { Horn: '85 dB at 10 ft', Beacon: 'Red, 360°', Contact: 'Form C, 5 A at 250 VAC' },
      Enclosure: { Rating: 'NEMA 4X fibreglass', Size: '16 × 20 × 8 in' },
      Approvals: { UL: 'UL 508A' },
    },
    faqs: ['grinder-capacitors', 'three-or-four-floats', 'commission-duplex'],
    accessories: ['7310041', 'SN-30-NO-30', '7310230'],
  },
  {
    slug: 'merganser-triplex',
    name: 'Merganser Triplex Control Panels',
    description:
      'Three pumps that take turns as lead, second and third. Built for municipal stations and storm water, each to its own drawing; the number says what the panel has, the price follows from the pump data.',
    specs: {
      Supply: { Voltage: '208 to 600 V, three-phase', 'Full-load amps': '6.3 to 63 A per pump' },
      Control: { Sequence: 'Lead, second and third in turn', Levels: '4 or 5 floats, or a level transmitter' },
      Enclosure: { Rating: 'NEMA 12 or 4X', Size: '30 × 36 × 10 in and larger' },
      Approvals: { UL: 'UL 508A' },
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
