import type { Circuit, Ladder, Supply } from '../data/circuit.ts';
import { drawBranch } from './branch/branch.ts';
import { describeCircuit } from './describe-circuit.ts';
import { drawFeed, feedWidth } from './feed.ts';
import { joinWires } from './join-wires.ts';
import { drawRungs, ladderWidth, wordsWidth } from './ladder.ts';
import { drawDryContacts, drawLegend } from './legend.ts';
import { pageBreaks } from './page-breaks.ts';
import { drawBuses, drawIncoming, lastBus } from './power.ts';
import { type Drawn, flatten, type Shape, text } from './shape.ts';

/** A diagram that is drawn: `width` and `height` in units, which are CSS pixels at full size. */
export interface Drawing {
  title: string;
  /** The same in sentences, for a person who does not see it. */
  description: readonly string[];
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** Heights at which it may be cut into pages, from the top. */
  breaks: readonly number[];
}

const LEFT = 40;
const MARGIN = 24;
const LEAST = 720;

/** Draws a circuit whose parts are chosen. `title` heads it: the number that it is of. */
export function drawCircuit(circuit: Circuit, title: string): Drawing {
  const { devices, supplies, dryContacts = [] } = circuit;
  const heads = [text('title', MARGIN, 34, title, 'start'), text('words', MARGIN, 54, circuit.name, 'start')];
  const drawn: Drawn[] = [heads];
  const ladders = supplies.flatMap((supply) => supply.ladders ?? []);
  const railRight = Math.max(
    LEAST - 180,
    ...ladders.map((ladder) => LEFT + ladderWidth(ladder, devices)),
    ...supplies.flatMap((supply) =>
      (supply.ladders ?? []).flatMap(({ feeds }) => feeds.map((feed) => lastBus(supply) + feedWidth(feed))),
    ),
  );
  let width = Math.max(LEAST, ...ladders.map((ladder) => railRight + 12 + wordsWidth(ladder, devices) + MARGIN));
  let y = 88;
  for (const supply of supplies) {
    const placed = drawSupply(supply, devices, railRight, y);
    drawn.push(placed.drawn);
    width = Math.max(width, placed.right + MARGIN);
    y = placed.bottom + 10;
  }
  if (dryContacts.length > 0) {
    const block = drawDryContacts(dryContacts, devices, y);
    drawn.push(block.drawn);
    y = block.bottom + 10;
  }
  const legend = drawLegend(circuit, width, y + 14);
  drawn.push(legend.drawn);
  const shapes = joinWires(flatten(drawn)).toSorted((one, other) => layerOf(one) - layerOf(other));
  return {
    title: `${title}: ${circuit.name}`,
    description: describeCircuit(circuit),
    width: Math.ceil(width),
    height: Math.ceil(legend.bottom),
    shapes,
    breaks: pageBreaks(shapes),
  };
}

/** A supply with its branches, then with its control circuits, from `top` down. */
function drawSupply(supply: Supply, devices: Circuit['devices'], railRight: number, top: number) {
  const incoming = drawIncoming(supply, devices, top);
  const drawn: Drawn[] = [incoming.drawn];
  const taps: ReadonlyMap<string, number>[] = [...incoming.taps];
  let y = incoming.bottom;
  let right = 0;
  for (const branch of supply.branches ?? []) {
    const placed = drawBranch(branch, devices, incoming.buses, y);
    drawn.push(placed.drawn);
    taps.push(placed.taps);
    y = placed.bottom;
    right = Math.max(right, placed.right);
  }
  for (const ladder of supply.ladders ?? []) {
    const placed = drawLadder(ladder, devices, incoming.buses, railRight, y + 30);
    drawn.push(placed.drawn);
    taps.push(placed.taps);
    y = placed.bottom;
  }
  drawn.push(drawBuses(incoming.buses, incoming.rowOf, taps));
  return { drawn, bottom: y, right };
}

function drawLadder(
  ladder: Ladder,
  devices: Circuit['devices'],
  buses: Parameters<typeof drawFeed>[2],
  railRight: number,
  top: number,
) {
  const [feed] = ladder.feeds;
  if (feed === undefined) return { drawn: [], taps: new Map<string, number>(), bottom: top };
  const fed = drawFeed(feed, devices, buses, LEFT, railRight, top);
  const rungs = drawRungs(ladder, devices, fed.rails, fed.bottom);
  const words = text('words', railRight + 12, fed.rails.rightFrom + 4, `${ladder.words}, ${feed.volts}`, 'start');
  return { drawn: [fed.drawn, rungs.drawn, words], taps: fed.taps, bottom: rungs.bottom };
}

/** Wires below, then what stands on them: an eye or a terminal covers the wire that ends in it. */
function layerOf(shape: Shape): number {
  if (shape.tag === 'text') return 4;
  return { wire: 0, field: 0, linked: 0, symbol: 1, terminal: 2, dot: 3 }[shape.style];
}
