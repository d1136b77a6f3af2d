/**
 * The subject of a picture. Data decides, code draws: sizes are inches, levels are fractions of the basin's depth (0
 * floor, 1 grade).
 */
export type DrawingSpec =
  | PanelDrawing
  | TetheredFloatDrawing
  | ControlFloatDrawing
  | VerticalFloatDrawing
  | WallAlarmDrawing
  | TopAlarmDrawing
  | PostDrawing
  | RelayDrawing
  | SenderDrawing
  | BracketDrawing
  | FloatTreeDrawing
  | PartDrawing
  | RangeDrawing
  | WetWellDrawing
  | WiringDrawing
  | BuildingDrawing
  | LogoDrawing
  | AssociationDrawing
  | MapDrawing
  | PosterDrawing
  | StepDrawing
  | BannerDrawing;

/** Everything a product, rather than a scene or a sign, is drawn as. */
export type ProductDrawing =
  | PanelDrawing
  | TetheredFloatDrawing
  | ControlFloatDrawing
  | VerticalFloatDrawing
  | WallAlarmDrawing
  | TopAlarmDrawing
  | PostDrawing
  | RelayDrawing
  | SenderDrawing
  | BracketDrawing
  | FloatTreeDrawing
  | PartDrawing;

/**
 * Amber marks signals and chosen parts; grey is the plain part; the caps of control floats are blue (NO) or red (NC).
 */
export type Accent = 'amber' | 'blue' | 'red' | 'grey';

/** A balloon: the text (a code, a number) led onto the named part. */
export interface Callout {
  text: string;
  part: string;
}

/** The devices on the rail or plate behind an open door, left to right. */
export type PanelModule =
  | 'breaker'
  | 'protector'
  | 'contactor'
  | 'overload'
  | 'relay'
  | 'alternator'
  | 'is-barrier'
  | 'seal-fail'
  | 'transformer'
  | 'hour-meter'
  | 'counter'
  | 'controller'
  | 'timer'
  | 'heater'
  | 'surge-arrester'
  | 'sender'
  | 'capacitors'
  | 'soft-starter'
  | 'star-delta'
  | 'drive'
  | 'battery'
  | 'terminals';

export interface PanelDrawing {
  kind: 'panel';
  door: 'closed' | 'open';
  /** 0 for an alarm or junction panel: no lamps or switches for pumps. */
  pumps: 0 | 1 | 2 | 3;
  beacon: boolean;
  horn: boolean;
  display: boolean;
  timer: boolean;
  intrinsicallySafe: boolean;
  /** Conduit hubs at the bottom. */
  hubs: number;
  width: number;
  height: number;
  depth: number;
  /** Cords that leave at the bottom, each with its float; 0 draws none. */
  floats: number;
  modules: PanelModule[];
  /** Dimension lines for width, height and depth. */
  dimensions: boolean;
  callouts?: Callout[];
}

export interface TetheredFloatDrawing {
  kind: 'float-tethered';
  plug: 'none' | 'piggyback-115' | 'piggyback-230';
  /** Tilt of the float, degrees from hanging; 0 hangs, 90 lies level. */
  angle: number;
  accent: Accent;
  /** A weight on the cord. */
  weight: boolean;
  dimensions: boolean;
  callouts?: Callout[];
}

export interface ControlFloatDrawing {
  kind: 'float-control';
  angle: number;
  accent: Accent;
  /** Holds the cord: a weight on it, a clamp on a pipe, or a weight inside the float. */
  mount: 'weight' | 'clamp' | 'internal';
  dimensions: boolean;
  callouts?: Callout[];
}

export interface VerticalFloatDrawing {
  kind: 'float-vertical';
  plug: 'none' | 'piggyback-115' | 'piggyback-230';
  /** Floats on the rod; 2 with a clip-on high-level sensor or a multi-level stem. */
  floats: number;
  accent: Accent;
  /** Length of the rod. */
  rod: number;
  dimensions: boolean;
  callouts?: Callout[];
}

export interface WallAlarmDrawing {
  kind: 'alarm-wall';
  beacon: boolean;
  horn: boolean;
  display: boolean;
  battery: boolean;
  /** Plug-in supply instead of conduit. */
  plug: boolean;
  width: number;
  height: number;
  depth: number;
  dimensions: boolean;
  callouts?: Callout[];
}

/** An outdoor alarm whose whole top lights. */
export interface TopAlarmDrawing {
  kind: 'alarm-top';
  horn: boolean;
  /** On a post, or flat on a wall. */
  mount: 'post' | 'wall';
  antenna: boolean;
  accent: Accent;
  width: number;
  height: number;
  depth: number;
  dimensions: boolean;
  callouts?: Callout[];
}

/** A ground-mounted junction or power post at the riser of a tank. */
export interface PostDrawing {
  kind: 'post';
  receptacle: boolean;
  beacon: boolean;
  breakers: number;
  /** Height above grade. */
  height: number;
  dimensions: boolean;
  callouts?: Callout[];
}

export interface RelayDrawing {
  kind: 'relay';
  /** Pins of the socket; 0: a module on a rail with screw terminals. */
  pins: 0 | 8 | 11;
  lamps: number;
  knob: boolean;
  switch: boolean;
  accent: Accent;
  dimensions: boolean;
  callouts?: Callout[];
}

export interface SenderDrawing {
  kind: 'sender';
  radio: 'wifi' | 'cellular' | 'none';
  display: boolean;
  dimensions: boolean;
  callouts?: Callout[];
}

export interface BracketDrawing {
  kind: 'bracket';
  floats: number;
  dimensions: boolean;
  callouts?: Callout[];
}

export interface FloatTreeDrawing {
  kind: 'float-tree';
  floats: number;
  /** Length of the pole. */
  length: number;
  base: boolean;
  dimensions: boolean;
  callouts?: Callout[];
}

export type PartShape =
  | 'cable-weight'
  | 'pipe-clamp'
  | 'junction-box'
  | 'plug-adapter'
  | 'battery'
  | 'octal-socket'
  | 'conduit-seal'
  | 'conduit-hub'
  | 'contactor'
  | 'protector'
  | 'selector-switch'
  | 'hour-meter'
  | 'transducer'
  | 'mini-float'
  | 'display-board'
  | 'cable'
  | 'nameplate'
  | 'phone';

export interface PartDrawing {
  kind: 'part';
  shape: PartShape;
  /** Text on the part: a length, a rating; '' for none. */
  label: string;
  accent: Accent;
  dimensions: boolean;
  callouts?: Callout[];
}

/** The products on one shelf: two side by side, or one and two beside it. */
export interface RangeDrawing {
  kind: 'range';
  products: ProductDrawing[];
}

/** A basin in section, with what hangs in it. */
export interface WetWellDrawing {
  kind: 'wet-well';
  basin: 'sump' | 'septic' | 'lift-station' | 'dosing-tank' | 'cistern';
  pumps: 0 | 1 | 2 | 3;
  floats: number;
  /** The switches in the basin. */
  sensing: 'tethered' | 'control' | 'vertical' | 'transducer' | 'probe';
  /** The place of the switch gear; null: not visible. */
  panel: 'post' | 'wall' | 'junction-post' | 'alarm' | null;
  beacon: boolean;
  /** Water level, 0 to 1. */
  level: number;
  /** Names of the switch levels from the bottom; [] writes none. */
  labels: string[];
}

export interface WiringDrawing {
  kind: 'wiring';
  supply: string;
  /** Numbered terminals of the strip, left to right, by name. */
  terminals: string[];
  /** The connections of the strip: each load or contact by label and its two terminals. */
  devices: {
    label: string;
    symbol: 'contact-no' | 'contact-nc' | 'lamp' | 'horn' | 'coil' | 'relay';
    between: [string, string];
  }[];
  /** Dashed border: what lies in the hazardous location. */
  hazardous: string[];
}

export interface BuildingDrawing {
  kind: 'building';
  bays: number;
}

/** A mark and a name, for the company or a customer. */
export interface LogoDrawing {
  kind: 'logo';
  name: string;
  mark: 'weir' | 'drop' | 'wave' | 'gear' | 'leaf' | 'arch' | 'bolt';
  accent: Accent | 'water' | 'run';
}

export interface AssociationDrawing {
  kind: 'association';
  name: string;
}

/**
 * The location off the road between two cities, the first in the south: `at` is its exit on the way from the first to the second, 0 to 1,
 * and the turn goes east.
 */
export interface MapDrawing {
  kind: 'map';
  from: string;
  to: string;
  road: string;
  place: string;
  at: number;
  turn: { road: string; distance: string };
}

/** Still of a video: what it is about. */
export interface PosterDrawing {
  kind: 'poster';
  of: Exclude<DrawingSpec, PosterDrawing | StepDrawing>;
  title: string;
}

/** Picture of a step: the worked-on part, and a caption. */
export interface StepDrawing {
  kind: 'step';
  of: Exclude<DrawingSpec, PosterDrawing | StepDrawing>;
  caption: string;
  number: number | null;
}

/** A wide picture for the carousel: a scene, or shelves of products, from above and left to right. */
export type BannerDrawing =
  | { kind: 'banner'; scene: WetWellDrawing }
  | { kind: 'banner'; shelves: readonly (readonly ProductDrawing[])[] };
