import type { DrawingSpec } from './drawing-spec.ts';
import { harrier } from './pictures/panels.ts';
import { panel } from './pictures/plain.ts';

export interface WrittenCategory {
  slug: string;
  /** Slug of the category above; absent: top level. */
  parent?: string;
  name: string;
  description: string;
  /** The families whose products stand first in its picture; null without a picture. */
  shows: readonly string[] | null;
  tiles: Tile[];
  isLive?: false;
  isVizzy?: true;
}

export type Tile =
  | { category: string; summary: string }
  /** Key of a family: the slug, with `-is` for the intrinsically-safe variant. */
  | { family: string; summary: string; title?: string }
  | { address: string; title: string; summary: string; picture: string; shows: DrawingSpec };

export const categories: WrittenCategory[] = [
  {
    slug: 'pump-switches',
    name: 'Pump switches',
    description: 'Floats and level controls that switch the pump itself, with or without a plug.',
    shows: ['plover-tethered'],
    tiles: [
      { family: 'plover-tethered', title: 'Plover tethered', summary: 'Wide angle, piggyback plug, cord to 100 ft' },
      { family: 'rail-vertical', title: 'Rail vertical rod', summary: 'For narrow basins, levels set by collars' },
      { family: 'teal-adjustable', title: 'Teal adjustable', summary: 'Sealed, range set by a weight' },
      { category: 'tethered-pump-switches', summary: 'All floats on a cord' },
      { category: 'vertical-pump-switches', summary: 'Rods, weights and high-level sensors' },
      { family: 'replacement-floats', title: 'Replacement floats', summary: 'For packaged sump and effluent pumps' },
    ],
  },
  {
    slug: 'tethered-pump-switches',
    parent: 'pump-switches',
    name: 'Tethered pump switches',
    description: 'The float swings on its cord and switches the pump at the top and the bottom of its arc.',
    shows: ['plover-heavy-duty'],
    tiles: [
      { family: 'plover-tethered', summary: 'Wide angle, 13 A, cord to 100 ft' },
      { family: 'plover-heavy-duty', summary: '20 A, 2 hp at 240 V without a contactor' },
      { family: 'dipper-compact', summary: 'Short tether, basins from 10 in' },
      { family: 'redshank-double-float', summary: 'Two floats, any pumping range' },
      { family: 'plover-series-1', summary: 'Mercury float, made until 2019' },
    ],
  },
  {
    slug: 'vertical-pump-switches',
    parent: 'pump-switches',
    name: 'Vertical pump switches',
    description: 'For basins without room to swing.',
    shows: ['rail-vertical'],
    tiles: [
      { family: 'rail-vertical', summary: 'Float on a rod, 1 to 6-1/2 in' },
      { family: 'coot-high-level', summary: 'Pump switch and alarm sensor in one' },
      { family: 'teal-adjustable', summary: 'Sealed, 6 to 40 in' },
    ],
  },
  {
    slug: 'control-floats',
    name: 'Control floats',
    description:
      'Floats that tell a panel or an alarm where the level is. They switch the control circuit, not the pump.',
    shows: ['sora-narrow-angle'],
    tiles: [
      { family: 'sora-narrow-angle', title: 'Sora narrow-angle', summary: 'NO, NC or both, cord by the foot' },
      {
        family: 'sora-gold-contact',
        title: 'Sora gold contact',
        summary: 'For milliamps and intrinsically safe circuits',
      },
      { family: 'sora-double-contact', title: 'Sora double contact', summary: 'Two circuits from one float' },
      { category: 'miniature-floats', summary: 'Stainless floats, stems and side-mount switches' },
      { family: 'four-float-bracket', title: 'Four-float bracket', summary: 'Stainless, set from above' },
      { family: 'float-trees', title: 'Float trees', summary: 'Floats on a pole, lifted out in one piece' },
    ],
  },
  {
    slug: 'miniature-floats',
    parent: 'control-floats',
    name: 'Miniature and tank floats',
    description: 'Reed switches for tanks, skids and machines.',
    shows: ['snipe-miniature'],
    tiles: [
      { family: 'snipe-miniature', summary: '1/8 NPT, to 392 °F' },
      { family: 'stilt-multi-level', summary: 'One to four levels on a stem to 11 ft' },
      { family: 'dunlin-side-mount', summary: 'Through the wall of the tank' },
    ],
  },
  {
    slug: 'alarms',
    name: 'Alarms',
    description:
      'High-water alarms for the basement, the yard and the lift station, and what carries the alarm further.',
    shows: ['wren-outdoor'],
    tiles: [
      { family: 'wren-indoor', title: 'Wren indoor', summary: 'Plugs in, float included' },
      { family: 'wren-outdoor', title: 'Wren outdoor', summary: 'The whole top lights' },
      { family: 'curlew-post-alarm', title: 'Curlew post alarm', summary: 'Alarm and splice on one post' },
      { category: 'indoor-alarms', summary: 'Plug-in, battery and probe alarms' },
      { category: 'outdoor-alarms', summary: 'Wall, post and panel alarms' },
      { category: 'remote-monitoring', summary: 'Wi-Fi, cellular and telephone' },
    ],
  },
  {
    slug: 'indoor-alarms',
    parent: 'alarms',
    name: 'Indoor alarms',
    description: 'For basements, utility rooms and pump rooms.',
    shows: ['wren-indoor'],
    tiles: [
      { family: 'wren-indoor', summary: 'Buzzer and lamp, 120 or 240 V' },
      { family: 'wren-battery', summary: 'Two years on three AA cells' },
      { family: 'chat-probe-alarm', summary: 'Probe instead of a float' },
    ],
  },
  {
    slug: 'outdoor-alarms',
    parent: 'alarms',
    name: 'Outdoor alarms',
    description: 'Weatherproof alarms with horn and beacon.',
    shows: ['curlew-post-alarm'],
    tiles: [
      { family: 'wren-outdoor', summary: 'NEMA 3R or 4X, 92 dB' },
      { family: 'curlew-post-alarm', summary: 'On its own post at the tank' },
      { family: 'curlew-alarm-and-breaker', summary: 'Alarm with pump and alarm breakers' },
      { family: 'linnet-annunciator', summary: 'Four or eight alarm points' },
    ],
  },
  {
    slug: 'remote-monitoring',
    parent: 'alarms',
    name: 'Remote monitoring',
    description: 'Carries the dry contact of an alarm or a panel to a phone.',
    shows: ['kestrel-wifi'],
    tiles: [
      { family: 'kestrel-wifi', summary: 'Notifies six phones through the house network' },
      { family: 'kestrel-cellular', summary: 'Text messages where there is no network' },
      { family: 'rook-auto-dialer', summary: 'Calls eight numbers in turn' },
    ],
  },
  {
    slug: 'control-panels',
    name: 'Control panels',
    description:
      'Panels for one pump or several, from a weekend cabin to a municipal lift station. Every panel has a motor protective switch or a contactor, a hand-off-automatic switch for each pump, a fused control circuit and a numbered terminal strip, and is tested under power before it ships. Standard panels carry a model number and a price; for anything else, send the data plate of the pump and the site voltage, and a custom panel is quoted the same week.',
    shows: ['tern-duplex'],
    tiles: [
      { family: 'harrier-simplex', title: 'Harrier simplex', summary: 'One pump, two or three floats' },
      { family: 'tern-duplex', title: 'Tern duplex', summary: 'Two pumps in turn, three or four floats' },
      {
        family: 'heron-level-controller',
        title: 'Heron level controller',
        summary: 'Duplex with display and run hours',
      },
      { family: 'knot-timed-dosing', title: 'Knot timed dosing', summary: 'One pump, dosed by the clock' },
      { family: 'tern-duplex-is', title: 'Tern, intrinsically safe', summary: 'Floats in a hazardous location' },
      {
        family: 'tern-duplex-series-2',
        title: 'Tern duplex, series 2',
        summary: 'Replaced by the Tern duplex in 2024',
      },
      { category: 'simplex-panels', summary: 'All panels for one pump' },
      { category: 'level-controllers', summary: 'Displays and transmitters' },
      { category: 'duplex-panels', summary: 'All panels for two and three pumps' },
      {
        address: 'https://training.example/panel-wiring',
        title: 'Panel wiring class',
        summary: 'Two days, your own panel to take home. March 10 and 11.',
        picture: 'panel-wiring-class',
        shows: panel({ ...harrier, door: 'open', floats: 0 }),
      },
      { family: 'custom-panels', title: 'Custom panels', summary: 'Drawn and priced from your pump data' },
    ],
  },
  {
    slug: 'simplex-panels',
    parent: 'control-panels',
    name: 'Simplex panels',
    description: 'One pump, with the alarm in the same box.',
    shows: ['harrier-simplex'],
    tiles: [
      { family: 'harrier-simplex', summary: 'Single- or three-phase, to 63 A' },
      { family: 'pipit-simplex', summary: 'On the shelf, shipped the same day' },
      { family: 'knot-timed-dosing', summary: 'Doses a drain field by the clock' },
    ],
  },
  {
    slug: 'duplex-panels',
    parent: 'control-panels',
    name: 'Duplex and triplex panels',
    description: 'Two or three pumps that take turns and help each other.',
    shows: ['avocet-grinder-duplex'],
    tiles: [
      { family: 'tern-duplex', summary: 'Three or four floats, to 63 A per pump' },
      { family: 'tern-duplex-is', title: 'Tern, intrinsically safe', summary: 'Barriers between floats and panel' },
      { family: 'avocet-grinder-duplex', summary: 'Two 2 hp grinders, capacitors included' },
      { family: 'merganser-triplex', summary: 'Three pumps, priced on request' },
      {
        family: 'tern-duplex-series-2',
        title: 'Tern duplex, series 2',
        summary: 'Replaced by the Tern duplex in 2024',
      },
    ],
  },
  {
    slug: 'level-controllers',
    parent: 'control-panels',
    name: 'Level controllers',
    description: 'A transmitter instead of floats, a display instead of guessing.',
    shows: ['heron-level-controller'],
    tiles: [
      { family: 'heron-level-controller', summary: 'Display, run hours, alarm log' },
      { family: 'heron-transducers', summary: '4–20 mA, 5 to 30 ft' },
    ],
  },
  {
    slug: 'components',
    name: 'Components',
    description: 'Relays, starters and posts for panel builders and for repair.',
    shows: ['alternating-relays'],
    tiles: [
      { family: 'alternating-relays', summary: '8 or 11 pins, three-way switch' },
      { family: 'intrinsically-safe-relays', summary: 'One to five channels' },
      { family: 'junction-posts', summary: 'The splice above grade' },
      { category: 'relays', summary: 'Alternating, intrinsically safe, seal-fail' },
      { family: 'motor-starters', summary: 'Contactor and overload in a box' },
      { family: 'panel-components', summary: 'Parts of our panels, one by one' },
    ],
  },
  {
    slug: 'relays',
    parent: 'components',
    name: 'Relays',
    description: 'Plug-in and rail-mounted relays for pump control.',
    shows: ['intrinsically-safe-relays'],
    tiles: [
      { family: 'alternating-relays', summary: 'Lead pump in turn' },
      { family: 'intrinsically-safe-relays', summary: 'Floats in a hazardous location' },
      { family: 'seal-fail-relays', summary: 'Watches the moisture probe' },
      { family: 'relay-sockets', summary: '8 or 11 pins' },
    ],
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    description: '',
    shows: ['junction-boxes'],
    tiles: [
      { family: 'float-hardware', summary: 'Weights, clamps, chains, grips' },
      { family: 'junction-boxes', summary: 'Liquid-tight, terminals inside' },
      { family: 'conduit-seals', summary: 'Keeps sewer gas out of the panel' },
      { family: 'plugs-and-cords', summary: 'Piggyback plugs and cable by the roll' },
      { family: 'batteries-and-supplies', summary: 'Backup for alarms and dialers' },
    ],
  },
  {
    slug: 'irrigation-controls',
    name: 'Irrigation controls',
    description: 'In preparation: cistern and well controls for farms.',
    shows: null,
    tiles: [{ family: 'ibis-cistern-control', summary: 'Keeps a cistern full from a well' }],
    isLive: false,
  },
  {
    slug: 'demonstrators',
    name: 'Demonstrators',
    description: 'Working models for counters, class rooms and shows.',
    shows: ['tern-duplex', 'sora-narrow-angle'],
    tiles: [{ family: 'counter-demonstrator', summary: 'Two pumps, four floats, five gallons' }],
    isVizzy: true,
  },
];
