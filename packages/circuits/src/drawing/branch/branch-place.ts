import { type Branch, type Circuit, GROUND } from '../../data/circuit.ts';
import { COLUMN, ROW } from '../across.ts';
import { isBoxed } from '../converter-box.ts';
import type { Buses } from '../feed.ts';
import { starDeltaRows } from '../star-delta.ts';
import { CAPACITORS, capacitorRows } from './capacitors.ts';

/** Half the width of a motor with more leads than lines. */
const TALL = 34;

/** The places of the parts of a branch. */
export interface BranchPlace {
  top: number;
  /** The height of each line. */
  rowOf: ReadonlyMap<string, number>;
  /** The lines without the ground, and the heights of the first and the last of them. */
  live: readonly string[];
  firstY: number;
  lastY: number;
  /** The left end of the first device, and the right one of the last. */
  start: number;
  after: number;
  /** The terminals. */
  stripX: number;
  motorX: number;
  motorY: number;
  /** Half the width of the motor, and half the height of its straight side. */
  r: number;
  tall: number;
  /** Returns the place on the motor at which a wire of this height ends. */
  endAt(y: number): number;
  starDeltaAt: ReturnType<typeof starDeltaRows> | null;
  capacitorsAt: ReturnType<typeof capacitorRows> | null;
}

/** Lays a branch out from the buses to the right, and from `top` down. */
export function branchPlace(branch: Branch, devices: Circuit['devices'], buses: Buses, top: number): BranchPlace {
  const { lines, through, starDelta, capacitors } = branch;
  const rowOf = new Map(lines.map((mark, nth) => [mark, top + 30 + nth * ROW]));
  const live = lines.filter((mark) => mark !== GROUND);
  const firstY = rowOf.get(live[0] ?? '') ?? top;
  const lastY = firstY + (live.length - 1) * ROW;
  const starDeltaAt = starDelta === undefined ? null : starDeltaRows(starDelta, lastY);
  const capacitorsAt = capacitors === undefined ? null : capacitorRows(lastY);
  const lowest = starDeltaAt?.star.at(-1) ?? capacitorsAt?.relay;
  if (lowest !== undefined && rowOf.has(GROUND)) rowOf.set(GROUND, lowest + ROW);
  const start = buses.right + 24;
  const after = start + through.length * COLUMN;
  const stripX = after + stripRoom(branch, devices);
  const lastLead = starDeltaAt?.delta.at(-1) ?? capacitorsAt?.run;
  const motor = motorPlace({ live: live.length, firstY, lastY, lastLead, stripX });
  return { top, rowOf, live, firstY, lastY, start, after, stripX, ...motor, starDeltaAt, capacitorsAt };
}

/** From the last device to the terminals. */
function stripRoom({ through, starDelta, capacitors }: Branch, devices: Circuit['devices']): number {
  if (starDelta !== undefined) return 40;
  if (capacitors !== undefined) return CAPACITORS;
  const lastDevice = devices[through.at(-1)?.device ?? ''];
  // A box leaves its terminals room in its own column.
  return lastDevice !== undefined && isBoxed(lastDevice) ? 4 : 20;
}

interface MotorLeads {
  /** How many lines, and the heights of the first and the last. */
  live: number;
  firstY: number;
  lastY: number;
  /** Of the last lead below the lines; undefined for a motor that has none. */
  lastLead: number | undefined;
  stripX: number;
}

/** Further leads end at the straight side of a tall motor: a circle around all of them would widen the sheet. */
function motorPlace({ live, firstY, lastY, lastLead, stripX }: MotorLeads) {
  const reach = ((lastLead ?? lastY) - firstY) / 2;
  const r = lastLead === undefined ? 10 + (live - 1) * 17 : TALL;
  const motorX = stripX + (lastLead === undefined ? 60 : 40) + r;
  const motorY = firstY + reach;
  return {
    motorX,
    motorY,
    r,
    tall: lastLead === undefined ? 0 : reach - 16,
    endAt: (y: number): number => motorX - (lastLead === undefined ? Math.sqrt(r * r - (y - motorY) ** 2) : r),
  };
}
