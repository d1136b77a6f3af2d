import { type Circuit, type Device, type DeviceKind, GROUND } from '../data/circuit.ts';
import { offTogether, restOf } from '../data/interlocks.ts';
import { type Conductor, type Consumer, type Link, type Netlist, netlistOf } from './netlist.ts';
import { type Nets, netsOf } from './nets.ts';

/** Moves by people, water and faults: a selector's position by name, anything else moved from its rest or not. */
export type Inputs = Readonly<Record<string, string | boolean>>;

/** A state that has settled. */
export interface State {
  inputs: Inputs;
  /** Labels of everything that is energised; motors run. */
  energised: ReadonlySet<string>;
  /** Relays and monitors whose contacts operate. */
  operated: ReadonlySet<string>;
  /** Alternators that stand on their second pump. */
  changedOver: ReadonlySet<string>;
  /** Delay relays that have been energised for their whole delay. */
  elapsed: ReadonlySet<string>;
  /** Devices that an interlock holds off, since the other of their pair was on first. */
  heldOff: ReadonlySet<string>;
  faults: readonly StateFault[];
}

export type StateFault =
  | { code: 'short'; between: readonly [string, string] }
  | { code: 'single-phasing'; motor: string }
  | { code: 'never-settles' };

export interface Simulator {
  /** The circuit with its power on and nothing moved. */
  start(inputs?: Inputs): State;
  /** The state after something has moved. */
  move(state: State, inputs: Inputs): State;
  /** The state after a day of an alternator that changes by the clock. */
  passDay(state: State): State;
  /** The state after the longest delay, with nothing moved meanwhile. */
  passDelay(state: State): State;
  /** The two ends of each winding of a motor with six leads: "L1–L2", "L1–star", or "L1–open". */
  windingsOf(state: State, motor: string): readonly string[];
  isContactClosed(state: State, contact: Pick<Link, 'device' | 'normally'>): boolean;
}

/** Passes after which relays that still change are taken to chatter. */
const MOST_PASSES = 40;

/**
 * Everything that would be live, and all that would be joined, if every contact were closed at once: no state of the contacts joins more.
 * Of each interlocked pair one is off, so each way of that is tried.
 */
export function withAllClosed(circuit: Circuit): { live: ReadonlySet<string>; shorts: readonly StateFault[] } {
  const netlist = netlistOf(circuit);
  const ways = offTogether(circuit).map((off) => {
    const open = new Map(off.map((label) => [label, restOf(circuit, label)]));
    const nets = netsOf(netlist, ({ device, normally }) => open.get(device) !== normally);
    return { live: energisedIn(circuit, netlist, nets), shorts: shortsIn(nets) };
  });
  return {
    live: new Set(ways.flatMap(({ live }) => [...live])),
    shorts: ways.flatMap(({ shorts }) => shorts),
  };
}

/** Simulates a circuit whose parts are chosen. */
export function simulatorOf(circuit: Circuit): Simulator {
  const netlist = netlistOf(circuit);
  const settle = (inputs: Inputs, before: Memory): State => settled(circuit, netlist, inputs, before);
  return {
    start: (inputs = {}) => settle(inputs, AT_REST),
    move: (state, inputs) => settle({ ...state.inputs, ...inputs }, state),
    passDay: (state) => settle(state.inputs, { ...state, changedOver: afterADay(circuit, state) }),
    passDelay: (state) => settle(state.inputs, { ...state, elapsed: delayed(circuit, state.energised) }),
    windingsOf: (state, motor) => {
      const nets = netsOf(netlist, (link) => isClosed(circuit, link, state.inputs, state));
      return netlist.consumers.flatMap((one) => (one.device === motor ? windingsIn(one, nets) : []));
    },
    isContactClosed: (state, contact) => isClosed(circuit, { from: 0, to: 0, ...contact }, state.inputs, state),
  };
}

type Memory = Pick<State, 'operated' | 'changedOver' | 'elapsed' | 'heldOff'>;
const AT_REST: Memory = { operated: new Set(), changedOver: new Set(), elapsed: new Set(), heldOff: new Set() };

/** Contacts move coils and coils move contacts, until nothing changes. A short on the way is a fault, however soon it ends. */
function settled(circuit: Circuit, netlist: Netlist, inputs: Inputs, before: Memory & { inputs?: Inputs }): State {
  let memory: Memory = { ...before, heldOff: heldOffIn(circuit, { ...before, inputs }, before) };
  const shorts: StateFault[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const nets = netsOf(netlist, (link) => isClosed(circuit, link, inputs, memory));
    const energised = energisedIn(circuit, netlist, nets);
    const next = movedBy(circuit, inputs, energised, memory);
    if (isSame(next.operated, memory.operated) && isSame(next.changedOver, memory.changedOver)) {
      return {
        inputs,
        energised,
        ...next,
        faults: [...shorts, ...shortsIn(nets), ...phasingIn(circuit, netlist, nets)],
      };
    }
    shorts.push(...shortsIn(nets));
    memory = next;
  }
  return { inputs, energised: new Set(), ...memory, faults: [{ code: 'never-settles' }] };
}

function isClosed(circuit: Circuit, link: Link, inputs: Inputs, { operated, changedOver, heldOff }: Memory): boolean {
  const device = circuit.devices[link.device];
  if (link.position !== undefined) return (inputs[link.device] ?? device?.positions?.[0]) === link.position;
  if (heldOff.has(link.device)) return link.normally !== restOf(circuit, link.device);
  const hasMoved =
    device?.kind === 'alternator'
      ? changedOver.has(link.device)
      : operated.has(link.device) || inputs[link.device] === true;
  return hasMoved !== (link.normally === 'closed');
}

/** Live devices. A motor needs each of its lines on a conductor of its own. */
function energisedIn(circuit: Circuit, netlist: Netlist, nets: Nets): Set<string> {
  const live = liveSources(circuit, netlist, nets);
  return new Set(netlist.consumers.filter((one) => hasAllLines(one, nets, live)).map(({ device }) => device));
}

/** Supplies are live; a transformer is while its primary is. */
function liveSources(circuit: Circuit, { derived }: Netlist, nets: Nets): ReadonlySet<string> {
  const live = new Set(circuit.supplies.map(({ name }) => name));
  for (const { device, primary } of derived)
    if (hasAllLines({ device, points: primary, ground: null, seconds: [] }, nets, live)) live.add(device);
  return live;
}

function hasAllLines({ points, seconds }: Consumer, nets: Nets, live: ReadonlySet<string>): boolean {
  const marks = points.map((point) => lineAt(nets, point, live));
  return (
    (seconds.length === 0 || isConnected(marks, seconds, nets, live)) &&
    points.length > 1 &&
    marks.every((mark) => mark !== null) &&
    new Set(marks).size === points.length &&
    sourcesOf(marks) === 1
  );
}

/** The second ends are joined in star, or each is on a line, none on that of its own first end. */
function isConnected(
  firsts: readonly (string | null)[],
  seconds: readonly number[],
  nets: Nets,
  live: ReadonlySet<string>,
): boolean {
  const marks = seconds.map((point) => lineAt(nets, point, live));
  if (marks.every((mark) => mark === null)) return isStar(seconds, nets);
  return (
    marks.every((mark, nth) => mark !== null && mark !== firsts[nth]) &&
    new Set(marks).size === seconds.length &&
    sourcesOf([...firsts, ...marks]) === 1
  );
}

const isStar = (seconds: readonly number[], nets: Nets): boolean =>
  seconds.every((point) => nets.isJoined(point, seconds[0] ?? point));

function windingsIn({ points, seconds }: Consumer, nets: Nets): string[] {
  const markAt = (point: number): string | undefined => nets.conductorsAt(point)[0]?.mark;
  const otherwise = isStar(seconds, nets) ? 'star' : 'open';
  return points.map((point, nth) => `${markAt(point) ?? 'open'}–${markAt(seconds[nth] ?? point) ?? otherwise}`);
}

const sourcesOf = (marks: readonly (string | null)[]): number =>
  new Set(marks.map((mark) => mark?.slice(0, mark.indexOf('/')))).size;

/** The conductor at a point, as source/mark; null where there is none that carries current. */
function lineAt(nets: Nets, point: number, live: ReadonlySet<string>): string | null {
  const found = nets.conductorsAt(point).find(({ source, mark }) => mark !== GROUND && live.has(source));
  return found === undefined ? null : `${found.source}/${found.mark}`;
}

function movedBy(circuit: Circuit, inputs: Inputs, energised: ReadonlySet<string>, before: Memory): Memory {
  const elapsed = new Set([...delayed(circuit, energised)].filter((label) => before.elapsed.has(label)));
  const operated = new Set(
    [...energised].filter((label) =>
      isOperated(
        circuit.devices[label],
        elapsed.has(label),
        (contact) => before.operated.has(contact) || inputs[contact] === true,
      ),
    ),
  );
  const changedOver = new Set(before.changedOver);
  for (const label of before.operated)
    if (circuit.devices[label]?.changes === 'on-release' && !operated.has(label)) toggle(changedOver, label);
  const heldOff = heldOffIn(circuit, { operated, heldOff: before.heldOff, inputs }, { ...before, inputs });
  return { operated, changedOver, elapsed, heldOff };
}

type Moved = Pick<Memory, 'operated' | 'heldOff'> & { inputs?: Inputs };

/** Of each interlocked pair that would both be on: the one that was not on before, or the second. */
function heldOffIn(circuit: Circuit, now: Moved, before: Moved): Set<string> {
  const isOn = (label: string, { operated, inputs }: Moved): boolean =>
    (operated.has(label) || inputs?.[label] === true) !== (restOf(circuit, label) === 'closed');
  const wasOn = (label: string): boolean => !before.heldOff.has(label) && isOn(label, before);
  const clashing = (circuit.interlocks ?? []).filter((pair) => pair.every((label) => isOn(label, now)));
  return new Set(clashing.map(([one, other]) => (wasOn(other) ? one : other)));
}

/** Kinds that operate some time after they are energised. */
const late: ReadonlySet<DeviceKind | undefined> = new Set<DeviceKind>(['delay-relay', 'voltage-relay']);

/** Those of them that are energised. */
const delayed = ({ devices }: Circuit, energised: ReadonlySet<string>): Set<string> =>
  new Set([...energised].filter((label) => late.has(devices[label]?.kind)));

/** While energised: a monitor or drive if it senses what it waits for, a relay that is late after its time, any other coil at once. */
function isOperated(device: Device | undefined, hasElapsed: boolean, hasMoved: (contact: string) => boolean): boolean {
  if (device !== undefined && late.has(device.kind)) return hasElapsed;
  if (device?.senses === undefined) return true;
  const { contact, normally, operates } = device.senses;
  const isMade = hasMoved(contact) !== (normally === 'closed');
  return isMade === (operates === 'closed');
}

function afterADay({ devices }: Circuit, { changedOver, energised }: State): Set<string> {
  const next = new Set(changedOver);
  for (const label of energised) if (devices[label]?.changes === 'by-clock') toggle(next, label);
  return next;
}

function toggle(set: Set<string>, label: string): void {
  if (!set.delete(label)) set.add(label);
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((label) => other.has(label));

const shortsIn = ({ shorts }: Nets): StateFault[] =>
  shorts.map(([one, other]): StateFault => ({ code: 'short', between: [nameOf(one), nameOf(other)] }));

function phasingIn(circuit: Circuit, netlist: Netlist, nets: Nets): StateFault[] {
  const isLame = (points: readonly number[]): boolean => {
    const found = points.filter((point) => nets.conductorsAt(point).length > 0).length;
    return found > 0 && found < points.length;
  };
  return netlist.consumers
    .filter(({ device }) => circuit.devices[device]?.phases === 3)
    .filter(({ points, seconds }) => isLame(points) || isLame(seconds))
    .map(({ device }): StateFault => ({ code: 'single-phasing', motor: device }));
}

const nameOf = ({ source, mark, isStandby }: Conductor): string =>
  `${mark} of ${isStandby === true ? `the second source of ${source}` : source}`;
