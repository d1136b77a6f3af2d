import type {
  BracketDrawing,
  ControlFloatDrawing,
  FloatTreeDrawing,
  PanelDrawing,
  PartDrawing,
  PartShape,
  PostDrawing,
  RelayDrawing,
  SenderDrawing,
  TetheredFloatDrawing,
  TopAlarmDrawing,
  VerticalFloatDrawing,
  WallAlarmDrawing,
  WetWellDrawing,
} from '../drawing-spec.ts';

type Given<T> = Partial<Omit<T, 'kind'>>;

/** Each drawing's defaults: a closed panel without pumps, a float that hangs, an empty basin. */
export const panel = (given: Given<PanelDrawing>): PanelDrawing => ({
  kind: 'panel',
  door: 'closed',
  pumps: 0,
  beacon: false,
  horn: false,
  display: false,
  timer: false,
  intrinsicallySafe: false,
  hubs: 2,
  width: 10,
  height: 12,
  depth: 6,
  floats: 0,
  modules: [],
  dimensions: false,
  ...given,
});

export const tethered = (given: Given<TetheredFloatDrawing> = {}): TetheredFloatDrawing => ({
  kind: 'float-tethered',
  plug: 'none',
  angle: 0,
  accent: 'amber',
  weight: false,
  dimensions: false,
  ...given,
});

export const control = (given: Given<ControlFloatDrawing> = {}): ControlFloatDrawing => ({
  kind: 'float-control',
  angle: 0,
  accent: 'blue',
  mount: 'weight',
  dimensions: false,
  ...given,
});

export const vertical = (given: Given<VerticalFloatDrawing> = {}): VerticalFloatDrawing => ({
  kind: 'float-vertical',
  plug: 'none',
  floats: 1,
  accent: 'amber',
  rod: 12,
  dimensions: false,
  ...given,
});

export const wallAlarm = (given: Given<WallAlarmDrawing> = {}): WallAlarmDrawing => ({
  kind: 'alarm-wall',
  beacon: true,
  horn: true,
  display: false,
  battery: false,
  plug: false,
  width: 4,
  height: 5.25,
  depth: 2,
  dimensions: false,
  ...given,
});

export const topAlarm = (given: Given<TopAlarmDrawing> = {}): TopAlarmDrawing => ({
  kind: 'alarm-top',
  horn: true,
  mount: 'wall',
  antenna: false,
  accent: 'red',
  width: 6,
  height: 9,
  depth: 3.5,
  dimensions: false,
  ...given,
});

export const post = (given: Given<PostDrawing> = {}): PostDrawing => ({
  kind: 'post',
  receptacle: false,
  beacon: false,
  breakers: 0,
  height: 30,
  dimensions: false,
  ...given,
});

export const relay = (given: Given<RelayDrawing> = {}): RelayDrawing => ({
  kind: 'relay',
  pins: 8,
  lamps: 2,
  knob: false,
  switch: false,
  accent: 'amber',
  dimensions: false,
  ...given,
});

export const sender = (given: Given<SenderDrawing> = {}): SenderDrawing => ({
  kind: 'sender',
  radio: 'wifi',
  display: false,
  dimensions: false,
  ...given,
});

export const bracket = (given: Given<BracketDrawing> = {}): BracketDrawing => ({
  kind: 'bracket',
  floats: 4,
  dimensions: false,
  ...given,
});

export const floatTree = (given: Given<FloatTreeDrawing> = {}): FloatTreeDrawing => ({
  kind: 'float-tree',
  floats: 3,
  length: 96,
  base: true,
  dimensions: false,
  ...given,
});

export const part = (shape: PartShape, given: Omit<Given<PartDrawing>, 'shape'> = {}): PartDrawing => ({
  kind: 'part',
  shape,
  label: '',
  accent: 'grey',
  dimensions: false,
  ...given,
});

export const wetWell = (given: Given<WetWellDrawing>): WetWellDrawing => ({
  kind: 'wet-well',
  basin: 'sump',
  pumps: 1,
  floats: 0,
  sensing: 'control',
  panel: null,
  beacon: false,
  level: 0.4,
  labels: [],
  ...given,
});
