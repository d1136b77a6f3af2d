import { chooseParts } from '../data/choose-parts.ts';
import {
  type Across,
  type Circuit,
  type Contact,
  type DeviceKind,
  GROUND,
  NEUTRAL,
  type StarDelta,
  type Supply,
} from '../data/circuit.ts';
import { labelsUsed, laddersOf, rungLeaves } from '../data/walk.ts';
import { withAllClosed } from '../simulating/simulator.ts';

/** One fault of a circuit. `at` is a label or a mark. */
export interface CircuitFault {
  code: CircuitFaultCode;
  at: string;
  /** One sentence for the author. */
  message: string;
}

export type CircuitFaultCode =
  | 'unknown-device'
  | 'unused-device'
  | 'unknown-conductor'
  | 'unknown-position'
  | 'contact-without-coil'
  | 'coil-twice'
  | 'terminal-twice'
  | 'motor-lines'
  | 'motor-without-ground'
  | 'switched-ground'
  | 'switched-neutral'
  | 'drive-without-command'
  | 'switched-after-drive'
  | 'short'
  | 'never-live';

/** Finds what is wrong with a circuit, whatever is chosen: its references first, and its behaviour only when they lead somewhere. */
export function checkCircuit(circuit: Circuit): CircuitFault[] {
  const broken = [...references(circuit), ...circuit.supplies.flatMap((supply) => [...conductors(circuit, supply)])];
  if (broken.length > 0) return broken;
  return [
    ...contacts(circuit),
    ...terminals(circuit),
    ...circuit.supplies.flatMap((supply) => [...motors(circuit, supply), ...drives(circuit, supply)]),
    ...behaviour(circuit),
  ];
}

function* references(circuit: Circuit): Iterable<CircuitFault> {
  const used = new Set(labelsUsed(circuit));
  for (const label of used)
    if (!Object.hasOwn(circuit.devices, label))
      yield fault('unknown-device', label, `${label} is drawn, but it is not in the list of devices.`);
  for (const label of new Set((circuit.interlocks ?? []).flat()))
    if (!used.has(label)) yield fault('unknown-device', label, `${label} is interlocked, but it is not drawn.`);
  for (const label of Object.keys(circuit.devices))
    if (!used.has(label)) yield fault('unused-device', label, `${label} is in the list of devices, but not drawn.`);
}

function* conductors({ devices }: Circuit, supply: Supply): Iterable<CircuitFault> {
  const known = new Set(supply.conductors);
  const named = [
    ...(supply.incoming ?? []).flatMap(({ poles }) => poles),
    ...(supply.standby?.incoming ?? []).flatMap(({ poles }) => poles),
    ...(supply.branches ?? []).flatMap(({ lines }) => lines),
    ...(supply.ladders ?? []).flatMap(({ feeds }) => feeds.flatMap(({ from }) => from)),
  ];
  for (const mark of named)
    if (!known.has(mark)) yield fault('unknown-conductor', mark, `${supply.name} has no conductor ${mark}.`);
  for (const { load, lines, starDelta } of supply.branches ?? [])
    for (const { delta } of starDelta?.windings ?? [])
      if (!lines.includes(delta))
        yield fault('unknown-conductor', load, `${load} has a winding on ${delta}, which its branch has not.`);
  for (const { lines, through } of supply.branches ?? [])
    for (const { device, poles } of through)
      for (const mark of poles)
        if (!lines.includes(mark))
          yield fault('unknown-conductor', device, `${device} has a pole in ${mark}, which its branch has not.`);
  const across = [
    ...(supply.incoming ?? []),
    ...(supply.standby?.incoming ?? []),
    ...(supply.branches ?? []).flatMap(({ through }) => through),
  ];
  for (const { device, poles } of across) {
    if (opensNothing.has(devices[device]?.kind)) continue;
    if (poles.includes(GROUND)) yield fault('switched-ground', device, `${device} opens the ground.`);
    if (poles.every((mark) => mark === NEUTRAL))
      yield fault('switched-neutral', device, `${device} opens the neutral alone.`);
  }
}

/** A plug opens the ground last, and an ammeter opens nothing. */
const opensNothing: ReadonlySet<DeviceKind | undefined> = new Set<DeviceKind>(['plug', 'ammeter']);

/** A coil moves the contacts of these kinds, and it must be in the circuit. */
const movedByCoil: ReadonlySet<DeviceKind> = new Set<DeviceKind>([
  'relay',
  'delay-relay',
  'alternator',
  'monitor',
  'contactor',
  'soft-starter',
]);

function* contacts(circuit: Circuit): Iterable<CircuitFault> {
  const { devices } = circuit;
  const leaves = rungLeaves(circuit);
  const loads = [
    ...leaves.flatMap((leaf) => ('load' in leaf ? [leaf.load] : [])),
    ...circuit.supplies.flatMap(({ branches }) => (branches ?? []).map(({ load }) => load)),
  ];
  for (const label of new Set(loads))
    if (loads.filter((one) => one === label).length > 1)
      yield fault('coil-twice', label, `${label} is drawn twice as a load.`);
  for (const label of new Set(labelsUsed(circuit))) {
    const kind = devices[label]?.kind;
    if (kind !== undefined && movedByCoil.has(kind) && !loads.includes(label))
      yield fault('contact-without-coil', label, `${label} has contacts, but no coil that moves them.`);
  }
  const positioned = leaves.filter((leaf): leaf is Contact => 'contact' in leaf);
  for (const { contact, position } of positioned) {
    const positions = devices[contact]?.positions ?? [];
    if (devices[contact]?.kind === 'selector' && (position === undefined || !positions.includes(position)))
      yield fault('unknown-position', contact, `${contact} has no position ${position ?? 'named'}.`);
  }
}

function* terminals(circuit: Circuit): Iterable<CircuitFault> {
  const all = [
    ...rungLeaves(circuit).flatMap((leaf) => leaf.terminals ?? []),
    ...(circuit.dryContacts ?? []).flatMap((one) => one.terminals),
    ...Object.values(circuit.devices).flatMap(({ senses }) => senses?.terminals ?? []),
  ];
  for (const mark of new Set(all))
    if (all.filter((one) => one === mark).length > 1)
      yield fault('terminal-twice', mark, `Terminal ${mark} is drawn twice.`);
}

function* motors({ devices }: Circuit, { branches }: Supply): Iterable<CircuitFault> {
  for (const { load, lines, starDelta, capacitors } of branches ?? []) {
    const device = devices[load];
    if (device?.kind !== 'motor') continue;
    const live = lines.filter((mark) => mark !== GROUND);
    const wanted = device.phases === 3 ? 3 : 2;
    if (live.length !== wanted)
      yield fault('motor-lines', load, `${load} has ${live.length} lines and needs ${wanted}.`);
    if (device.phases === 3 && live.includes(NEUTRAL))
      yield fault('motor-lines', load, `${load} has a neutral for one of its phases.`);
    if (starDelta !== undefined && !isDelta(live, starDelta))
      yield fault(
        'motor-lines',
        load,
        `${load} needs a winding for each line, whose second end delta brings to another.`,
      );
    if (capacitors !== undefined && device.phases === 3)
      yield fault('motor-lines', load, `${load} has capacitors and three phases.`);
    if (!lines.includes(GROUND)) yield fault('motor-without-ground', load, `${load} has no ground.`);
  }
}

const isDelta = (lines: readonly string[], { windings }: StarDelta): boolean =>
  windings.length === lines.length &&
  new Set(windings.map(({ delta }) => delta)).size === lines.length &&
  windings.every(({ delta }, nth) => delta !== lines[nth]);

/** A drive takes every line of its motor, is told when to run by a contact, and nothing opens between the two. */
function* drives({ devices }: Circuit, { incoming = [], standby, branches = [] }: Supply): Iterable<CircuitFault> {
  const isDrive = ({ device }: Across): boolean => devices[device]?.kind === 'drive';
  const shared = [...incoming, ...(standby?.incoming ?? [])].filter(isDrive);
  const own = branches.flatMap(({ lines, through, load }) =>
    through.flatMap((one, nth) => (isDrive(one) ? [{ one, lines, load, after: through[nth + 1] }] : [])),
  );
  for (const { device } of shared) yield fault('switched-after-drive', device, `${device} feeds more than one motor.`);
  for (const { one, lines, load, after } of own) {
    const { device, poles } = one;
    if (devices[device]?.senses === undefined)
      yield fault('drive-without-command', device, `${device} senses no contact that tells it when to run.`);
    if (lines.some((mark) => mark !== GROUND && !poles.includes(mark)))
      yield fault('motor-lines', load, `${load} has a line that does not come from its drive.`);
    if (after !== undefined)
      yield fault('switched-after-drive', after.device, `${after.device} stands between a drive and its motor.`);
  }
}

/** With every part there and every contact closed, for each way the control circuits can be fed. */
function* behaviour(circuit: Circuit): Iterable<CircuitFault> {
  const ways = Math.max(1, ...laddersOf(circuit).map(({ feeds }) => feeds.length));
  const told = new Set<string>();
  for (let way = 0; way < ways; way += 1)
    for (const one of behaviourFed(circuit, way)) {
      if (!told.has(one.message)) yield one;
      told.add(one.message);
    }
}

function* behaviourFed(circuit: Circuit, way: number): Iterable<CircuitFault> {
  const fed: Circuit = {
    ...circuit,
    supplies: circuit.supplies.map((supply) => ({
      ...supply,
      ladders: (supply.ladders ?? []).map((ladder) => ({
        ...ladder,
        feeds: ladder.feeds.slice(Math.min(way, ladder.feeds.length - 1)),
      })),
    })),
  };
  const whole = chooseParts(fed, () => true);
  const { live, shorts } = withAllClosed(whole);
  for (const short of shorts)
    if (short.code === 'short') {
      const [one, other] = short.between;
      yield fault('short', one, `${one} and ${other} are joined when contacts close: a short circuit.`);
    }
  const loads = [
    ...rungLeaves(whole).flatMap((leaf) => ('load' in leaf ? [leaf.load] : [])),
    ...whole.supplies.flatMap(({ branches }) => (branches ?? []).map(({ load }) => load)),
  ];
  if (shorts.length === 0)
    for (const label of loads)
      if (!live.has(label)) yield fault('never-live', label, `${label} is never live, whatever closes.`);
}

const fault = (code: CircuitFaultCode, at: string, message: string): CircuitFault => ({ code, at, message });
