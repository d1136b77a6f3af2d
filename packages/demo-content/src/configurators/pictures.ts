import type { DrawingSpec, PanelDrawing } from '../drawing-spec.ts';
import { harrier, tern } from '../pictures/panels.ts';
import {
  bracket,
  floatTree,
  panel,
  part,
  post,
  sender,
  tethered,
  topAlarm,
  vertical,
  wallAlarm,
} from '../pictures/plain.ts';

type Panel = Partial<Omit<PanelDrawing, 'kind'>>;
const closed = { floats: 0, modules: [] } satisfies Panel;
const ternClosed = (given: Panel = {}): PanelDrawing => panel({ ...tern, ...closed, ...given });
const harrierClosed = (given: Panel = {}): PanelDrawing => panel({ ...harrier, ...closed, ...given });
/** Of a choice that says nothing about the alarm, which a panel may not have. */
const silent = { beacon: false, horn: false } satisfies Panel;
const large = { width: 16, height: 20, depth: 8 };

/** Pictures the options of the configurators bring to the front, by file name. */
export const optionPictures: Readonly<Record<string, DrawingSpec>> = {
  'pump-data-plate.svg': part('nameplate', {
    label: '3 PH 230 V 3.6 A',
  }),
  'panel-rotary-disconnect.svg': part('selector-switch', { label: 'OFF', accent: 'red' }),
  'tern-duplex-nema-1.svg': ternClosed({ ...silent, hubs: 0, dimensions: true }),
  'tern-duplex-nema-4x.svg': ternClosed({ ...silent, dimensions: true }),
  'tern-duplex-nema-4xg.svg': ternClosed({ ...silent, ...large, dimensions: true }),
  'tern-duplex-nema-4xs.svg': ternClosed({ ...silent, ...large, hubs: 4, dimensions: true }),
  'tern-duplex-3f.svg': panel({ ...tern, ...silent, door: 'open', floats: 3 }),
  'tern-duplex-4f.svg': panel({ ...tern, ...silent, door: 'open', floats: 4 }),
  'tern-duplex-bracket.svg': bracket(),
  'tern-duplex-beacon.svg': ternClosed({ horn: false }),
  'tern-duplex-beacon-horn.svg': ternClosed(),
  'tern-duplex-display.svg': ternClosed({ display: true }),
  'tern-duplex-is-4x.svg': ternClosed({ intrinsicallySafe: true }),
  'harrier-simplex-nema-1.svg': harrierClosed({ ...silent, hubs: 0, dimensions: true }),
  'harrier-simplex-nema-4x.svg': harrierClosed({ ...silent, dimensions: true }),
  'harrier-simplex-nema-4xg.svg': harrierClosed({ ...silent, width: 14, height: 16, depth: 8, dimensions: true }),
  'harrier-simplex-beacon.svg': harrierClosed({ horn: false }),
  'harrier-simplex-beacon-horn.svg': harrierClosed(),
  'harrier-simplex-3f.svg': panel({ ...harrier, ...silent, door: 'open', floats: 3 }),
  'knot-timed-dosing-digital.svg': part('hour-meter', { label: '00:15' }),
  'knot-timed-dosing-analogue.svg': part('selector-switch', { label: '0–60 min' }),
  'plover-tethered-no.svg': tethered({ angle: 0 }),
  'plover-tethered-nc.svg': tethered({ angle: 90 }),
  'plover-tethered-p120.svg': tethered({ plug: 'piggyback-115' }),
  'plover-tethered-p240.svg': tethered({ plug: 'piggyback-230' }),
  'plover-tethered-weight.svg': tethered({ weight: true }),
  'teal-adjustable-plug.svg': tethered({ plug: 'piggyback-115', weight: true, accent: 'blue' }),
  'sora-narrow-angle-no.svg': { kind: 'float-control', angle: 0, accent: 'blue', mount: 'weight', dimensions: false },
  'sora-narrow-angle-nc.svg': { kind: 'float-control', angle: 0, accent: 'red', mount: 'weight', dimensions: false },
  'stilt-multi-level-lengths.svg': vertical({ floats: 3, rod: 36, accent: 'grey', dimensions: true }),
  'float-trees-foot.svg': floatTree(),
  'float-trees-rail.svg': floatTree({ base: false }),
  'wren-indoor-float.svg': part('cable', { label: '10 ft' }),
  'wren-indoor-battery.svg': wallAlarm({ plug: true, battery: true }),
  'wren-outdoor-wifi.svg': topAlarm({ antenna: true }),
  'wren-outdoor-4x.svg': topAlarm({ depth: 4 }),
  'wren-outdoor-post.svg': topAlarm({ mount: 'post' }),
  'junction-posts-30.svg': post(),
  'junction-posts-42.svg': post({ height: 42 }),
  'junction-posts-receptacle.svg': post({ receptacle: true }),
  'junction-posts-beacon.svg': post({ beacon: true }),
  'heron-level-controller-transducer.svg': part('transducer'),
  'heron-level-controller-door.svg': part('display-board'),
  'heron-level-controller-rail.svg': sender({ radio: 'none' }),
};
