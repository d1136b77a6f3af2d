import type { Circuit, Node, Note, Rung, Section } from '@millrace/circuits';
import { type AlarmRules, alarmDevices, alarmRungs, HIGH_LEVEL_LIGHT, noSignForLight } from './alarm-rungs.ts';
import { notShown } from './not-shown.ts';
import { panelFeeds } from './panel-feeds.ts';
import {
  dryContactsOf,
  type Extras,
  extraDevices,
  extraRungs,
  notesOf,
  pumpRungs,
  runRung,
  twoSupplies,
} from './panel-parts.ts';
import {
  interlocksOf,
  type PanelSupply,
  panelSupplies,
  plainSupplies,
  powerDevices,
  pumpBranch,
} from './panel-supplies.ts';

/** How the floats are joined to the panel: on the control circuit, or through intrinsically safe relays. */
type Barrier = 'none' | 'intrinsically-safe';

interface DuplexFamily {
  barrier: Barrier;
  alarm: AlarmRules;
  /** Rules for the floats: the lag float gives the alarm, the alarm has a float of its own, and a redundant off. */
  lagIsAlarm: string;
  alarmApart: string;
  redundantOff: string;
  ownAlarmCircuit: string;
  otherAlarms: string;
  when: readonly string[];
  /** Alternation as the family offers it; false: each cycle, always. */
  hasAlternationOptions: boolean;
  hasAmmeters: boolean;
  extras: Extras;
  notShown: readonly Note[];
}

const tern: DuplexFamily = {
  barrier: 'none',
  alarm: {
    any: 'Alarm.AL|AB|AR|AV|AC|AW',
    beacon: 'Alarm.AL|AB|AR|AV|AC',
    remote: 'Alarm.AW',
    horn: 'Alarm.AB|AR|AV|AC',
    testSwitch: 'Alarm.AB|AR|AV|AC:Options.T',
    light: HIGH_LEVEL_LIGHT,
  },
  lagIsAlarm: 'Floats.3F|3G|4R',
  alarmApart: 'Floats.4F|4G',
  redundantOff: 'Floats.4R',
  ownAlarmCircuit: 'Alarm.AC',
  otherAlarms: 'Alarm.A0|AL|AB|AR|AV|AW',
  when: ['Disconnect.|DB|DR|DF|DK|DG'],
  hasAlternationOptions: true,
  hasAmmeters: true,
  extras: { meter: 'Options.E', counter: 'Options.C', hasLights: true, startDelay: null, sealFail: null },
  notShown: [
    { when: ['Options.S'], words: 'Not shown: seal-fail relays (S) and the probes of the pumps.' },
    ...notShown('Options', { D: 'level display', H: 'heater', X: 'surge arrester', B: 'battery of the alarm' }),
    ...notShown('Protection', { P7: 'lightning arrester' }),
    { when: ['Options.W'], words: 'The Wi-Fi sender (W) is joined to the alarm contact on 11 and 12.' },
    ...notShown('Pilot lights', {
      L1: 'light for power',
      L3: 'lights for failed pumps',
      L5: 'lights for seals',
      L8: 'light for low level',
      L9: 'push-to-test of the lights',
    }),
    { when: [HIGH_LEVEL_LIGHT, 'Alarm.A0'], words: noSignForLight },
  ],
};

const ternIs: DuplexFamily = {
  ...tern,
  barrier: 'intrinsically-safe',
  alarm: {
    any: 'Alarm.AB|AR|AC',
    beacon: 'Alarm.AB|AR|AC',
    remote: null,
    horn: 'Alarm.AB|AR|AC',
    testSwitch: 'Alarm.AB|AR|AC',
    light: null,
  },
  lagIsAlarm: 'Floats.3F',
  alarmApart: 'Floats.4F|5F',
  redundantOff: 'Floats.5F',
  otherAlarms: 'Alarm.AB|AR',
  hasAlternationOptions: false,
  hasAmmeters: false,
  extras: { meter: 'Options.E', counter: null, hasLights: false, startDelay: null, sealFail: null },
  notShown: [
    ...notShown('Options', { S: 'seal-fail relays', N: 'barrier power monitor', H: 'heater' }),
    ...notShown('Protection', { P7: 'lightning arrester' }),
    {
      words:
        'Floats are joined only to the intrinsically safe terminals, by the control drawing in the door; their cables are kept 2 in from all others.',
    },
  ],
};

/** The diagrams of the duplex panels: each supply, and the alarm fed with the pumps or on its own. */
export const ternCircuits = (): Circuit[] => duplexCircuits(tern, panelSupplies);
export const ternIsCircuits = (): Circuit[] => duplexCircuits(ternIs, plainSupplies);

const duplexCircuits = (family: DuplexFamily, supplies: readonly PanelSupply[]): Circuit[] =>
  supplies.flatMap((supply) => [
    duplexCircuit(family, supply, 'with the pumps', null),
    duplexCircuit(family, supply, 'on its own', family.lagIsAlarm),
    duplexCircuit(family, supply, 'on its own', family.alarmApart),
  ]);

/** `floats`: the rule for the floats that the diagram is for; null for all. */
function duplexCircuit(
  family: DuplexFamily,
  supply: PanelSupply,
  alarmFed: 'with the pumps' | 'on its own',
  floats: string | null,
): Circuit {
  const isOwn = alarmFed === 'on its own';
  const lagWithAlarm = isOwn && floats === family.lagIsAlarm;
  const hasAlarmFloat = floats !== family.lagIsAlarm;
  const control: Section = { fuse: 'F1', rungs: controlRungs(family, supply, !lagWithAlarm) };
  const alarm: Section = {
    fuse: 'F2',
    rungs: [...alarmFloatRungs(family, lagWithAlarm), ...alarmRungs(family.alarm, highLevel(family, floats))],
  };
  return {
    name: isOwn ? `${supply.name}; alarm on a circuit of its own` : supply.name,
    when: [
      ...family.when,
      ...supply.when,
      isOwn ? family.ownAlarmCircuit : family.otherAlarms,
      floats ?? (family.barrier === 'none' ? 'Floats.3F|4F|4R|3G|4G' : 'Floats.3F|4F|5F'),
    ],
    devices: devicesOf(family, supply, hasAlarmFloat),
    interlocks: interlocksOf(supply, 2),
    supplies: panelFeeds(supply, {
      branches: [1, 2].map((pump) => pumpBranch(supply, { pump, pumps: 2 }, family.hasAmmeters ? ['Options.M'] : null)),
      control: isOwn ? [control] : [control, { ...alarm, when: [family.alarm.any] }],
      ownAlarm: isOwn ? alarm : null,
    }),
    dryContacts: dryContactsOf(supply, 2, 'Alarm.AR', family.alarm.any),
    notes: notesOf(supply, 2, family.extras, {
      alarmContact: 'Alarm.AR',
      own: [...(isOwn ? [twoSupplies] : []), ...(lagWithAlarm ? [lagNeedsAlarm] : []), ...family.notShown],
    }),
  };
}

const lagNeedsAlarm: Note = {
  words:
    'The lag float works on the circuit of the alarm: while that is without power, the lag pump runs by hand alone.',
};

/** The sign that the water is too high: the relay of the lag float, or the alarm float. */
function highLevel(family: DuplexFamily, floats: string | null): Node {
  const lag: Node = { contact: 'CR3', when: [family.lagIsAlarm] };
  const apart: Node = { ...floatContact(family, 'ALARM'), when: [family.alarmApart] };
  if (floats === null) return { parallel: [lag, apart] };
  return floats === family.lagIsAlarm ? lag : apart;
}

const terminals: Record<string, readonly [string, string]> = {
  STOP: ['1', '2'],
  LEAD: ['3', '4'],
  LAG: ['5', '6'],
  ALARM: ['7', '8'],
  ROFF: ['9', '10'],
};
const barriers: Record<string, string> = { STOP: 'IS1', LEAD: 'IS2', LAG: 'IS3', ALARM: 'IS4', ROFF: 'IS5' };
const pairOf = (float: string): readonly [string, string] => terminals[float] ?? ['', ''];

/** The contact of a float, or that of the barrier relay that senses it. */
const floatContact = (
  { barrier }: DuplexFamily,
  float: string,
): { contact: string; terminals?: readonly [string, string] } =>
  barrier === 'none' ? { contact: float, terminals: pairOf(float) } : { contact: barriers[float] ?? float };

function controlRungs(family: DuplexFamily, supply: PanelSupply, withLag: boolean): Rung[] {
  const { barrier, redundantOff, hasAlternationOptions } = family;
  const isSafe = barrier === 'intrinsically-safe';
  const lead: Node = {
    series: [
      { parallel: [floatContact(family, 'LEAD'), { contact: 'CR1' }] },
      {
        parallel: [
          { load: 'CR1' },
          hasAlternationOptions ? { load: 'ALT', when: ['Alternation.|NS'] } : { load: 'ALT' },
        ],
      },
    ],
  };
  const lag: Node = { series: [{ parallel: [{ contact: 'CR3' }, { contact: 'CR2' }] }, { load: 'CR2' }] };
  return [
    ...(isSafe
      ? [
          { of: { load: 'IS1' } },
          { of: { load: 'IS2' } },
          ...(withLag ? [{ of: { load: 'IS3' } }] : []),
          { of: { load: 'IS5' }, when: [redundantOff] },
        ]
      : []),
    ...(withLag ? [{ of: { series: [floatContact(family, 'LAG'), { load: 'CR3' }] } }] : []),
    {
      of: {
        series: [
          { ...floatContact(family, 'ROFF'), when: [redundantOff] },
          floatContact(family, 'STOP'),
          { parallel: [lead, lag] },
        ],
      },
    },
    ...(hasAlternationOptions
      ? [
          { of: { load: 'ALT24' }, when: ['Alternation.NT'] },
          {
            when: ['Alternation.NS'],
            of: {
              series: [
                {
                  parallel: [
                    { contact: 'S4', position: '1' },
                    {
                      series: [
                        { contact: 'S4', position: 'ALT' },
                        { contact: 'ALT', normally: 'closed' },
                      ],
                    },
                  ],
                },
                { load: 'CRL' },
              ],
            },
          } satisfies Rung,
        ]
      : []),
    ...[1, 2].flatMap((pump) => [
      ...pumpRungs(supply, pump, family.extras, calls(family, pump)),
      runRung(pump, family.extras),
    ]),
    ...extraRungs(supply, 2, family.extras),
  ];
}

/**
 * The sensor of high water that lives on the fuse of the alarm, so that the alarm does without the control circuit: the barrier of the
 * alarm float, or, where the alarm has a circuit of its own, the lag float with its relay.
 */
function alarmFloatRungs(family: DuplexFamily, lagWithAlarm: boolean): Rung[] {
  const isSafe = family.barrier === 'intrinsically-safe';
  if (!lagWithAlarm) return isSafe ? [{ of: { load: 'IS4' }, when: [family.alarmApart] }] : [];
  const lag: Rung = { of: { series: [floatContact(family, 'LAG'), { load: 'CR3' }] } };
  return isSafe ? [{ of: { load: 'IS3' } }, lag] : [lag];
}

/** The call for a pump in automatic: the lead call while it leads, the lag call while it does not. */
function calls({ hasAlternationOptions }: DuplexFamily, pump: number): Node {
  const alternating = ['Alternation.|NS|NT'];
  const lead: Node = { series: [{ contact: 'CR1' }, leads(hasAlternationOptions, pump)] };
  const lag: Node = { series: [{ contact: 'CR2' }, leads(hasAlternationOptions, 3 - pump)] };
  if (!hasAlternationOptions) return { parallel: [lead, lag] };
  return {
    parallel: pump === 1 ? [lead, { ...lag, when: alternating }] : [{ ...lead, when: alternating }, lag],
  };
}

/** Closed while `leader` leads. */
function leads(hasOptions: boolean, leader: number): Node {
  const alternator = leader === 1 ? 'closed' : 'open';
  const selected = leader === 1 ? 'open' : 'closed';
  if (!hasOptions) return { contact: 'ALT', normally: alternator };
  return {
    parallel: [
      { contact: 'ALT', normally: alternator, when: ['Alternation.'] },
      { contact: 'ALT24', normally: alternator, when: ['Alternation.NT'] },
      { contact: 'CRL', normally: selected, when: ['Alternation.NS'] },
    ],
  };
}

function devicesOf(family: DuplexFamily, supply: PanelSupply, hasAlarmFloat: boolean): Circuit['devices'] {
  const floats: Record<string, string> = {
    STOP: 'stop float, the lowest',
    LEAD: 'lead float',
    LAG: 'lag float',
    ...(hasAlarmFloat ? { ALARM: 'alarm float, the highest' } : {}),
    ROFF: 'redundant-off float, below the stop float',
  };
  const isSafe = family.barrier === 'intrinsically-safe';
  return {
    ...powerDevices(supply, 2, family.hasAmmeters),
    F1: { kind: 'fuse', words: 'control fuse' },
    F2: { kind: 'fuse', words: 'alarm fuse' },
    ...Object.fromEntries(Object.entries(floats).map(([label, words]) => [label, { kind: 'float', words }])),
    ...(isSafe
      ? Object.fromEntries(
          Object.entries(floats).map(([label, words]) => [
            barriers[label] ?? '',
            {
              kind: 'monitor',
              words: `barrier relay: ${words.split(',')[0]}`,
              senses: { contact: label, terminals: pairOf(label), operates: 'closed' },
            },
          ]),
        )
      : {}),
    CR1: { kind: 'relay', words: 'lead call, until stop float opens' },
    CR2: { kind: 'relay', words: 'lag call, until stop float opens' },
    CR3: { kind: 'relay', words: 'lag float relay' },
    ALT: { kind: 'alternator', words: 'alternator: new lead each cycle', changes: 'on-release' },
    ...(family.hasAlternationOptions
      ? {
          ALT24: { kind: 'alternator', words: 'alternator: new lead every 24 hours', changes: 'by-clock' },
          S4: { kind: 'selector', words: 'lead selector', positions: ['ALT', '1', '2'] },
          CRL: { kind: 'relay', words: 'pump 1 leads' },
        }
      : {}),
    ...alarmDevices(family.alarm),
    ...extraDevices(supply, 2, family.extras),
  };
}
