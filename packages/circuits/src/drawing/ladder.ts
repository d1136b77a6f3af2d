import type { Circuit, Ladder, Section } from '../data/circuit.ts';
import { leavesOf } from '../data/walk.ts';
import { contactSymbol } from './contact-symbols.ts';
import { drawNode, extentOf, ROW } from './rungs.ts';
import { type Drawn, dot, line, text, widthOf } from './shape.ts';

/** Room for a fuse before the rail of a section. */
const FUSE = 84;

/** The width that a ladder wants between its rails. */
export const ladderWidth = ({ sections }: Ladder, devices: Circuit['devices']): number =>
  Math.max(
    ...sections.flatMap(({ fuse, rungs }) =>
      rungs.map(({ of }) => extentOf(of, devices).width + (fuse === undefined ? 0 : FUSE)),
    ),
  ) + 16;

/** The width of the widest words beside the right rail. */
export const wordsWidth = ({ sections }: Ladder, devices: Circuit['devices']): number =>
  Math.max(
    0,
    ...sections.flatMap(({ rungs }) =>
      rungs.flatMap(({ of }) =>
        leavesOf(of).flatMap((leaf) => ('load' in leaf ? widthOf(devices[leaf.load]?.words ?? '', 'words') : 0)),
      ),
    ),
  );

export interface Rails {
  left: number;
  right: number;
  /** The top of each rail. */
  leftFrom: number;
  rightFrom: number;
}

/** Rungs from `top` down, and where they end. */
export function drawRungs(
  ladder: Ladder,
  devices: Circuit['devices'],
  { left, right, leftFrom, rightFrom }: Rails,
  top: number,
): { drawn: Drawn; bottom: number } {
  let y = top;
  const drawn: Drawn[] = [];
  const tapsLeft: number[] = [];
  const tapsRight: number[] = [];
  for (const section of ladder.sections) {
    const rows = rowsOf(section, devices, y);
    const rail = section.fuse === undefined ? left : left + FUSE;
    if (section.fuse !== undefined) drawn.push(drawFuse(section.fuse, left, rail, y, rows));
    tapsLeft.push(...(section.fuse === undefined ? rows : [y]));
    tapsRight.push(...rows);
    section.rungs.forEach(({ of }, nth) => {
      const at = rows[nth] ?? y;
      drawn.push(drawNode(of, devices, rail, at, right - rail), loadWords(of, devices, right, at));
    });
    y += section.rungs.reduce((sum, { of }) => sum + extentOf(of, devices).rows, 0) * ROW;
  }
  drawn.push(
    line(left, leftFrom, left, tapsLeft.at(-1) ?? top),
    line(right, rightFrom, right, tapsRight.at(-1) ?? top),
    tapsLeft.slice(0, -1).map((at) => dot(left, at)),
    tapsRight.slice(0, -1).map((at) => dot(right, at)),
  );
  return { drawn, bottom: y };
}

function rowsOf({ rungs }: Section, devices: Circuit['devices'], top: number): number[] {
  let y = top;
  return rungs.map(({ of }) => {
    const at = y;
    y += extentOf(of, devices).rows * ROW;
    return at;
  });
}

function drawFuse(fuse: string, left: number, rail: number, y: number, rows: readonly number[]): Drawn {
  const middle = (left + rail) / 2;
  const { reach, drawn } = contactSymbol('fuse', middle, y, 'closed');
  const bottom = rows.at(-1) ?? y;
  return [
    line(left, y, middle - reach, y),
    line(middle + reach, y, rail, y),
    drawn,
    text('label', middle, y - 14, fuse),
    line(rail, y, rail, bottom),
    rows.slice(0, -1).map((at) => dot(rail, at)),
  ];
}

/** The loads of a rung in words, each beside its own row. */
function loadWords(node: Parameters<typeof leavesOf>[0], devices: Circuit['devices'], right: number, y: number): Drawn {
  return rowsOfLoads(node, devices, y).map(({ label, at }) =>
    text('words', right + 12, at + 4, devices[label]?.words ?? '', 'start'),
  );
}

function rowsOfLoads(
  node: Parameters<typeof leavesOf>[0],
  devices: Circuit['devices'],
  y: number,
): { label: string; at: number }[] {
  if ('load' in node) return [{ label: node.load, at: y }];
  if ('series' in node) return node.series.flatMap((one) => rowsOfLoads(one, devices, y));
  if (!('parallel' in node)) return [];
  let at = y;
  return node.parallel.flatMap((one) => {
    const found = rowsOfLoads(one, devices, at);
    at += extentOf(one, devices).rows * ROW;
    return found;
  });
}
