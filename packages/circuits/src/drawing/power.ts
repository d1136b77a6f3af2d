import { type Across, type Branch, type Circuit, GROUND, type Supply } from '../data/circuit.ts';
import { terminalsOf } from '../data/star-delta.ts';
import { CAPACITORS, capacitorRows, drawCapacitors } from './capacitors.ts';
import { contactSymbol } from './contact-symbols.ts';
import { COMMAND, converterBox, isBoxed } from './converter-box.ts';
import type { Buses } from './feed.ts';
import { groundSign, motorSign } from './load-symbols.ts';
import { type Drawn, d, dot, line, path, rect, terminal, text, widthOf } from './shape.ts';
import { drawStarDelta, interlockSign, starDeltaRows } from './star-delta.ts';

const ROW = 32;
const COLUMN = 100;
const BUS = 16;
const MARKS = 78;
/** From the words of a supply to its first conductor, past the label of a device. */
const HEAD = 44;
/** Buses stand so far right that a fuse fits between them and the left rail. */
const FIRST_BUS = 200;

/** From a row up to the top of the label over its device. */
const LABEL = 34;
/** Half the width of a motor with more leads than lines. */
const TALL = 34;

type Devices = Circuit['devices'];

const firstBus = (devices: number): number => Math.max(FIRST_BUS, MARKS + 40 + devices * COLUMN);

/** The place of the outermost bus of a supply. */
export const lastBus = (supply: Supply): number => firstBus(columnsOf(supply)) + (supply.conductors.length - 1) * BUS;

const columnsOf = ({ incoming = [], standby }: Supply): number =>
  Math.max(incoming.length, standby?.incoming.length ?? 0);

/** The conductors as they come in, through the devices of the whole supply, to the tops of their buses. */
export function drawIncoming(supply: Supply, devices: Devices, top: number) {
  const { words, conductors, incoming = [], standby } = supply;
  const first = firstBus(columnsOf(supply));
  // The top conductor has the outermost bus, so that none crosses another on the way in.
  const bus = (nth: number): number => first + (conductors.length - 1 - nth) * BUS;
  const rowOf = new Map(conductors.map((mark, nth) => [mark, top + HEAD + nth * ROW]));
  const end = MARKS + 40 + columnsOf(supply) * COLUMN;
  const source = (heading: string, through: readonly Across[], rows: ReadonlyMap<string, number>, y: number): Drawn => {
    // The last device of each source stands in the same column, so that a sign between them is straight.
    const start = standby === undefined ? MARKS + 40 : end - through.length * COLUMN;
    const gaps = gapsOf(through, devices, start);
    return [
      text('head', 24, y, heading, 'start'),
      conductors.map((mark, nth) => {
        const at = rows.get(mark) ?? y;
        return [
          text('label', MARKS - 14, at + 4, mark, 'end'),
          terminal(MARKS, at),
          wire(mark, MARKS, bus(nth), at, gaps),
        ];
      }),
      through.map((one, nth) => drawAcross(one, devices, rows, start + nth * COLUMN)),
    ];
  };
  const under = top + HEAD + conductors.length * ROW + 20;
  const standbyRows = new Map(conductors.map((mark, nth) => [mark, under + HEAD + nth * ROW]));
  const drawn: Drawn = [
    source(words, incoming, rowOf, top),
    standby === undefined ? [] : source(standby.words, standby.incoming, standbyRows, under),
    standby === undefined ? [] : drawInterlock(incoming.at(-1), standby.incoming.at(-1), rowOf, standbyRows, end),
  ];
  const buses: Buses = {
    at: new Map(conductors.map((mark, nth) => [mark, bus(nth)])),
    right: first + (conductors.length - 1) * BUS,
  };
  const bottom = (standby === undefined ? top : under) + HEAD + conductors.length * ROW;
  return { drawn, buses, rowOf, taps: standby === undefined ? [] : [standbyRows], bottom };
}

/** The sign between the last devices of the two sources of a supply, clear of the label of the second. */
function drawInterlock(
  one: Across | undefined,
  other: Across | undefined,
  rowOf: ReadonlyMap<string, number>,
  standbyRows: ReadonlyMap<string, number>,
  end: number,
): Drawn {
  const from = Math.max(...(one?.poles ?? []).map((mark) => rowOf.get(mark) ?? 0));
  const to = Math.min(...(other?.poles ?? []).map((mark) => standbyRows.get(mark) ?? 0)) - LABEL;
  // The sign itself stands below the wires that the first device has no pole in.
  return interlockSign(end - COLUMN / 2, from, to, (Math.max(...rowOf.values()) + to) / 2);
}

/** The buses themselves, each from its row down to its last tap, with a dot at every tap but that. */
export function drawBuses(
  buses: Buses,
  rowOf: ReadonlyMap<string, number>,
  taps: readonly ReadonlyMap<string, number>[],
): Drawn {
  return [...buses.at].map(([mark, x]) => {
    const from = rowOf.get(mark) ?? 0;
    const ys = taps.flatMap((tap) => tap.get(mark) ?? []).toSorted((a, b) => a - b);
    // A ground that nothing else takes is joined to the enclosure.
    if (ys.length === 0) return mark === GROUND ? groundSign(x, from) : [];
    return [line(x, from, x, ys.at(-1) ?? from), ys.slice(0, -1).map((y) => dot(x, y))];
  });
}

/** One load with its lines, from the buses. */
export function drawBranch(branch: Branch, devices: Devices, buses: Buses, top: number) {
  const { lines, through, load, starDelta, capacitors } = branch;
  const terminals = terminalsOf(branch);
  const rowOf = new Map(lines.map((mark, nth) => [mark, top + 30 + nth * ROW]));
  const start = buses.right + 24;
  const lastDevice = devices[through.at(-1)?.device ?? ''];
  // A box leaves its terminals room in its own column.
  const toStrip = lastDevice !== undefined && isBoxed(lastDevice) ? 4 : 20;
  const after = start + through.length * COLUMN;
  const stripX = after + (starDelta !== undefined ? 40 : capacitors !== undefined ? CAPACITORS : toStrip);
  const device = devices[load];
  const isMotor = device?.kind === 'motor';
  const live = lines.filter((mark) => mark !== GROUND);
  const firstY = rowOf.get(live[0] ?? '') ?? top;
  const lastY = firstY + (live.length - 1) * ROW;
  const rows = starDelta === undefined ? null : starDeltaRows(starDelta, lastY);
  const ofCapacitors = capacitors === undefined ? null : capacitorRows(lastY);
  const lowest = rows?.star.at(-1) ?? ofCapacitors?.relay;
  if (lowest !== undefined && rowOf.has(GROUND)) rowOf.set(GROUND, lowest + ROW);
  const lastLead = rows?.delta.at(-1) ?? ofCapacitors?.run;
  const reach = ((lastLead ?? lastY) - firstY) / 2;
  // Further leads end at the straight side of a tall motor: a circle around all of them would widen the sheet.
  const r = lastLead === undefined ? 10 + (live.length - 1) * 17 : TALL;
  const motorX = stripX + (lastLead === undefined ? 60 : 40) + r;
  const motorY = firstY + reach;
  const endAt = (y: number): number => motorX - (lastLead === undefined ? Math.sqrt(r * r - (y - motorY) ** 2) : r);
  const tall = lastLead === undefined ? 0 : reach - 16;
  const gaps = gapsOf(through, devices, start);
  const middle = start + (through.length - 0.5) * COLUMN;
  const drawn: Drawn[] = [
    starDelta === undefined || rows === null
      ? []
      : drawStarDelta(starDelta, devices, live, { rowOf, rows, middle, stripX, endAt }),
    capacitors === undefined || ofCapacitors === null
      ? []
      : drawCapacitors(capacitors, devices, { lines: [firstY, lastY], rows: ofCapacitors, left: after, stripX, endAt }),
    through.map((one, nth) => drawAcross(one, devices, rowOf, start + nth * COLUMN)),
    lines.map((mark) => {
      const y = rowOf.get(mark) ?? top;
      const end = mark === GROUND ? motorX : isMotor ? endAt(y) : stripX + 30;
      return [
        wire(mark, buses.at.get(mark) ?? start, stripX, y, gaps),
        terminals === undefined ? [] : text('mark', stripX, y - 8, terminals[mark] ?? mark),
        line(stripX, y, end, y, terminals === undefined ? 'wire' : 'field'),
        terminals === undefined ? [] : terminal(stripX, y),
      ];
    }),
  ];
  const groundY = rowOf.get(GROUND);
  if (isMotor) {
    drawn.push(motorSign(motorX, motorY, r, tall, load, device));
    if (groundY !== undefined)
      drawn.push(
        path(terminals === undefined ? 'wire' : 'field', d`M${motorX} ${groundY}V${motorY + tall + r}`),
        text('words', motorX + r + 12, motorY + 4, device.words, 'start'),
      );
  } else if (device !== undefined) {
    drawn.push(
      rect(stripX + 30, (rowOf.get(live[0] ?? '') ?? top) - 12, 64, (live.length - 1) * ROW + 24),
      text('label', stripX + 62, motorY + 4, load),
      text('words', stripX + 106, motorY + 4, device.words, 'start'),
    );
  }
  const right = (isMotor ? motorX + r : stripX + 94) + 12 + widthOf(device?.words ?? '', 'words');
  const hasCommand = through.some((one) => devices[one.device]?.kind === 'drive');
  const bottom = Math.max(...rowOf.values()) + ROW + 10 + (hasCommand ? COMMAND : 0);
  return { drawn, taps: rowOf, bottom, right };
}

/** A device with a pole in each of its lines, the poles tied. */
function drawAcross(
  { device: label, poles, normally = 'closed' }: Across,
  devices: Devices,
  rowOf: ReadonlyMap<string, number>,
  x: number,
): Drawn {
  const device = devices[label];
  if (device === undefined) return [];
  const middle = x + COLUMN / 2;
  const ys = poles.map((mark) => rowOf.get(mark) ?? 0).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [ys[0], ys.at(-1)];
  const isTied = ys.length > 1 && device.kind !== 'fuse' && device.kind !== 'plug';
  const lift = device.kind === 'breaker' || device.kind === 'protector' || device.kind === 'disconnect' ? 12 : 0;
  return [
    isTied && !isBoxed(device) ? line(middle, first - lift, middle, last - lift, 'linked') : [],
    isBoxed(device) ? converterBox(device, devices, middle, first, last) : [],
    ys.map((y) => {
      const { drawn } = contactSymbol(device.kind, middle, y, normally);
      return drawn;
    }),
    device.kind === 'ammeter' ? text('label', middle, first + 4, 'A') : [],
    text('label', middle, first - 19, label),
  ];
}

/** The place of a device in a line. */
interface Gap {
  mark: string;
  middle: number;
  reach: number;
}

const gapsOf = (through: readonly Across[], devices: Devices, start: number): Gap[] =>
  through.flatMap(({ device, poles, normally = 'closed' }, nth) => {
    const { reach } = contactSymbol(devices[device]?.kind ?? 'relay', 0, 0, normally);
    return poles.map((mark) => ({ mark, middle: start + nth * COLUMN + COLUMN / 2, reach }));
  });

/** A wire from left to right, left out where a device stands in it. */
function wire(mark: string, left: number, right: number, y: number, gaps: readonly Gap[]): Drawn {
  let at = left;
  const pieces: Drawn[] = [];
  for (const gap of gaps.filter((one) => one.mark === mark)) {
    pieces.push(line(at, y, gap.middle - gap.reach, y));
    at = gap.middle + gap.reach;
  }
  return [pieces, line(at, y, right, y)];
}
