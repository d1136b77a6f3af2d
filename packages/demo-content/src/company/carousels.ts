import type { Carousel } from '@millrace/contract/content';
import type { DrawingSpec } from '../drawing-spec.ts';
import { harrier, tern } from '../pictures/panels.ts';
import { control, panel, tethered, topAlarm, vertical, wetWell } from '../pictures/plain.ts';
import { bannerPicture } from '../uris.ts';

type Banner = Omit<Carousel, 'id' | 'content' | 'position'> & { name: string };

const banners: readonly Banner[] = [
  {
    name: 'tern-duplex',
    title: 'Two pumps, four floats, one model number',
    caption:
      'Tern duplex panels alternate the pumps, start the second when the first cannot keep up, and sound the alarm above both.',
    action: 'Build a Tern',
    link: '/family/tern-duplex',
    isExternal: false,
    modelNumber: 'TD-3-4X-4F-040-AB-E-20',
    isLive: true,
  },
  {
    name: 'wren-outdoor',
    title: 'Seen from the road',
    caption: 'The whole top of a Wren outdoor alarm lights red. Now for 240 V, with a Wi-Fi sender inside.',
    action: 'See the alarm',
    link: '/family/wren-outdoor',
    isExternal: false,
    modelNumber: 'WA-O-240-W-15',
    isLive: true,
  },
  {
    name: 'price-sheet-2026',
    title: '2026 price sheet',
    caption: 'Prices of all standard products from February 2. Control panels were revised in June.',
    action: 'Open the price sheets',
    link: '/support/documents',
    isExternal: false,
    modelNumber: null,
    isLive: true,
  },
  {
    name: 'panel-wiring-class',
    title: 'Panel wiring class, March 10 and 11',
    caption: 'Two days at the bench: read a schematic, wire a simplex panel, test it. You take the panel home.',
    action: 'Register at training.example',
    link: 'https://training.example/panel-wiring',
    isExternal: true,
    modelNumber: null,
    isLive: true,
  },
  {
    name: 'spring-shut-down',
    title: 'Closed for inventory, June 26',
    caption: 'Orders that arrive on June 25 after 2:00pm Central Time ship on June 29.',
    action: 'Orders and shipping',
    link: '/orders',
    isExternal: false,
    modelNumber: null,
    isLive: false,
  },
];

export const carousels = (): Carousel[] =>
  banners.map(({ name, ...banner }, index) => ({
    id: index + 1,
    ...banner,
    content: { uri: bannerPicture(name) },
    position: index,
  }));

const closed = { floats: 0, modules: [] };
const pipit = panel({ pumps: 1, beacon: true, horn: true, width: 8, height: 10, depth: 4 });

export const bannerPictures: Readonly<Record<string, DrawingSpec>> = {
  'tern-duplex': {
    kind: 'banner',
    scene: wetWell({
      basin: 'lift-station',
      pumps: 2,
      floats: 4,
      panel: 'post',
      beacon: true,
      level: 0.5,
      labels: ['Stop', 'Lead', 'Lag', 'Alarm'],
    }),
  },
  'wren-outdoor': {
    kind: 'banner',
    scene: wetWell({
      basin: 'septic',
      floats: 2,
      panel: 'alarm',
      beacon: true,
      level: 0.85,
      labels: ['Pump', 'Alarm'],
    }),
  },
  'price-sheet-2026': {
    kind: 'banner',
    shelves: [
      [tethered({ plug: 'piggyback-115' }), control(), vertical(), topAlarm()],
      [pipit, panel({ ...harrier, ...closed }), panel({ ...tern, ...closed })],
    ],
  },
  'panel-wiring-class': {
    kind: 'banner',
    shelves: [
      [panel({ ...harrier, door: 'open', floats: 0 }), panel({ ...harrier, ...closed })],
      [control(), control(), control({ accent: 'amber' })],
    ],
  },
  'spring-shut-down': { kind: 'banner', shelves: [[control(), control({ accent: 'red' })]] },
};
