import type { Evaluation } from '@millrace/configurator';
import type { LayeredPicture, Point } from '../data/picture.ts';
import type { Decide } from './decide.ts';

/** A balloon in its place: `x` and `y` are its middle, `at` the end of its leader. */
export interface PlacedBalloon {
  group: string;
  /** The code; two dots while it is to be chosen. */
  text: string;
  isOpen: boolean;
  x: number;
  y: number;
  width: number;
  at: Point;
}

export const BALLOON_HEIGHT = 26;
export const CODE_SIZE = 14;
const GAP = 6;
const EDGE = 4;
/** Of a letter of the mono face, in ems. */
const LETTER = 0.6;
const OPEN_TEXT = '··';

/** Balloons in a column at each edge, in the order of their targets, so that no leaders cross. A group without a code has none. */
export function placeBalloons(
  { balloons, width, height }: LayeredPicture,
  { groups }: Evaluation,
  decide: Decide,
): PlacedBalloon[] {
  const stated = new Set<string>();
  const pointed = balloons.flatMap((balloon): PlacedBalloon[] => {
    const state = groups.find(({ name }) => name === balloon.group);
    if (state === undefined || !state.visible || stated.has(balloon.group) || decide(balloon) === 'fails') return [];
    const isOpen = !state.answered && !state.optional;
    const text = isOpen ? OPEN_TEXT : state.part;
    if (text === '') return [];
    stated.add(balloon.group);
    const wide = Math.max(32, text.length * LETTER * CODE_SIZE + 18);
    const isLeft = balloon.at[0] < width / 2;
    const x = isLeft ? wide / 2 + EDGE : width - wide / 2 - EDGE;
    return [{ group: balloon.group, text, isOpen, x, y: balloon.at[1], width: wide, at: balloon.at }];
  });
  const left = pointed.filter(({ x }) => x < width / 2);
  const right = pointed.filter(({ x }) => x >= width / 2);
  return [...spread(left, height), ...spread(right, height)];
}

/** Moves the balloons of a column apart, and back up where the last would leave the sheet. */
function spread(column: readonly PlacedBalloon[], height: number): PlacedBalloon[] {
  const top = BALLOON_HEIGHT / 2 + EDGE;
  const step = BALLOON_HEIGHT + GAP;
  let next = top;
  const sorted = column.toSorted((a, b) => a.at[1] - b.at[1]);
  const placed = sorted.map((balloon) => {
    const y = Math.max(next, balloon.at[1] - 10);
    next = y + step;
    return { ...balloon, y };
  });
  const over = Math.max(0, next - step - (height - top));
  return placed.map((balloon, nth) => ({ ...balloon, y: Math.max(top + nth * step, balloon.y - over) }));
}
