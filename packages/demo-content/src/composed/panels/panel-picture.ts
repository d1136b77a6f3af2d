import type { Balloon, Layer, LayeredPicture, Measure } from '@millrace/pictures';
import type { PanelModule } from '../../drawing-spec.ts';
import { fragmentOf } from '../../media/drawing/fragment.ts';
import { INCH } from '../../media/drawing/picture.ts';
import {
  apply,
  at,
  circle,
  type Drawn,
  d,
  group,
  type Matrix,
  type Point,
  path,
  rect,
} from '../../media/drawing/shape.ts';
import { BEACON_HEIGHT, beacon, display, horn } from '../../media/figures/door-parts.ts';
import { back, HUB_LENGTH, hub } from '../../media/figures/enclosure.ts';
import { HANGING_FLOAT, pearFloat } from '../../media/figures/float-body.ts';
import { DOOR_LEFT, DOOR_UP } from '../../media/figures/panel-inside.ts';
import { duct, modules, rail, terminalStrip } from '../../media/figures/rail-parts.ts';
import { enclosureLayer, type Material } from './enclosure-layer.ts';

/** Enclosures of one size in inches, by the codes of each material. */
export interface PanelSize {
  inches: readonly [width: number, height: number, depth: number];
  materials: Materials;
}

/** A panel family's own: its sizes, and the rules under which each part is there. */
export interface PanelSubject {
  words: string;
  pumps: 1 | 2 | 3;
  sizes: readonly PanelSize[];
  /** Rules of a part; [] where every panel has it, null where none has. */
  beacon: readonly string[] | null;
  horn: readonly string[] | null;
  /** Of each count of floats: the rule, and whether the highest is for the alarm alone. */
  floats: readonly { count: number; when: string; alarm?: string }[];
  sensor: { words: string; when: string } | null;
  display: readonly string[] | null;
  remoteBeacon: readonly string[] | null;
  /** Rules of the cords of the floats. */
  cords: readonly string[];
  /** Whether lights may be chosen for the door. */
  hasLights: boolean;
  modules: readonly Placed[];
  balloons: readonly PointedAt[];
}

/** `codes` null: every panel has this enclosure. */
type Materials = Partial<Record<Material, { codes: string | null; words: string }>>;

/** Modules on the plate: the row, the place in it, and what they are for. */
export interface Placed {
  name: string;
  words: string;
  module: PanelModule;
  row: 0 | 1 | 2;
  x: number;
  count?: number;
  /** One above the other instead of side by side. */
  isStacked?: boolean;
  when?: readonly string[];
  slot?: string;
  /** Most panels have none: it is not drawn while its group is undecided. */
  isExtra?: boolean;
}

/** A group's balloon, at a module or at another named part. */
interface PointedAt {
  group: string;
  part: string;
  when?: readonly string[];
}

const SHEET = { width: 520, height: 560 };
/** Room for balloons at the sides. */
const MARGIN = 62;
const DROP = 132;
/** The door's own plane, as it stands open. */
const DOOR: Matrix = [-DOOR_LEFT, DOOR_UP, 0, 1, 0, 0];
/** The grid of the back plate, before it is brought to the size of the enclosure. */
const PLATE = { width: 246, height: 330 };
const ROW = 94;

/** One picture for each size of the enclosure. */
export const panelPictures = (subject: PanelSubject): LayeredPicture[] =>
  subject.sizes.map((size) => panelPicture(subject, size));

function panelPicture(subject: PanelSubject, { inches, materials }: PanelSubject['sizes'][number]): LayeredPicture {
  const [wide, high, deep] = inches;
  const [width, height, depth] = [wide * INCH, high * INCH, deep * INCH];
  const [dx, dy] = back(depth);
  const crown: Point = [width / 2 + dx / 2, dy / 2 + 3];
  const left = Math.max(width * DOOR_LEFT, 90 - width / 2);
  const above = BEACON_HEIGHT - crown[1] + 6;
  const below = height + HUB_LENGTH + DROP + HANGING_FLOAT + 8;
  const scale = Math.min((SHEET.width - 2 * MARGIN) / (left + width + dx + 22), (SHEET.height - 8) / (above + below));
  const sheet: Matrix = at(
    (SHEET.width - (left + width + dx + 22) * scale) / 2 + left * scale,
    (SHEET.height - (above + below) * scale) / 2 + above * scale,
    scale,
  );
  const room = Math.min((width - 52) / PLATE.width, (height - 52) / PLATE.height);
  const plate: Matrix = at((width - PLATE.width * room) / 2, (height - PLATE.height * room) / 2, room);
  const onSheet = (drawn: Drawn): string => fragmentOf(group(sheet, drawn));
  const exit: Point = [width / 2, height + HUB_LENGTH];
  const parts: Record<string, Point> = {
    enclosure: [width + dx * 0.5, height * 0.8 + dy * 0.5],
    beacon: [crown[0] + 14, crown[1] - 28],
    'remote beacon': [width * 0.86 + 68, height + REMOTE_DROP - 18],
    door: [-width * DOOR_LEFT * 0.7, height * 0.16 + width * DOOR_UP * 0.7],
    lights: apply(DOOR, [width * 0.34, height * 0.29]),
    terminals: apply(plate, [20, 316]),
    cord: [exit[0], exit[1] + 40],
    ...Object.fromEntries(
      [2, 3, 4, 5].map((count): [string, Point] => [`highest of ${count} floats`, highestOf(count, exit)]),
    ),
    ...Object.fromEntries(subject.modules.map((one): [string, Point] => [one.name, apply(plate, middleOf(one))])),
  };
  const layers: Layer[] = [
    ...enclosures(subject, materials, { width, height, depth }).map((one) => ({ ...one, drawing: onSheet(one.drawn) })),
    layer('rails', '', onSheet(group(plate, rails()))),
    ...subject.modules.map((one) => ({
      ...layer(one.name, one.words, onSheet(group(plate, placed(one))), one.when, one.slot),
      ...(one.isExtra ? { undecided: 'hidden' as const } : {}),
    })),
    ...optional('display', 'level display', subject.display, () =>
      onSheet(group(DOOR, group(at(width / 2, height * 0.565, 0.62), display(0, 0)))),
    ),
    ...lights(subject, { width, height }, onSheet),
    ...optional(
      'beacon',
      'beacon',
      subject.beacon,
      () => onSheet(beacon(crown[0], crown[1], Math.min(1, Math.max(0.72, width / 190)))),
      'beacon',
    ),
    ...optional('horn', 'horn', subject.horn, () =>
      onSheet(group([0.433, -0.25, 0, 1, width, 0], horn(depth / 2, height * 0.3, Math.min(19, depth * 0.3)))),
    ),
    ...optional(
      'remote-beacon',
      'remote beacon',
      subject.remoteBeacon,
      () => onSheet(remoteBeacon(width, height)),
      'beacon',
    ),
    layer('hub', '', onSheet(hub(width / 2, height))),
    ...floatLayers(subject, exit, onSheet),
    ...(subject.sensor === null
      ? []
      : [layer('sensor', subject.sensor.words, onSheet(sensor(exit)), [subject.sensor.when], 'floats')]),
  ].map(({ drawn: _, ...one }: Layer & { drawn?: Drawn }) => one);
  return {
    words: subject.words,
    ...SHEET,
    ...enclosureRule(materials),
    layers,
    balloons: subject.balloons
      .flatMap(pointingAtCords(subject, exit, parts))
      .map(({ group: name, part, when }): Balloon => {
        const point = parts[part];
        if (point === undefined) throw new Error(`no part ${part} to point at`);
        return { group: name, at: rounded(apply(sheet, point)), ...(when === undefined ? {} : { when }) };
      }),
    measures: measuresOf(inches, { width, height, depth }, sheet),
  };
}

/** Leads the balloon of the cables onto the cord of the highest float, which hangs elsewhere with each number of floats. */
const pointingAtCords =
  ({ floats }: PanelSubject, exit: Point, parts: Record<string, Point>) =>
  (balloon: PointedAt): PointedAt[] => {
    if (balloon.part !== 'cord') return [balloon];
    const onCords = floats.map(({ count, when }): PointedAt => {
      const part = `cord of ${count} floats`;
      parts[part] = onCord(cordOf(count, count - 1, exit), 0.75);
      return { group: balloon.group, part, when: [when] };
    });
    return [...onCords, balloon];
  };

const layer = (name: string, words: string, drawing: string, when?: readonly string[], slot?: string): Layer => ({
  name,
  words,
  drawing,
  ...(when === undefined ? {} : { when }),
  ...(slot === undefined ? {} : { slot }),
});

/** A layer where the family has such a part. */
const optional = (
  name: string,
  words: string,
  when: readonly string[] | null,
  draw: () => string,
  slot?: string,
): Layer[] => (when === null ? [] : [layer(name, words, draw(), when.length === 0 ? undefined : when, slot)]);

function enclosureRule(materials: Materials): Pick<LayeredPicture, 'when'> {
  const codes = Object.values(materials).flatMap((made) => made.codes ?? []);
  return codes.length === 0 ? {} : { when: [`Enclosure.${codes.join('|')}`] };
}

function enclosures(
  subject: PanelSubject,
  materials: Materials,
  size: { width: number; height: number; depth: number },
) {
  const order = ['painted', 'thermoplastic', 'windowed', 'fibreglass', 'stainless'] as const;
  return order.flatMap((material) => {
    const made = materials[material];
    if (made === undefined) return [];
    const drawn = enclosureLayer(size, material, subject.pumps);
    const when = made.codes === null ? undefined : [`Enclosure.${made.codes}`];
    return [{ ...layer(material, made.words, '', when, 'enclosure'), drawn }];
  });
}

/** The parts that every panel has on its plate: ducts, rails, and the terminals of supply and motors. */
const rails = (): Drawn => [
  [0, 1, 2].map((row) => [duct(0, row * ROW, PLATE.width), rail(0, row * ROW + 49, PLATE.width)]),
  duct(0, 3 * ROW - 4, PLATE.width),
  terminalStrip(0, 302, 12),
  terminalStrip(156, 302, 8),
];

const STEP = 5;
const middleOf = ({ module, row, x }: Placed): Point => [x + modules[module].width - 5, row * ROW + 46];

function placed({ module, row, x, count = 1, isStacked = false }: Placed): Drawn {
  const { width, height, draw } = modules[module];
  return Array.from({ length: count }, (_, nth) => {
    const left = isStacked ? x : x + nth * (width + STEP);
    const top = isStacked ? row * ROW + 19 + nth * (height + 3) : row * ROW + 20 + (68 - height) / 2;
    return group(at(left, top), draw);
  });
}

function floatLayers({ floats, cords: given }: PanelSubject, exit: Point, onSheet: (drawn: Drawn) => string): Layer[] {
  return floats.flatMap(({ count, when, alarm }) => {
    const tips = tipsOf(count, exit);
    const cords = tips.map((_, nth) => {
      const [[x, y], [x1, y1], [x2, y2], [x3, y3]] = cordOf(count, nth, exit);
      return path(d`M${x} ${y}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`, 'cord');
    });
    const [top] = tips.slice(-1);
    const code = when.split('.').at(-1);
    return [
      layer(`cords ${code}`, 'float cables', onSheet(cords), [when, ...given], 'cords'),
      layer(
        `floats ${code}`,
        `${count} floats`,
        onSheet(tips.map(([x, y]) => pearFloat(x, y, 0, 'light', 0.92))),
        [when],
        'floats',
      ),
      ...(alarm === undefined || top === undefined
        ? []
        : [
            {
              ...layer(
                `alarm float ${code}`,
                'alarm float apart',
                onSheet(pearFloat(top[0], top[1], 0, 'accent', 0.92)),
                [when, alarm],
              ),
              undecided: 'hidden' as const,
            },
          ]),
    ];
  });
}

const tipsOf = (count: number, [x, y]: Point): Point[] =>
  Array.from(
    { length: count },
    (_, nth): Point => [x + (nth - (count - 1) / 2) * 44, y + DROP - nth * Math.min(24, 72 / Math.max(1, count - 1))],
  );

type Curve = readonly [Point, Point, Point, Point];

/** The cord of one of some floats, from the hub to its float. */
function cordOf(count: number, nth: number, exit: Point): Curve {
  const [x, y] = tipsOf(count, exit)[nth] ?? exit;
  const start = exit[0] + (nth - (count - 1) / 2) * 4;
  return [
    [start, exit[1]],
    [start, exit[1] + DROP * 0.3],
    [x, exit[1] + DROP * 0.24],
    [x, y - 8],
  ];
}

/** A point of a cord, between 0 at the hub and 1 at the float. */
function onCord([a, b, c, e]: Curve, t: number): Point {
  const along = (axis: 0 | 1): number =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * e[axis];
  return [along(0), along(1)];
}

/** The side of the highest float, which hangs to the right. */
function highestOf(count: number, exit: Point): Point {
  const [x, y] = tipsOf(count, exit).at(-1) ?? exit;
  return [x + 8, y + 26];
}

/** Lights in the door, seen from within, each in the place of its code. */
function lights(
  { hasLights }: PanelSubject,
  { width, height }: { width: number; height: number },
  onSheet: (drawn: Drawn) => string,
): Layer[] {
  if (!hasLights) return [];
  return LENSES.map((lens, nth) => {
    const [x, y] = [width * (0.26 + 0.16 * (nth % 4)), height * (nth < 4 ? 0.275 : 0.325)];
    const drawn = group(DOOR, [circle(x, y, 5, `detail ${lens}`), circle(x, y, 2, 'fine')]);
    return { ...layer(`light ${nth + 1}`, 'pilot lights', onSheet(drawn), [`Pilot lights.L${nth + 1}`]) };
  });
}
/** Of the lights L1 to L8. */
const LENSES = ['paper', 'light', 'red', 'accent', 'accent', 'accent', 'red', 'accent'] as const;

/** A slim sensor on its cable. */
const sensor = ([x, y]: Point): Drawn => [
  path(d`M${x} ${y}V${y + 92}`, 'cord'),
  rect(x - 7, y + 90, 14, 52, 'outline paper', 4),
  path(d`M${x - 7} ${y + 102}h14M${x - 7} ${y + 132}h14`, 'detail'),
];

/** A lamp of its own, on a cable from the bottom. */
const remoteBeacon = (width: number, height: number): Drawn => [
  path(d`M${width * 0.86} ${height}v56c0 26 30 30 44 18`, 'lead'),
  beacon(width * 0.86 + 62, height + REMOTE_DROP, 0.7),
];
/** Below the words of the depth. */
const REMOTE_DROP = 80;

function measuresOf(
  [wide, high, deep]: readonly [number, number, number],
  { width, height, depth }: { width: number; height: number; depth: number },
  sheet: Matrix,
): Measure[] {
  const [dx, dy] = back(depth);
  const measure = (from: Point, to: Point, words: string, along?: number): Measure => ({
    from: rounded(apply(sheet, from)),
    to: rounded(apply(sheet, to)),
    words,
    ...(along === undefined ? {} : { along }),
  });
  const right = width + dx + 22 / sheet[0];
  return [
    measure([0, height + 26], [width, height + 26], `${wide} in`, 0.18),
    measure([right, dy], [right, height + dy], `${high} in`),
    measure([width + 10, height + 12], [width + dx + 10, height + dy + 12], `${deep} in`),
  ];
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
