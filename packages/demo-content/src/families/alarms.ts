import { wrenIndoor } from '../configurators/alarms/wren-indoor.ts';
import { wrenOutdoor } from '../configurators/alarms/wren-outdoor.ts';
import type { WrittenFamily } from '../written-family.ts';

export const alarms: WrittenFamily[] = [
  {
    slug: 'wren-indoor',
    name: 'Wren Indoor Alarms',
    description:
      'Sounds a buzzer and lights its lamp when high water lifts the float in the sump. Plugs into a 120 V receptacle, hangs on two screws, and has test and silence buttons on the front. The float comes with it.',
    attributes: {
      voltage: '120',
      consumption: 4,
      enclosure: 'NEMA 1',
      approvals: ['UL Listed', 'CSA Certified'],
      width: 4,
      height: 5.25,
      deep: 2,
    },
    specs: {
      Power: { Connection: 'Plug-in transformer', Battery: '9 V, optional' },
      Signal: { Buzzer: '87 dB at 10 ft', Lamp: 'Red LED', 'Re-alarm': 'After 24 h' },
      Sensor: {
        Float: 'Narrow-angle, 10 or 15 ft of cable',
        Input: 'Any dry contact that closes, on the alarm’s own 12 VDC',
      },
    },
    faqs: ['test-alarm', 'silence-or-reset', 'rings-again', 'wren-battery', 'dialer-contact'],
    accessories: ['7310401', '7310402', '7310112', 'SR-W-120'],
    configurator: wrenIndoor,
  },
  {
    slug: 'wren-battery',
    name: 'Wren Battery Alarms',
    description:
      'The small water alarm for places without a receptacle: runs two years on three AA cells and chirps when they are low.',
    specs: {
      Power: { Battery: '3 × AA, included', Life: '2 years with a test each month' },
      Signal: { Buzzer: '82 dB at 10 ft' },
      Sensor: { Probe: 'Two stainless pins, 6 ft of cable' },
    },
    faqs: ['test-alarm'],
    accessories: [],
  },
  {
    slug: 'chat-probe-alarm',
    name: 'Chat Probe Alarms',
    description:
      'Senses liquid with a conductive probe instead of a float: nothing moves, so nothing sticks. For pits full of grease or pipe, where a float cannot swing, and for floor drains.',
    attributes: { voltage: ['120', '230'], consumption: 5, enclosure: ['NEMA 1', 'NEMA 4X thermoplastic'] },
    specs: {
      Signal: { Buzzer: '90 dB at 10 ft', Contact: 'Form C, 5 A at 250 VAC' },
      Sensor: { Probe: '316 stainless, 6 ft of cable, up to 150 ft added', Sensitivity: '4 kΩ to 100 kΩ' },
    },
    faqs: ['probe-cleaning', 'silence-or-reset'],
    accessories: ['7310420', '7310401'],
  },
  {
    slug: 'wren-outdoor',
    name: 'Wren Outdoor Alarms',
    description:
      'At high water the whole top lights red, so the alarm is seen from the road. Hard-wired, weatherproof, with a terminal block that doubles as the junction box for the float. The horn can be silenced from outside; a new rise of the level sounds it again.',
    attributes: {
      voltage: ['120', '240'],
      consumption: 7,
      width: 6,
      height: 9,
      deep: 3.5,
      enclosure: ['NEMA 3R', 'NEMA 4X thermoplastic'],
      approvals: ['UL Listed', 'CSA Certified'],
    },
    specs: {
      Signal: { Horn: '92 dB at 10 ft', Beacon: 'Whole top, red LED, steady or flashing', 'Re-alarm': 'After 24 h' },
      Sensor: {
        Float: 'Narrow-angle, 15 to 50 ft of cable',
        Input: 'Any dry contact, on the alarm’s own 12 or 24 VDC',
      },
      Outputs: { Contact: 'Closes on alarm, 5 A at 250 VAC, with option D; for the Kestrel sender with option W' },
    },
    faqs: [
      'test-alarm',
      'silence-or-reset',
      'rings-again',
      'dialer-contact',
      'conduit-sealing',
      'licensed-electrician',
    ],
    accessories: ['7310230', '7310231', '7310112', 'SR-W-120', '7310431'],
    configurator: wrenOutdoor,
  },
  {
    slug: 'curlew-post-alarm',
    name: 'Curlew Post Alarms',
    description:
      'An outdoor alarm on its own post at the tank, with the splice for pump power inside. One trench, one box, no wall to drill.',
    attributes: { voltage: '120', enclosure: 'NEMA 3R' },
    specs: {
      Signal: { Horn: '92 dB at 10 ft', Beacon: 'Red, 360°' },
      Mechanical: { Post: '4 × 4 in PVC, 32 in above grade, 24 in below', Splice: 'Up to 6 × 10 AWG' },
    },
    faqs: ['silence-or-reset', 'conduit-sealing'],
    accessories: ['7310230', '7310431', 'SR-W-120'],
  },
  {
    slug: 'curlew-alarm-and-breaker',
    name: 'Curlew Alarm and Breaker Panels',
    description:
      'Pump breaker, alarm breaker and alarm in one small box: what an inspector asks for at a single effluent pump that runs on its own float.',
    attributes: {
      voltage: ['120', '240'],
      phase: 'Single-phase',
      width: 6,
      height: 8,
      deep: 4,
      enclosure: 'NEMA 4X thermoplastic',
      approvals: 'UL Listed',
    },
    specs: {
      Power: { Breakers: 'Pump 15 or 20 A, alarm 15 A' },
      Signal: { Horn: '87 dB at 10 ft', Beacon: 'Red' },
    },
    faqs: ['licensed-electrician', 'conduit-sealing', 'silence-or-reset'],
    accessories: ['7310230', 'SN-30-NO-30', 'JB-4X-6'],
  },
  {
    slug: 'linnet-annunciator',
    name: 'Linnet Annunciators',
    description:
      'Four or eight alarm points on one door, each with its own lamp and a label you write. First-out lamp flashes until it is acknowledged. For pump rooms with several basins.',
    attributes: {
      voltage: ['24', '120'],
      consumption: 18,
      enclosure: 'NEMA 4X thermoplastic',
      width: 8,
      height: 10,
      deep: 6,
    },
    specs: {
      Inputs: { Points: '4 or 8 dry contacts', 'Open or closed': 'Set by switch for each point' },
      Outputs: { Contact: 'Common alarm, Form C, 5 A at 250 VAC' },
    },
    faqs: ['dialer-contact'],
    accessories: ['DR-4', 'SR-C-LTE-4-120'],
  },
];
