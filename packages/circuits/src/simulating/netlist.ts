import {
  type Across,
  type Circuit,
  type Feed,
  GROUND,
  type Ladder,
  type Node,
  type Normally,
  type Standby,
  type StarDelta,
  type Supply,
} from '../data/circuit.ts';

/** A point that wires join. */
export type Point = number;

/** A contact or fuse between two points, by the label of what moves it. */
export interface Link {
  from: Point;
  to: Point;
  device: string;
  normally: Normally;
  position?: string;
}

/** A coil, lamp or motor with its points; `ground` is where its frame is joined, null nowhere. */
export interface Consumer {
  device: string;
  points: readonly Point[];
  ground: Point | null;
  /** Second ends of a motor's windings, in the order of its points; none where they are joined in the motor. */
  seconds: readonly Point[];
}

/** A transformer, a power supply or a drive: live while its primary is. */
interface Derived {
  device: string;
  primary: readonly Point[];
}

/** A live conductor: `source` names the supply, or the transformer it comes from. */
export interface Conductor {
  at: Point;
  source: string;
  mark: string;
  /** Of the second source on the same lines. */
  isStandby?: true;
}

/** A circuit as points, and what joins them. */
export interface Netlist {
  points: number;
  ground: Point;
  links: readonly Link[];
  consumers: readonly Consumer[];
  derived: readonly Derived[];
  conductors: readonly Conductor[];
}

/** Derives the netlist of a circuit whose parts are chosen. All grounds are one point; the return of a transformer is bonded to it. */
export function netlistOf(circuit: Circuit): Netlist {
  const links: Link[] = [];
  const consumers: Consumer[] = [];
  const derived: Derived[] = [];
  const conductors: Conductor[] = [];
  let points = 1;
  const ground = 0;
  const newPoint = (): Point => points++;

  const pass = (from: Point, { device, normally = 'closed' }: Pick<Across, 'device' | 'normally'>): Point => {
    const to = newPoint();
    links.push({ from, to, device, normally });
    return to;
  };
  /** Conductors of its own that the drive switches on; nothing joins them to its lines. */
  const drive = (bus: Bus, { device, poles }: Across): [string, Point][] => {
    const primary = poles.map((mark) => bus.get(mark) ?? newPoint());
    consumers.push({ device, points: primary, ground: null, seconds: [] });
    derived.push({ device, primary });
    return poles.map((mark) => {
      const inside = newPoint();
      conductors.push({ at: inside, source: device, mark });
      return [mark, pass(inside, { device, normally: 'open' })];
    });
  };
  const passOne = (bus: Bus, one: Across): [string, Point][] =>
    circuit.devices[one.device]?.kind === 'drive'
      ? drive(bus, one)
      : one.poles.map((mark) => [mark, pass(bus.get(mark) ?? newPoint(), one)]);
  const passAll = (bus: Bus, through: readonly Across[]): Bus =>
    through.reduce((at, one) => {
      const next = new Map(at);
      for (const [mark, point] of passOne(at, one)) next.set(mark, point);
      return next;
    }, bus);

  const rails = (bus: Bus, feed: Feed): readonly [Point, Point] => {
    const primary = [0, 1].map((side) => {
      const at = bus.get(feed.from[side] ?? '') ?? newPoint();
      const fuse = feed.fuses[side] ?? '';
      return fuse === '' ? at : pass(at, { device: fuse });
    });
    const [hot = ground, back = ground] = primary;
    if (feed.through === undefined) return [hot, back];
    derived.push({ device: feed.through, primary: [hot, back] });
    const isBonded = circuit.devices[feed.through]?.kind === 'transformer';
    const secondary = [newPoint(), isBonded ? ground : newPoint()] as const;
    conductors.push(
      { at: secondary[0], source: feed.through, mark: 'X1' },
      { at: secondary[1], source: feed.through, mark: isBonded ? BONDED : 'X2' },
    );
    return [feed.secondary === undefined ? secondary[0] : pass(secondary[0], { device: feed.secondary }), secondary[1]];
  };

  const place = (node: Node, from: Point, to: Point): void => {
    if ('parallel' in node) for (const child of node.parallel) place(child, from, to);
    else if ('series' in node) {
      node.series.reduce((at, child, nth) => {
        const next = nth === node.series.length - 1 ? to : newPoint();
        place(child, at, next);
        return next;
      }, from);
    } else if ('load' in node) consumers.push({ device: node.load, points: [from, to], ground: null, seconds: [] });
    else
      links.push({
        from,
        to,
        device: node.contact,
        normally: node.normally ?? 'open',
        ...(node.position === undefined ? {} : { position: node.position }),
      });
  };

  /** The second ends of windings behind their two contactors; `bus` is before the line contactor. */
  const secondEnds = ({ star, delta, windings }: StarDelta, bus: Bus): Point[] => {
    const starPoint = newPoint();
    return windings.map((winding) => {
      const end = pass(bus.get(winding.delta) ?? newPoint(), { device: delta, normally: 'open' });
      links.push({ from: end, to: starPoint, device: star, normally: 'open' });
      return end;
    });
  };

  const placeLadder = ({ feeds, sections }: Ladder, bus: Bus): void => {
    const [feed] = feeds;
    if (feed === undefined) return;
    const [hot, back] = rails(bus, feed);
    for (const { fuse, rungs } of sections) {
      const start = fuse === undefined ? hot : pass(hot, { device: fuse });
      for (const { of } of rungs) place(of, start, back);
    }
  };

  const joinStandby = ({ name, conductors: marks }: Supply, { incoming }: Standby, bus: Bus): void => {
    const start = new Map(marks.map((mark) => [mark, newPoint()]));
    for (const [mark, at] of start) conductors.push({ at, source: name, mark, isStandby: true });
    for (const [mark, from] of passAll(start, incoming))
      links.push({ from, to: bus.get(mark) ?? from, device: WIRE, normally: 'closed' });
  };

  for (const supply of circuit.supplies) {
    const incoming = new Map(supply.conductors.map((mark) => [mark, mark === GROUND ? ground : newPoint()]));
    for (const [mark, at] of incoming) conductors.push({ at, source: supply.name, mark });
    const bus = passAll(incoming, supply.incoming ?? []);
    if (supply.standby !== undefined) joinStandby(supply, supply.standby, bus);
    for (const { lines, through, load, starDelta, capacitors } of supply.branches ?? []) {
      const ends = passAll(bus, through);
      const pointOf = (mark: string): Point => ends.get(mark) ?? newPoint();
      const live = lines.filter((mark) => mark !== GROUND);
      consumers.push({
        device: load,
        points: live.map(pointOf),
        ground: lines.includes(GROUND) ? pointOf(GROUND) : null,
        seconds: starDelta === undefined ? [] : secondEnds(starDelta, passAll(bus, through.slice(0, -1))),
      });
      // A capacitor joins nothing: only the relay that is live with its motor is a part of the netlist.
      if (capacitors !== undefined)
        consumers.push({ device: capacitors.relay, points: live.map(pointOf), ground: null, seconds: [] });
    }
    for (const ladder of supply.ladders ?? []) placeLadder(ladder, bus);
  }
  return { points, ground, links, consumers, derived, conductors };
}

type Bus = ReadonlyMap<string, Point>;

/** The device of a link that nothing moves. */
const WIRE = '';

/** The mark of a secondary conductor that is bonded to ground. */
export const BONDED = 'X2 bonded';
