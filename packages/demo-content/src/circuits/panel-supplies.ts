import type { Across, Branch, Capacitors, Circuit, Device, Feed, Rules, Standby, StarDelta } from '@millrace/circuits';
import { STAR_DELTA, type Starting, starterDevices, starterPoles, startingRules, startings } from './panel-starters.ts';

/** A way that a panel is supplied, and what that makes of its power circuit. */
export interface PanelSupply {
  name: string;
  when: Rules;
  words: string;
  lines: readonly string[];
  /** With a neutral, beside the ground that every supply has. */
  hasNeutral: boolean;
  phases: 1 | 3;
  feed: Feed;
  control: '120 V' | '24 VDC';
  starting: Starting;
}

const STRAIGHT = 'Control power.';
const TRANSFORMED = 'Control power.CT';
const RECTIFIED = 'Control power.CV|CU';

const fuses = ['F3', 'F4'] as const;
const straight = (line: string): Feed => ({ from: [line, 'N'], fuses: ['', ''], volts: '120 V' });
const transformed = (one: string, other: string): Feed => ({
  from: [one, other],
  fuses: other === 'N' ? ['F3', ''] : fuses,
  through: 'T1',
  volts: '120 V',
});
const rectified = (one: string, other: string): Feed => ({
  ...transformed(one, other),
  through: 'PS1',
  volts: '24 VDC',
});

interface Mains {
  name: string;
  words: string;
  rule: string;
  lines: readonly string[];
  /** 120 V can be had between a line and the neutral. */
  hasNeutral: boolean;
  /** The second conductor of a transformer. */
  other: string;
  further: Rules;
}

const singlePhase: Rules = ['Contactor.|K20|K25|K30|KC'];
const WITH_CAPACITORS: Rules = ['Contactor.KC'];
const GENERATOR: Rules = ['Disconnect.DG'];

const mains: readonly Mains[] = [
  {
    name: 'Single-phase, 120 V',
    words: '120 V, single-phase, 60 Hz',
    rule: 'Supply.1',
    lines: ['L1'],
    hasNeutral: true,
    other: 'N',
    further: singlePhase,
  },
  {
    name: 'Single-phase, 208–240 V',
    words: '208–240 V, single-phase, 60 Hz',
    rule: 'Supply.1',
    lines: ['L1', 'L2'],
    hasNeutral: true,
    other: 'L2',
    further: singlePhase,
  },
  {
    name: 'Three-phase, 208–240 V',
    words: '208–240 V, three-phase, 60 Hz',
    rule: 'Supply.3',
    lines: ['L1', 'L2', 'L3'],
    hasNeutral: true,
    other: 'L2',
    further: [],
  },
];
const highVoltage: readonly { code: string; name: string; words: string }[] = [
  { code: '4', name: 'Three-phase, 480 V', words: '480 V, three-phase, 60 Hz' },
  { code: '5', name: 'Three-phase, 380–415 V', words: '380–415 V, three-phase, 50 Hz' },
  { code: '6', name: 'Three-phase, 575–600 V', words: '575–600 V, three-phase, 60 Hz' },
];

/** Supplies of panels whose control power is an option; without that option it is always taken from the supply. Each way of starting. */
export const panelSupplies: readonly PanelSupply[] = [
  ...mains.flatMap((one) => [
    suppliedBy(one, STRAIGHT, straight('L1'), 'from the supply'),
    suppliedBy(one, TRANSFORMED, transformed('L1', one.other), 'from a transformer'),
    suppliedBy(one, RECTIFIED, rectified('L1', one.other), '24 VDC'),
  ]),
  ...highVoltage.map(
    ({ code, name, words }): PanelSupply => ({
      name,
      when: [`Supply.${code}`],
      words,
      lines: ['L1', 'L2', 'L3'],
      hasNeutral: false,
      phases: 3,
      feed: transformed('L1', 'L2'),
      control: '120 V',
      starting: 'contactor',
    }),
  ),
].flatMap(startedBy);

function suppliedBy(
  { name, words, rule, lines, other, further }: Mains,
  rules: string,
  feed: Feed,
  how: string,
): PanelSupply {
  return {
    name: `${name}, control ${how}`,
    when: [rule, rules, ...further],
    words,
    lines,
    hasNeutral: rules === STRAIGHT || other === 'N',
    phases: lines.length === 3 ? 3 : 1,
    feed,
    control: rules === RECTIFIED ? '24 VDC' : '120 V',
    starting: 'contactor',
  };
}

/** Three-phase pumps are started in each way; the starters of one phase are its contactors. */
function startedBy(supply: PanelSupply): PanelSupply[] {
  if (supply.phases === 1) return [supply];
  const names: Readonly<Record<Starting, string>> = {
    contactor: supply.name,
    'soft-starter': `${supply.name}, soft starters`,
    drive: `${supply.name}, drives`,
  };
  return startings.map((starting) => ({
    ...supply,
    name: names[starting],
    starting,
    when: [...supply.when, ...startingRules[starting]],
  }));
}

/** The same without drives and without a choice of control power: from the supply, or from the transformer that a high voltage needs. */
export const plainSupplies: readonly PanelSupply[] = panelSupplies
  .filter(({ when, starting }) => starting !== 'drive' && !when.includes(TRANSFORMED) && !when.includes(RECTIFIED))
  .map((supply) => ({ ...supply, when: supply.when.filter((rule) => rule !== STRAIGHT) }));

/** The conductors that come in. */
export const conductorsOf = ({ lines, hasNeutral }: PanelSupply): string[] => [
  ...lines,
  ...(hasNeutral ? ['N'] : []),
  'G',
];

/** The disconnect of the whole panel, as its option says. */
export const incomingOf = ({ lines }: PanelSupply): Across[] => [
  { device: 'CB', poles: lines, when: ['Disconnect.DB|DK|DG'] },
  { device: 'DS', poles: lines, when: ['Disconnect.DR|DF'] },
  { device: 'FU', poles: lines, when: ['Disconnect.DF'] },
];

/** The generator on its inlet; a mechanism lets its breaker or that of the mains close. */
export const generatorOf = (supply: PanelSupply): Standby => ({
  words: 'Generator inlet',
  incoming: [
    { device: 'XG', poles: conductorsOf(supply) },
    { device: 'QG', poles: supply.lines, normally: 'open' },
  ],
  when: GENERATOR,
});

/**
 * The lines of one pump: its protection, ammeter, contactor, terminals, motor. The only pump on a single phase has none of its own: the
 * breaker of the supply is for it alone.
 */
export function pumpBranch(supply: PanelSupply, { pump, pumps }: PumpOf, ammeter: Rules | null): Branch {
  const { lines } = supply;
  const all = lines.length === 1 ? [...lines, 'N'] : lines;
  const first = (pump - 1) * all.length + 1;
  const [line = 'L1'] = lines;
  return {
    lines: [...all, 'G'],
    through: [
      ...(protectorOf(supply, pumps) === null ? [] : [{ device: `Q${pump}`, poles: lines }]),
      ...(ammeter === null ? [] : [{ device: `A${pump}`, poles: [line], when: ammeter }]),
      ...starterPoles(supply.starting, pump, lines),
    ],
    load: `M${pump}`,
    terminals: { ...Object.fromEntries(all.map((mark, nth) => [mark, `T${first + nth}`])), G: 'G' },
    ...(supply.phases === 3 && supply.starting === 'contactor' ? { starDelta: starDeltaOf(lines, pump, pumps) } : {}),
    ...(supply.phases === 1 ? { capacitors: capacitorsOf(pump, pumps) } : {}),
  };
}

/** Delta joins the leads as on the motor's plate: U1 and W2, V1 and U2, W1 and V2. */
function starDeltaOf(lines: readonly string[], pump: number, pumps: number): StarDelta {
  const of = pumps === 1 ? '' : `M${pump}:`;
  return {
    star: `K${pump}S`,
    delta: `K${pump}D`,
    windings: ['U', 'V', 'W'].map((winding, nth) => ({
      ends: [`${of}${winding}1`, `${of}${winding}2`],
      delta: lines[(nth + 1) % lines.length] ?? '',
    })),
    when: STAR_DELTA,
  };
}

const capacitorsOf = (pump: number, pumps: number): Capacitors => {
  const of = pumps === 1 ? '' : `M${pump}:`;
  return {
    run: `CN${pump}`,
    start: `CS${pump}`,
    relay: `KV${pump}`,
    leads: [`${of}R`, `${of}C`, `${of}S`],
    when: WITH_CAPACITORS,
  };
};

/** The pairs that a mechanism keeps apart: mains and generator, and star and delta of each pump. */
export const interlocksOf = (
  { phases, starting }: PanelSupply,
  pumps: number,
): readonly (readonly [string, string])[] => [
  ['CB', 'QG'],
  ...(phases === 3 && starting === 'contactor'
    ? Array.from({ length: pumps }, (_, nth) => [`K${nth + 1}S`, `K${nth + 1}D`] as const)
    : []),
];

interface PumpOf {
  /** From 1. */
  pump: number;
  pumps: number;
}

/** The protection that each pump has in the panel. */
function protectorOf({ phases, starting }: PanelSupply, pumps: number): Pick<Device, 'kind' | 'words'> | null {
  if (starting === 'drive') return { kind: 'breaker', words: 'breaker for its drive' };
  if (phases === 3) return { kind: 'protector', words: 'motor protective switch' };
  return pumps === 1 ? null : { kind: 'breaker', words: 'breaker' };
}

/** Devices of the power circuit. */
export function powerDevices(supply: PanelSupply, pumps: number, hasAmmeter: boolean): Circuit['devices'] {
  const { phases, feed, starting } = supply;
  const protector = protectorOf(supply, pumps);
  const each = Array.from({ length: pumps }, (_, index) => index + 1);
  const of = (pump: number): string => (pumps === 1 ? 'pump' : `pump ${pump}`);
  return {
    CB: { kind: 'breaker', words: 'main breaker' },
    DS: { kind: 'disconnect', words: 'rotary disconnect' },
    FU: { kind: 'fuse', words: 'main fuses' },
    QG: { kind: 'breaker', words: 'generator breaker' },
    XG: { kind: 'plug', words: 'generator inlet' },
    ...Object.fromEntries(
      each.flatMap((pump) => [
        ...(protector === null
          ? []
          : [[`Q${pump}`, { kind: protector.kind, words: `${of(pump)}: ${protector.words}` }]]),
        ...(hasAmmeter ? [[`A${pump}`, { kind: 'ammeter', words: `${of(pump)}: ammeter` }]] : []),
        ...Object.entries(starterDevices(starting, phases, pump, of(pump))),
        [`M${pump}`, { kind: 'motor', words: pumps === 1 ? 'Pump' : `Pump ${pump}`, phases }],
      ]),
    ),
    ...(phases === 3 ? { F5: { kind: 'fuse', words: 'fuses before the phase monitor' } } : {}),
    ...(feed.fuses[0] === '' ? {} : { F3: { kind: 'fuse', words: 'fuse before the control power' } }),
    ...(feed.fuses[1] === '' ? {} : { F4: { kind: 'fuse', words: 'fuse before the control power' } }),
    ...(feed.through === 'T1' ? { T1: { kind: 'transformer', words: 'control transformer, 150 VA' } } : {}),
    ...(feed.through === 'PS1' ? { PS1: { kind: 'power-supply', words: 'power supply, 24 VDC' } } : {}),
  };
}
