/**
 * A wiring diagram as data: drawn and simulated from this one statement. `when` holds rules of the family's configurator, all of which must
 * hold; without it a part is always there.
 */
export interface Circuit {
  /** Heads the diagram: "Three-phase, 480 V". */
  readonly name: string;
  /** The diagram is for numbers of which these rules hold. */
  readonly when?: Rules;
  /** Everything that has a label, by its label. */
  readonly devices: Readonly<Record<string, Device>>;
  readonly supplies: readonly Supply[];
  /** Pairs of devices that a mechanism keeps from being on together, whatever their coils do. */
  readonly interlocks?: readonly (readonly [string, string])[];
  /** Contacts for devices of others, which no supply of the panel feeds. */
  readonly dryContacts?: readonly DryContact[];
  /** Sentences under the diagram. */
  readonly notes?: readonly Note[];
}

export type Rules = readonly string[];

export interface Conditional {
  readonly when?: Rules;
}

export interface Note extends Conditional {
  readonly words: string;
}

export interface Device {
  readonly kind: DeviceKind;
  /** For the legend: "pump 1 contactor". */
  readonly words: string;
  /** Of a selector: its positions, the one it is delivered in first. */
  readonly positions?: readonly string[];
  /** Of an alternator: what makes it change over. */
  readonly changes?: 'on-release' | 'by-clock';
  /** Of a monitor or a drive: the contact that it senses through its own harmless circuit. */
  readonly senses?: Sensed;
  /** Of a motor: 1 or 3. */
  readonly phases?: 1 | 3;
  /** Of a lamp: the letter in its symbol. */
  readonly colour?: string;
}

export interface Sensed {
  /** The label of a float, a probe or a thermal switch; of a drive, the relay that gives its run command. */
  readonly contact: string;
  readonly terminals: readonly [string, string];
  /** The contact at rest: a float that hangs, a dry probe, a cold thermal switch. Default open. */
  readonly normally?: Normally;
  /** The state of that contact in which the monitor's own contacts operate. */
  readonly operates: 'closed' | 'open';
}

/**
 * The contacts of a delay relay operate some time after its coil is energised, and rest at once when it is not. A soft starter conducts,
 * and its contacts are operated, while its start input is live. A voltage relay operates when its motor is up to speed, and rests at once
 * without. A drive is a source of its own, live while its lines are and the command that it senses is given. A fault contact is moved by
 * a starter or drive itself.
 */
export type DeviceKind =
  | 'float'
  | 'probe'
  | 'thermal-switch'
  | 'selector'
  | 'button'
  | 'breaker'
  | 'disconnect'
  | 'fuse'
  | 'protector'
  | 'plug'
  | 'timer'
  | 'ammeter'
  | 'relay'
  | 'delay-relay'
  | 'alternator'
  | 'monitor'
  | 'contactor'
  | 'soft-starter'
  | 'drive'
  | 'capacitor'
  | 'voltage-relay'
  | 'fault-contact'
  | 'transformer'
  | 'power-supply'
  | 'motor'
  | 'lamp'
  | 'horn'
  | 'meter'
  | 'heater'
  | 'sender';

/** Conductors that come in together, with all that is fed from them. */
export interface Supply extends Conditional {
  readonly name: string;
  /** "480 V, 3-phase, 60 Hz". */
  readonly words: string;
  /** Marks in the order drawn: N is the neutral, G the ground, all others are lines. */
  readonly conductors: readonly string[];
  /** Devices that the whole supply passes. */
  readonly incoming?: readonly Across[];
  readonly standby?: Standby;
  readonly branches?: readonly Branch[];
  readonly ladders?: readonly Ladder[];
}

/** A second source on the same lines, such as a generator: its neutral and ground are those of the supply, its lines must be kept apart. */
export interface Standby extends Conditional {
  readonly words: string;
  readonly incoming: readonly Across[];
}

/** A device in some of the lines; all others pass straight. */
export interface Across extends Conditional {
  readonly device: string;
  readonly poles: readonly string[];
  /** Of a contact: its state while nothing is energised, the float hangs and nothing has tripped. Default open. */
  readonly normally?: Normally;
}

export type Normally = 'open' | 'closed';

/** Lines from the supply to one load. */
export interface Branch extends Conditional {
  readonly lines: readonly string[];
  readonly through: readonly Across[];
  readonly load: string;
  /** Marks of the load's terminals, by line. */
  readonly terminals?: Readonly<Record<string, string>>;
  readonly starDelta?: StarDelta;
  readonly capacitors?: Capacitors;
}

/**
 * Start and run capacitor of a motor on one phase with three leads. Both stand between its first line and the start lead, the run capacitor
 * always, the start capacitor behind the closed contact of the voltage relay, whose coil is between the start lead and the second line.
 */
export interface Capacitors extends Conditional {
  readonly run: string;
  readonly start: string;
  readonly relay: string;
  /** Marks of the leads: of the first line, the second line, and the start winding. */
  readonly leads: readonly [string, string, string];
}

/**
 * A motor with six leads. The last device of its branch is the line contactor. The star contactor joins the second ends of the windings,
 * the delta contactor takes the lines before the line contactor and brings each to the second end of another winding.
 */
export interface StarDelta extends Conditional {
  readonly star: string;
  readonly delta: string;
  /** The windings, in the order of the lines that their first ends are on. */
  readonly windings: readonly Winding[];
}

export interface Winding {
  /** Marks of its two ends: U1 and U2. */
  readonly ends: readonly [string, string];
  /** The line that delta brings to its second end. */
  readonly delta: string;
}

/** A control circuit between two rails. */
export interface Ladder extends Conditional {
  readonly words: string;
  /** The first of which the rules hold. */
  readonly feeds: readonly Feed[];
  readonly sections: readonly Section[];
}

/** How the rails are fed. `secondary` is the fuse between a transformer and its rail. */
export interface Feed extends Conditional {
  /** The two conductors of the supply, the one that the rail on the left has first. */
  readonly from: readonly [string, string];
  /** Fuses in the two, '' for none. */
  readonly fuses: readonly [string, string];
  /** A transformer or a power supply between the supply and the rails. */
  readonly through?: string;
  readonly secondary?: string;
  /** "120 V". */
  readonly volts: string;
}

/** Rungs behind a fuse of their own, or straight on the rail. */
export interface Section extends Conditional {
  readonly fuse?: string;
  readonly rungs: readonly Rung[];
}

export interface Rung extends Conditional {
  readonly of: Node;
}

export type Node = Contact | Load | Series | Parallel;

export interface Contact extends Conditional {
  readonly contact: string;
  readonly normally?: Normally;
  /** Of a selector: the position that closes it. */
  readonly position?: string;
  /** The terminals that field wires are joined to. */
  readonly terminals?: readonly [string, string];
}

export interface Load extends Conditional {
  readonly load: string;
  readonly terminals?: readonly [string, string];
}

export interface Series extends Conditional {
  readonly series: readonly Node[];
}

export interface Parallel extends Conditional {
  readonly parallel: readonly Node[];
}

export interface DryContact extends Conditional {
  readonly contact: string;
  readonly normally?: Normally;
  readonly terminals: readonly [string, string];
  readonly words: string;
}

export const NEUTRAL = 'N';
export const GROUND = 'G';
