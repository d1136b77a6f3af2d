import { type Across, type Circuit, GROUND, type Supply } from '../data/circuit.ts';
import { COLUMN, drawAcross, gapsOf, ROW, wire } from './across.ts';
import type { Buses } from './feed.ts';
import { groundSign } from './load-symbols.ts';
import { type Drawn, dot, line, terminal, text } from './shape.ts';
import { interlockSign } from './star-delta.ts';

const BUS = 16;
const MARKS = 78;
/** From the words of a supply to its first conductor, past the label of a device. */
const HEAD = 44;
/** Buses stand so far right that a fuse fits between them and the left rail. */
const FIRST_BUS = 200;

/** From a row up to the top of the label over its device. */
const LABEL = 34;

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
