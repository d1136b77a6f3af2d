import { type Circuit, type Device, GROUND } from '../data/circuit.ts';
import { type Consumer, type Link, type Netlist, netlistOf } from './netlist.ts';
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
  isContactClosed(state: State, contact: Pick<Link, 'device' | 'normally'>): boolean;
}

/** Passes after which relays that still change are taken to chatter. */
const MOST_PASSES = 40;

/** Everything that would be live, and all that would be joined, if every contact were closed at once: no state of the contacts joins more. */
export function withAllClosed(circuit: Circuit): { live: ReadonlySet<string>; shorts: readonly StateFault[] } {
  const netlist = netlistOf(circuit);
  const nets = netsOf(netlist, () => true);
  const shorts = faultsIn(circuit, netlist, nets).filter(({ code }) => code === 'short');
  return { live: energisedIn(circuit, netlist, nets), shorts };
}

/** Simulates a circuit whose parts are chosen. */
export function simulatorOf(circuit: Circuit): Simulator {
  const netlist = netlistOf(circuit);
  const settle = (inputs: Inputs, before: Memory): State => settled(circuit, netlist, inputs, before);
  return {
    start: (inputs = {}) => settle(inputs, { operated: new Set(), changedOver: new Set(), elapsed: new Set() }),
    move: (state, inputs) => settle({ ...state.inputs, ...inputs }, state),
    passDay: (state) => settle(state.inputs, { ...state, changedOver: afterADay(circuit, state) }),
    passDelay: (state) => settle(state.inputs, { ...state, elapsed: delayed(circuit, state.energised) }),
    isContactClosed: (state, contact) => isClosed(circuit, { from: 0, to: 0, ...contact }, state.inputs, state),
  };
}

type Memory = Pick<State, 'operated' | 'changedOver' | 'elapsed'>;

/** Contacts move coils and coils move contacts, until nothing changes. */
function settled(circuit: Circuit, netlist: Netlist, inputs: Inputs, before: Memory): State {
  let memory: Memory = before;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const nets = netsOf(netlist, (link) => isClosed(circuit, link, inputs, memory));
    const energised = energisedIn(circuit, netlist, nets);
    const next = movedBy(circuit, inputs, energised, memory);
    if (isSame(next.operated, memory.operated) && isSame(next.changedOver, memory.changedOver)) {
      return { inputs, energised, ...next, faults: faultsIn(circuit, netlist, nets) };
    }
    memory = next;
  }
  return { inputs, energised: new Set(), ...memory, faults: [{ code: 'never-settles' }] };
}

function isClosed({ devices }: Circuit, link: Link, inputs: Inputs, { operated, changedOver }: Memory): boolean {
  const device = devices[link.device];
  if (link.position !== undefined) return (inputs[link.device] ?? device?.positions?.[0]) === link.position;
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
    if (hasAllLines({ device, points: primary, ground: null }, nets, live)) live.add(device);
  return live;
}

function hasAllLines({ points }: Consumer, nets: Nets, live: ReadonlySet<string>): boolean {
  const marks = points.map((point) => lineAt(nets, point, live));
  return (
    points.length > 1 &&
    marks.every((mark) => mark !== null) &&
    new Set(marks).size === points.length &&
    sourcesOf(marks) === 1
  );
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
    [...energised].filter((label) => isOperated(circuit.devices[label], inputs, elapsed.has(label))),
  );
  const changedOver = new Set(before.changedOver);
  for (const label of before.operated)
    if (circuit.devices[label]?.changes === 'on-release' && !operated.has(label)) toggle(changedOver, label);
  return { operated, changedOver, elapsed };
}

/** Delay relays among the energised. */
const delayed = ({ devices }: Circuit, energised: ReadonlySet<string>): Set<string> =>
  new Set([...energised].filter((label) => devices[label]?.kind === 'delay-relay'));

/** A monitor operates while it is energised and senses what it waits for, a delay relay after its delay; any other coil while energised. */
function isOperated(device: Device | undefined, inputs: Inputs, hasElapsed: boolean): boolean {
  if (device?.kind === 'delay-relay') return hasElapsed;
  if (device?.senses === undefined) return true;
  const { contact, normally, operates } = device.senses;
  const isMade = (inputs[contact] === true) !== (normally === 'closed');
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

function faultsIn(circuit: Circuit, netlist: Netlist, nets: Nets): StateFault[] {
  const shorts = nets.shorts.map(
    ([one, other]): StateFault => ({ code: 'short', between: [nameOf(one), nameOf(other)] }),
  );
  const phasing = netlist.consumers
    .filter(({ device }) => circuit.devices[device]?.phases === 3)
    .filter(({ points }) => {
      const found = points.filter((point) => nets.conductorsAt(point).length > 0).length;
      return found > 0 && found < points.length;
    })
    .map(({ device }): StateFault => ({ code: 'single-phasing', motor: device }));
  return [...shorts, ...phasing];
}

const nameOf = ({ source, mark }: { source: string; mark: string }): string => `${mark} of ${source}`;
