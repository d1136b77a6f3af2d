import { GROUND, NEUTRAL } from '../data/circuit.ts';
import { BONDED, type Conductor, type Link, type Netlist, type Point } from './netlist.ts';

/** The nets of one state: which live conductors each point is joined with. */
export interface Nets {
  conductorsAt(point: Point): readonly Conductor[];
  isJoined(one: Point, other: Point): boolean;
  /** Conductors that are joined and must not be. */
  shorts: readonly (readonly [Conductor, Conductor])[];
}

/** Joins points over the links that are closed: a net is what hangs together. */
export function netsOf(netlist: Netlist, isClosed: (link: Link) => boolean): Nets {
  const parent = Array.from({ length: netlist.points }, (_, point) => point);
  const root = (point: Point): Point => {
    let at = point;
    while (parent[at] !== at) {
      const above = parent[at] ?? at;
      parent[at] = parent[above] ?? above;
      at = above;
    }
    return at;
  };
  for (const link of netlist.links) if (isClosed(link)) parent[root(link.from)] = root(link.to);
  const byRoot = new Map<Point, Conductor[]>();
  for (const conductor of netlist.conductors) {
    const at = root(conductor.at);
    byRoot.set(at, [...(byRoot.get(at) ?? []), conductor]);
  }
  const shorts = [...byRoot.values()].flatMap((together) =>
    together.flatMap((one, nth) =>
      together.slice(nth + 1).flatMap((other) => (mayJoin(one, other) ? [] : [[one, other] as const])),
    ),
  );
  return {
    conductorsAt: (point) => byRoot.get(root(point)) ?? [],
    isJoined: (one, other) => root(one) === root(other),
    shorts,
  };
}

/** Grounds are one, and a control transformer's return is bonded to it; two sources of one supply have one neutral. */
const mayJoin = (one: Conductor, other: Conductor): boolean =>
  (isGrounded(one) && isGrounded(other)) ||
  (one.mark === NEUTRAL && other.mark === NEUTRAL && one.source === other.source);
const isGrounded = ({ mark }: Conductor): boolean => mark === GROUND || mark === BONDED;
