import { intrinsicallySafeRelays } from '../configurators/components/intrinsically-safe-relays.ts';
import { junctionPosts } from '../configurators/components/junction-posts.ts';
import type { WrittenFamily } from '../written-family.ts';

export const components: WrittenFamily[] = [
  {
    slug: 'alternating-relays',
    name: 'Alternating Relays',
    description:
      'Changes the lead pump each time the floats open. Plugs into an 8- or 11-pin octal socket; a three-way switch on top fixes the lead for service.',
    attributes: {
      voltage: ['24', '120', '240'],
      consumption: 2.5,
      width: 1.75,
      height: 2.375,
      deep: 4,
      temperature: { from: -40, to: 158 },
      approvals: 'UL Recognized',
    },
    specs: {
      Electrical: { Contact: '10 A at 240 VAC', Debounce: '5 s' },
      Mechanical: { Socket: '8 or 11 pins' },
    },
    faqs: ['relay-pins', 'alternation-video'],
    accessories: ['7308051', '7308052'],
  },
  {
    slug: 'intrinsically-safe-relays',
    name: 'Intrinsically Safe Relays',
    description:
      'Switches a pump contactor from a float in a hazardous location. One to five channels on one rail module, with the sensitivity set for floats or for probes.',
    attributes: { voltage: '120', consumption: 3, temperature: { from: -40, to: 158 }, approvals: 'UL 913' },
    specs: {
      Electrical: {
        Contact: '5 A at 250 VAC per channel',
        'Open-circuit voltage': '12 VDC',
        'Short-circuit current': '9 mA',
      },
      'Hazardous location': {
        Class: 'I, II and III, Division 1',
        'Greatest distance': '10,000 ft at 10 kΩ, 1,000 ft at 100 kΩ',
      },
    },
    faqs: ['is-wire-separation', 'is-distance'],
    accessories: ['7308053'],
    configurator: intrinsicallySafeRelays,
  },
  {
    slug: 'seal-fail-relays',
    name: 'Seal-Fail and Conductivity Relays',
    description:
      'Watches the moisture probe in a submersible pump, or two probes in a tank, and closes a contact when water bridges them. The sensitivity is set by a knob on the face.',
    attributes: { voltage: ['24', '120'], temperature: { from: -40, to: 158 } },
    specs: {
      Electrical: { Contact: '8 A at 250 VAC', Sensitivity: '4.7 kΩ to 100 kΩ' },
      Mechanical: { Socket: '8 or 11 pins, or rail module' },
    },
    faqs: ['seal-fail-setting', 'relay-pins'],
    accessories: ['7308051', '7308052'],
  },
  {
    slug: 'motor-starters',
    name: 'Godwit Motor Starters',
    description:
      'A contactor and an overload in their own enclosure, for one pump switched by a pilot device. Single- and three-phase.',
    attributes: {
      fla: { from: 0.63, to: 40 },
      pumps: '1',
      enclosure: ['NEMA 1', 'NEMA 4X thermoplastic'],
      width: 6,
      height: 8,
      deep: 5,
      approvals: 'UL Listed',
    },
    specs: {
      Electrical: { Coil: '24, 120 or 240 VAC' },
    },
    faqs: ['set-overload', 'reset-overload'],
    accessories: ['7310230'],
  },
  {
    slug: 'junction-posts',
    name: 'Junction Posts',
    description:
      'Stands at the riser of the tank and holds the splice of pump power, pump float and alarm float above grade, where it can be opened without kneeling in the wet.',
    attributes: { enclosure: 'NEMA 3R' },
    specs: {
      Mechanical: {
        Post: 'UV-stable polyethylene, 4 × 4 in',
        'Above grade': '18, 30 or 42 in',
        Conduit: '1 or 1-1/4 in from below',
      },
      Electrical: { Terminals: '6, 9 or 12 × 10 AWG', Receptacles: 'Up to 2, for piggyback floats' },
    },
    faqs: ['conduit-sealing', 'cord-too-short'],
    accessories: ['7310230', '7310305'],
    configurator: junctionPosts,
  },
  {
    slug: 'panel-components',
    name: 'Panel Components',
    description:
      'The parts our panels are built from, sold one by one for repair: protective switches, contactors, selector switches, lamps, meters, transformers and fuses.',
    specs: {
      Electrical: { Rating: 'On each part', 'Short-circuit rating': '5 kA in our panels, unless marked' },
    },
    faqs: [],
    accessories: [],
  },
  {
    slug: 'relay-sockets',
    name: 'Relay Sockets',
    description: 'Octal sockets for the rail or the plate, with a hold-down clip.',
    specs: { Electrical: { Rating: '10 A at 300 V' }, Mechanical: { Pins: '8 or 11', Terminals: 'Screw, 12 AWG' } },
    faqs: ['relay-pins'],
    accessories: [],
  },
];
