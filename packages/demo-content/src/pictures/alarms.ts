import type { FamilyKey, FamilyPictures, WrittenPicture } from '../written-family.ts';
import { panel, part, post, sender, topAlarm, wallAlarm, wetWell } from './plain.ts';

const wiring = (supply: string): WrittenPicture => ({
  text: 'Supply, float and dry contact',
  shows: {
    kind: 'wiring',
    supply,
    terminals: ['L', 'N', 'F1', 'F2', 'NC', 'C', 'NO'],
    devices: [
      { label: 'Float', symbol: 'contact-no', between: ['F1', 'F2'] },
      { label: 'Dialer', symbol: 'relay', between: ['C', 'NO'] },
    ],
    hazardous: [],
  },
});

export const alarmPictures: Record<FamilyKey, FamilyPictures> = {
  'wren-indoor': {
    front: { text: 'Wren indoor alarm', shows: wallAlarm({ plug: true }) },
    dimensions: { text: 'Two screws, 3 in apart', shows: wallAlarm({ plug: true, dimensions: true }) },
    application: {
      text: 'Over a sump in the basement',
      shows: wetWell({ floats: 1, panel: 'alarm', level: 0.7, labels: ['Alarm'] }),
    },
  },
  'wren-battery': {
    front: { text: 'Wren battery alarm', shows: wallAlarm({ beacon: false, battery: true, width: 3, height: 4 }) },
  },
  'chat-probe-alarm': {
    front: { text: 'Chat with its probe', shows: wallAlarm({ horn: true, width: 4.5, height: 6 }) },
    application: {
      text: 'Probe in a pit full of pipe',
      shows: wetWell({ sensing: 'probe', floats: 1, panel: 'alarm', level: 0.65 }),
    },
  },
  'wren-outdoor': {
    front: { text: 'Wren outdoor alarm, the whole top lights', shows: topAlarm() },
    dimensions: { text: 'Mounting holes and depth', shows: topAlarm({ dimensions: true }) },
    wiring: wiring('120 V, 1-phase'),
    application: {
      text: 'At a septic tank',
      shows: wetWell({
        basin: 'septic',
        floats: 2,
        panel: 'alarm',
        beacon: true,
        level: 0.8,
        labels: ['Pump', 'Alarm'],
      }),
    },
  },
  'curlew-post-alarm': {
    front: { text: 'Curlew on its post', shows: topAlarm({ mount: 'post' }) },
    application: {
      text: 'At the riser of the tank',
      shows: wetWell({ basin: 'septic', floats: 2, panel: 'junction-post', beacon: true, level: 0.75 }),
    },
  },
  'curlew-alarm-and-breaker': {
    front: {
      text: 'Alarm, pump breaker and alarm breaker',
      shows: panel({ beacon: true, horn: true, width: 6, height: 8, depth: 4 }),
    },
    open: {
      text: 'Door open',
      shows: panel({
        door: 'open',
        beacon: true,
        horn: true,
        width: 6,
        height: 8,
        depth: 4,
        modules: ['breaker', 'breaker', 'terminals'],
      }),
    },
  },
  'linnet-annunciator': {
    front: {
      text: 'Eight alarm points',
      shows: panel({ beacon: false, horn: true, display: true, width: 8, height: 10 }),
    },
    wiring: {
      text: 'Alarm points and common contact',
      shows: {
        kind: 'wiring',
        supply: '120 V, 1-phase',
        terminals: ['L', 'N', '1', '2', '3', '4', '5', '6', 'NC', 'C', 'NO'],
        devices: [
          { label: 'Point 1', symbol: 'contact-no', between: ['1', '2'] },
          { label: 'Point 2', symbol: 'contact-no', between: ['3', '4'] },
          { label: 'Point 3', symbol: 'contact-no', between: ['5', '6'] },
          { label: 'Dialer', symbol: 'relay', between: ['C', 'NO'] },
        ],
        hazardous: [],
      },
    },
  },
  'kestrel-wifi': {
    front: { text: 'Kestrel Wi-Fi sender', shows: sender() },
    dimensions: { text: 'Two screws, 4 in apart', shows: sender({ dimensions: true }) },
    application: { text: 'Notices on the phone', shows: part('phone', { accent: 'red', label: 'High level' }) },
  },
  'kestrel-cellular': {
    front: { text: 'Kestrel cellular sender', shows: sender({ radio: 'cellular', display: true }) },
    dimensions: { text: 'Box and antenna', shows: sender({ radio: 'cellular', display: true, dimensions: true }) },
  },
  'rook-auto-dialer': { front: { text: 'Rook auto dialer', shows: sender({ radio: 'none', display: true }) } },
  'junction-posts': {
    front: { text: 'Junction post, 30 in', shows: post() },
    dimensions: { text: 'Above and below grade', shows: post({ dimensions: true }) },
    application: {
      text: 'Pump, pump float and alarm float meet above grade',
      shows: wetWell({ basin: 'septic', floats: 2, panel: 'junction-post', level: 0.6, labels: ['Pump', 'Alarm'] }),
    },
  },
};
