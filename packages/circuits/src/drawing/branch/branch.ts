import { type Branch, type Circuit, GROUND } from '../../data/circuit.ts';
import { terminalsOf } from '../../data/star-delta.ts';
import { COLUMN, drawAcross, gapsOf, ROW, wire } from '../across.ts';
import { COMMAND } from '../converter-box.ts';
import type { Buses } from '../feed.ts';
import { motorSign } from '../load-symbols.ts';
import { type Drawn, d, line, path, rect, terminal, text, widthOf } from '../shape.ts';
import { drawStarDelta } from '../star-delta.ts';
import { type BranchPlace, branchPlace } from './branch-place.ts';
import { drawCapacitors } from './capacitors.ts';

type Devices = Circuit['devices'];

/** Draws one load with its lines, from the buses. */
export function drawBranch(branch: Branch, devices: Devices, buses: Buses, top: number) {
  const { through, load } = branch;
  const place = branchPlace(branch, devices, buses, top);
  const { rowOf, start, stripX, motorX, r } = place;
  const device = devices[load];
  const drawn: Drawn[] = [
    drawStarter(branch, devices, place),
    through.map((one, nth) => drawAcross(one, devices, rowOf, start + nth * COLUMN)),
    drawLines(branch, devices, buses, place),
    drawLoad(branch, device, place),
  ];
  const right = (device?.kind === 'motor' ? motorX + r : stripX + 94) + 12 + widthOf(device?.words ?? '', 'words');
  const hasCommand = through.some((one) => devices[one.device]?.kind === 'drive');
  const bottom = Math.max(...rowOf.values()) + ROW + 10 + (hasCommand ? COMMAND : 0);
  return { drawn, taps: rowOf, bottom, right };
}

/** Draws the star and delta contactors, or the capacitors, of a motor that has them. */
function drawStarter({ through, starDelta, capacitors }: Branch, devices: Devices, place: BranchPlace): Drawn {
  const { rowOf, live, firstY, lastY, start, after, stripX, endAt, starDeltaAt, capacitorsAt } = place;
  const middle = start + (through.length - 0.5) * COLUMN;
  return [
    starDelta === undefined || starDeltaAt === null
      ? []
      : drawStarDelta(starDelta, devices, live, { rowOf, rows: starDeltaAt, middle, stripX, endAt }),
    capacitors === undefined || capacitorsAt === null
      ? []
      : drawCapacitors(capacitors, devices, { lines: [firstY, lastY], rows: capacitorsAt, left: after, stripX, endAt }),
  ];
}

/** Draws the lines from their buses through the devices to the terminals, and from there to the load. */
function drawLines(branch: Branch, devices: Devices, buses: Buses, place: BranchPlace): Drawn {
  const { lines, through, load } = branch;
  const { rowOf, start, stripX, motorX, endAt } = place;
  const terminals = terminalsOf(branch);
  const gaps = gapsOf(through, devices, start);
  const isMotor = devices[load]?.kind === 'motor';
  return lines.map((mark) => {
    const y = rowOf.get(mark) ?? place.top;
    const end = mark === GROUND ? motorX : isMotor ? endAt(y) : stripX + 30;
    return [
      wire(mark, buses.at.get(mark) ?? start, stripX, y, gaps),
      terminals === undefined ? [] : text('mark', stripX, y - 8, terminals[mark] ?? mark),
      line(stripX, y, end, y, terminals === undefined ? 'wire' : 'field'),
      terminals === undefined ? [] : terminal(stripX, y),
    ];
  });
}

/** Draws a motor as its sign with the ground led to it, anything else as a box. */
function drawLoad(branch: Branch, device: Devices[string] | undefined, place: BranchPlace): Drawn {
  const { rowOf, live, firstY, stripX, motorX, motorY, r, tall } = place;
  const { load } = branch;
  if (device === undefined) return [];
  if (device.kind !== 'motor')
    return [
      rect(stripX + 30, firstY - 12, 64, (live.length - 1) * ROW + 24),
      text('label', stripX + 62, motorY + 4, load),
      text('words', stripX + 106, motorY + 4, device.words, 'start'),
    ];
  const groundY = rowOf.get(GROUND);
  return [
    motorSign(motorX, motorY, r, tall, load, device),
    groundY === undefined
      ? []
      : [
          path(terminalsOf(branch) === undefined ? 'wire' : 'field', d`M${motorX} ${groundY}V${motorY + tall + r}`),
          text('words', motorX + r + 12, motorY + 4, device.words, 'start'),
        ],
  ];
}
