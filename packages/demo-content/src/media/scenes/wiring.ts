import type { WiringDrawing } from '../../drawing-spec.ts';
import type { Picture } from '../drawing/picture.ts';
import { textWidth } from '../drawing/set-type.ts';
import { at, circle, type Drawn, d, group, path, rect, text } from '../drawing/shape.ts';
import { symbols } from './wiring-symbols.ts';

type Device = WiringDrawing['devices'][number];

const STRIP_Y = 84;
const STRIP_HEIGHT = 52;
const TRACK = 10;
const COLUMN = 104;
const LEAD = 14;

/** A wiring diagram: the strip on top, every load and contact in a column of its own, each wire on a track of its own. */
export function wiring(spec: WiringDrawing): Picture {
  const cells = terminalCells(spec.terminals);
  const devices = inOrder(spec);
  const stripWidth = (cells.at(-1)?.right ?? 0) + 12;
  const width = Math.max(560, stripWidth + 40, devices.length * COLUMN + 40);
  const stripX = (width - stripWidth) / 2;
  const columns = devices.map((_, index) => (width - devices.length * COLUMN) / 2 + COLUMN * (index + 0.5));
  const deviceY = STRIP_Y + STRIP_HEIGHT + 26 + devices.length * 2 * TRACK + 14;
  const wires = routed(devices, columns, cells, stripX);
  return {
    drawn: [
      supplyLines(spec.supply, cells, stripX),
      wires.map(({ from, to }, track) => wire(from, to, track, deviceY)),
      strip(cells, stripX, stripWidth),
      hazardZone(spec, devices, columns, deviceY),
      devices.map((device, index) => [
        group(at(columns[index] ?? 0, deviceY), symbols[device.symbol]),
        wrapped(device.label, 15).map((words, row) =>
          text(columns[index] ?? 0, deviceY + 84 + row * 15, words, 'text note'),
        ),
      ]),
    ],
    box: { x: 0, y: 14, width, height: deviceY + 132 - 14 },
    parts: { strip: [stripX + 20, STRIP_Y + 10] },
    measures: [],
  };
}

interface Cell {
  name: string;
  middle: number;
  right: number;
}

function terminalCells(names: readonly string[]): Cell[] {
  let x = 6;
  return names.map((name) => {
    const width = Math.max(34, textWidth(name, 'code') + 12);
    x += width;
    return { name, middle: x - width / 2, right: x };
  });
}

/** Ordered by their terminals, so that few wires cross; parts in the hazardous location stand together on its side. */
function inOrder(spec: WiringDrawing): Device[] {
  const middle = ({ between }: Device): number => between.reduce((sum, name) => sum + spec.terminals.indexOf(name), 0);
  const ordered = spec.devices.toSorted((a, b) => middle(a) - middle(b));
  const inside = ordered.filter(({ label }) => spec.hazardous.includes(label));
  const outside = ordered.filter(({ label }) => !spec.hazardous.includes(label));
  const mean = (devices: readonly Device[]): number =>
    devices.reduce((sum, device) => sum + middle(device), 0) / Math.max(1, devices.length);
  return mean(inside) < mean(outside) ? [...inside, ...outside] : [...outside, ...inside];
}

const strip = (cells: readonly Cell[], x: number, width: number): Drawn => [
  rect(x, STRIP_Y, width, STRIP_HEIGHT, 'outline paper', 2),
  rect(x, STRIP_Y, width, 20, 'detail light', 2),
  cells.map(({ name, middle, right }, index) => [
    index < cells.length - 1 && path(d`M${x + right} ${STRIP_Y}v${STRIP_HEIGHT}`, 'fine'),
    text(x + middle, STRIP_Y + 14.5, name, 'text code'),
    circle(x + middle, STRIP_Y + 36, 7.5, 'detail light'),
    path(d`M${x + middle - 4.5} ${STRIP_Y + 31.5}l9 9`, 'fine'),
  ]),
];

const SUPPLY = /^(?:L\d?|N|H|G|GND|PE)$/;

/** The conductors of the supply come in from above. */
function supplyLines(supply: string, cells: readonly Cell[], x: number): Drawn {
  const fed = cells.filter(({ name }) => SUPPLY.test(name));
  const first = fed[0] ?? cells[0];
  if (first === undefined) return null;
  const words = text(x + first.middle - 12, 36, supply, 'text plate', 'start');
  if (fed.length === 0) return words;
  return [
    words,
    fed.map(({ middle }) => [
      path(d`M${x + middle} 46V${STRIP_Y}`, 'lead'),
      path(d`M${x + middle - 4} 58l4 8l4 -8`, 'detail'),
    ]),
    path(d`M${x + first.middle - 12} 46H${x + (fed.at(-1) ?? first).middle + 12}`, 'detail'),
  ];
}

interface Wire {
  from: number;
  to: number;
}

/**
 * Wires in the order of their tracks from the top: those that run left by their terminal from the left, those that
 * run right from the right, so that none crosses another of its side.
 */
function routed(
  devices: readonly Device[],
  columns: readonly number[],
  cells: readonly Cell[],
  stripX: number,
): Wire[] {
  const used = new Map<string, number>();
  const wires = devices.flatMap((device, index) =>
    device.between.map((name, side): Wire => {
      const cell = cells.find((candidate) => candidate.name === name);
      if (cell === undefined) throw new Error(`no terminal "${name}" on the strip`);
      const count = used.get(name) ?? 0;
      used.set(name, count + 1);
      const aside = count === 0 ? 0 : Math.ceil(count / 2) * (count % 2 === 0 ? -5 : 5);
      return { from: stripX + cell.middle + aside, to: (columns[index] ?? 0) + (side === 0 ? -LEAD : LEAD) };
    }),
  );
  const left = wires.filter(({ from, to }) => to < from).toSorted((a, b) => a.from - b.from);
  const right = wires.filter(({ from, to }) => to >= from).toSorted((a, b) => b.from - a.from);
  return [...left, ...right];
}

function wire(from: number, to: number, index: number, y: number): Drawn {
  const track = STRIP_Y + STRIP_HEIGHT + 26 + index * TRACK;
  const top = STRIP_Y + STRIP_HEIGHT - 9;
  return [path(d`M${from} ${top}V${track}H${to}V${y}`, 'detail'), circle(from, top, 1.8, 'line')];
}

function hazardZone(spec: WiringDrawing, devices: readonly Device[], columns: readonly number[], y: number): Drawn {
  const inside = columns.filter((_, index) => spec.hazardous.includes(devices[index]?.label ?? ''));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return null;
  const left = first - COLUMN / 2 + 4;
  return [
    rect(left, y - 8, last + COLUMN / 2 - 4 - left, 136, 'border', 4),
    text(left + 8, y + 122, 'Hazardous location', 'text note', 'start'),
  ];
}

/** Words broken into lines of about so many letters. */
export function wrapped(words: string, letters: number): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + 1 > letters) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
