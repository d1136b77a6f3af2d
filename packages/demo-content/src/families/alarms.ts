import { wrenIndoor } from '../configurators/alarms/wren-indoor.ts';
import { wrenOutdoor } from '../configurators/alarms/wren-outdoor.ts';
import type { WrittenFamily } from '../written-family.ts';

export const alarms: WrittenFamily[] = [
  {
    slug: 'wren-indoor',
    name: 'Wren Indoor Alarms',
    description:
      'Sounds a buzzer and lights its lamp when the float in the sump rises. Plugs into a 120 V receptacle, hangs on two screws, and has test and silence buttons on the front. The float comes with it.',
    specs: {
      Power: { Supply: '120 VAC, 60 Hz, plug-in transformer', Consumption: '4 W', Battery: '9 V, optional' },
      Signal: { Buzzer: '87 dB at 10 ft', Lamp: 'Red LED', 'Re-alarm': 'After 24 h' },
      Sensor: {
        Float: 'Narrow-angle, 10 or 15 ft of cable',
        Input: 'Any dry contact that closes, on the alarm’s own 12 VDC',
      },
      Enclosure: { Rating: 'NEMA 1', Size: '5-1/4 × 4 × 2 in' },
      Approvals: { UL: 'Listed', CSA: 'Certified' },
    },
    faqs: ['test-alarm', 'silence-or-reset', 'rings-again', 'wren-battery', 'dialer-contact'],
    accessories: ['7310401', '7310402', '7310112', 'SR-W-120'],
    configurator: wrenIndoor,
  },
  {
    slug: 'wren-battery',
    name: 'Wren Battery Alarms',
    description:
      'The small Wren for places without a receptacle: runs two years on three AA cells and chirps when they are low.',
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
    specs: {
      Power: { Supply: '120 or 230 VAC, 50/60 Hz', Consumption: '5 W' },
      Signal: { Buzzer: '90 dB at 10 ft', Contact: 'Form C, 5 A at 250 VAC' },
      Sensor: { Probe: '316 stainless, 6 ft of cable, up to 150 ft added', Sensitivity: '4 kΩ to 100 kΩ' },
      Enclosure: { Rating: 'NEMA 1 or NEMA 4X' },
    },
    faqs: ['probe-cleaning', 'silence-or-reset'],
    accessories: ['7310420', '7310401'],
  },
  {
    slug: 'wren-outdoor',
    name: 'Wren Outdoor Alarms',
    description:
      'The whole top lights red, so the alarm is seen from the road. Hard-wired, weatherproof, with a terminal block that doubles as the junction box for the float. The horn can be silenced from outside; a new rise of the level sounds it again.',
    specs: {
      Power: { Supply: '120 or 240 VAC, 50/60 Hz', Consumption: '7 W' },
      Signal: { Horn: '92 dB at 10 ft', Beacon: 'Whole top, red LED, steady or flashing', 'Re-alarm': 'After 24 h' },
      Sensor: {
        Float: 'Narrow-angle, 15 to 50 ft of cable',
        Input: 'Any dry contact, on the alarm’s own 12 or 24 VDC',
      },
      Outputs: { Contact: 'Form C, 5 A at 250 VAC, with option D or W' },
      Enclosure: { Rating: 'NEMA 3R or NEMA 4X', Size: '6 × 9 × 3-1/2 in' },
      Approvals: { UL: 'Listed', CSA: 'Certified' },
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
    specs: {
      Power: { Supply: '120 VAC, 60 Hz' },
      Signal: { Horn: '92 dB at 10 ft', Beacon: 'Red, 360°' },
      Mechanical: { Post: '4 × 4 in PVC, 32 in above grade, 24 in below', Splice: 'Up to 6 × 10 AWG' },
      Enclosure: { Rating: 'NEMA 3R' },
    },
    faqs: ['silence-or-reset', 'conduit-sealing'],
    accessories: ['7310230', '7310431', 'SR-W-120'],
  },
  {
    slug: 'curlew-alarm-and-breaker',
    name: 'Curlew Alarm and Breaker Panels',
    description:
      'Pump breaker, alarm breaker and alarm in one small box: what an inspector asks for at a single effluent pump that runs on its own float.',
    specs: {
      Power: { Supply: '120 or 240 VAC, single-phase', Breakers: 'Pump 15 or 20 A, alarm 15 A' },
      Signal: { Horn: '87 dB at 10 ft', Beacon: 'Red' },
      Enclosure: { Rating: 'NEMA 4X thermoplastic', Size: '6 × 8 × 4 in' },
      Approvals: { UL: 'Listed' },
    },
    faqs: ['licensed-electrician', 'conduit-sealing', 'silence-or-reset'],
    accessories: ['7310230', 'SN-30-NO-30', 'JB-4X-6'],
  },
  {
    slug: 'linnet-annunciator',
    name: 'Linnet Annunciators',
    description:
      'Four or eight alarm points on one door, each with its own lamp and a label you write. First-out lamp flashes until it is acknowledged. For pump rooms with several basins.',
    specs: {
      Power: { Supply: '120 VAC or 24 VDC', Consumption: '18 W' },
      Inputs: { Points: '4 or 8 dry contacts', 'Open or closed': 'Set by switch for each point' },
      Outputs: { Contact: 'Common alarm, Form C, 5 A at 250 VAC' },
      Enclosure: { Rating: 'NEMA 4X', Size: '8 × 10 × 6 in' },
    },
    faqs: ['dialer-contact'],
    accessories: ['DR-4', 'SR-C-LTE-4-120'],
  },
];
