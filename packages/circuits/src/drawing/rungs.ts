import { hasLoad } from '../data/choose-parts.ts';
import type { Circuit, Contact, Device, Load, Node, Sensed } from '../data/circuit.ts';
import { contactSymbol, labelLift, ladderKind } from './contact-symbols.ts';
import { loadSymbol } from './load-symbols.ts';
import { type Drawn, dot, line, terminal, text, widthOf } from './shape.ts';

/** Height of one row of a ladder. */
export const ROW = 62;
const CELL = 70;
const WITH_TERMINALS = 124;
const LEAD = 12;

/** The size of a node: `width` in units, `rows` from its own row down. */
export interface Extent {
  width: number;
  rows: number;
}

type Devices = Circuit['devices'];

export function extentOf(node: Node, devices: Devices): Extent {
  if ('series' in node) {
    const parts = node.series.map((one) => extentOf(one, devices));
    return { width: parts.reduce((sum, { width }) => sum + width, 0), rows: most(parts) };
  }
  if ('parallel' in node) {
    const parts = node.parallel.map((one) => extentOf(one, devices));
    return {
      width: Math.max(...parts.map(({ width }) => width)) + 2 * LEAD,
      rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    };
  }
  const label = 'load' in node ? node.load : node.contact;
  const isTall = 'load' in node && devices[label]?.senses !== undefined;
  const plain = Math.max(CELL, widthOf(label, 'label') + 16);
  return { width: node.terminals === undefined ? plain : Math.max(WITH_TERMINALS, plain), rows: isTall ? 2 : 1 };
}

const most = (parts: readonly Extent[]): number => Math.max(1, ...parts.map(({ rows }) => rows));

/** A node between x and x + width at height y. Contacts stand on the left, loads on the right. */
export function drawNode(node: Node, devices: Devices, x: number, y: number, width: number): Drawn {
  if ('series' in node) return drawSeries(node.series, devices, x, y, width);
  if ('parallel' in node) return drawParallel(node.parallel, devices, x, y, width);
  return 'load' in node ? drawLoad(node, devices, x, y, width) : drawContact(node, devices, x, y, width);
}

function drawSeries(series: readonly Node[], devices: Devices, x: number, y: number, width: number): Drawn {
  const widths = series.map((one) => extentOf(one, devices).width);
  const spare = Math.max(0, width - widths.reduce((sum, one) => sum + one, 0));
  const last = series.findIndex(hasLoad);
  const taking = last === -1 ? series.length - 1 : last;
  let at = x;
  return series.map((one, nth) => {
    const wide = (widths[nth] ?? 0) + (nth === taking ? spare : 0);
    const drawn = drawNode(one, devices, at, y, wide);
    at += wide;
    return drawn;
  });
}

function drawParallel(parallel: readonly Node[], devices: Devices, x: number, y: number, width: number): Drawn {
  const isLoads = parallel.some(hasLoad);
  const inner = Math.max(...parallel.map((one) => extentOf(one, devices).width));
  const left = x + LEAD;
  // Contacts close up again at once; loads go on to the right.
  const right = isLoads ? x + width - LEAD : left + inner;
  let row = y;
  const ys = parallel.map((one) => {
    const at = row;
    row += extentOf(one, devices).rows * ROW;
    return at;
  });
  const bottom = ys.at(-1) ?? y;
  return [
    line(x, y, left, y),
    line(right, y, x + width, y),
    line(left, y, left, bottom),
    line(right, y, right, bottom),
    parallel.map((one, nth) => drawNode(one, devices, left, ys[nth] ?? y, right - left)),
    ys.slice(0, -1).map((at) => [dot(left, at), dot(right, at)]),
  ];
}

function drawContact(node: Contact, devices: Devices, x: number, y: number, width: number): Drawn {
  const device = devices[node.contact];
  if (device === undefined) return [];
  const kind = ladderKind(device.kind);
  const cell = extentOf(node, devices).width;
  const middle = x + cell / 2;
  const isRest = node.position !== undefined && device.positions?.[0] === node.position;
  const symbol = contactSymbol(kind, middle, y, isRest ? 'closed' : (node.normally ?? 'open'));
  return [
    wires(node.terminals, x, x + cell, y, middle, symbol.reach),
    line(x + cell, y, x + width, y),
    symbol.drawn,
    text('label', middle, y - labelLift(kind), node.contact),
    node.position === undefined ? [] : text('small', middle, y + 19, node.position),
  ];
}

function drawLoad(node: Load, devices: Devices, x: number, y: number, width: number): Drawn {
  const device = devices[node.load];
  if (device === undefined) return [];
  const cell = extentOf(node, devices).width;
  const right = x + width;
  const middle = right - cell / 2;
  const symbol = loadSymbol(node.load, device, middle, y);
  return [
    line(x, y, right - cell, y),
    wires(node.terminals, right - cell, right, y, middle, symbol.reach),
    symbol.drawn,
    device.senses === undefined ? [] : drawSensed(device.senses, devices[device.senses.contact], middle, y),
  ];
}

/** Wires up to a symbol; between terminals and symbol they are in the field. */
function wires(
  terminals: readonly [string, string] | undefined,
  left: number,
  right: number,
  y: number,
  middle: number,
  reach: number,
): Drawn {
  if (terminals === undefined) return [line(left, y, middle - reach, y), line(middle + reach, y, right, y)];
  const [from, to] = [left + 14, right - 14];
  return [
    line(left, y, from, y),
    line(from, y, middle - reach, y, 'field'),
    line(middle + reach, y, to, y, 'field'),
    line(to, y, right, y),
    [from, to].map((at, nth) => [terminal(at, y), text('mark', at, y + 17, terminals[nth] ?? '')]),
  ];
}

/** The contact that a monitor senses, under its box, on a circuit of its own. */
function drawSensed(
  { contact, terminals, normally = 'open' }: Sensed,
  device: Device | undefined,
  x: number,
  y: number,
): Drawn {
  if (device === undefined) return [];
  const below = y + ROW + 6;
  const symbol = contactSymbol(device.kind, x, below, normally);
  return [
    [-24, 24].map((aside, nth) => [
      line(x + aside, y + 15, x + aside, y + 34),
      terminal(x + aside, y + 34),
      text('mark', x + aside - Math.sign(aside) * 8, y + 38, terminals[nth] ?? '', nth === 0 ? 'start' : 'end'),
      line(x + aside, y + 38, x + aside, below, 'field'),
      line(x + aside, below, x + Math.sign(aside) * symbol.reach, below, 'field'),
    ]),
    symbol.drawn,
    text('label', x - 32, below + 4, contact, 'end'),
  ];
}
