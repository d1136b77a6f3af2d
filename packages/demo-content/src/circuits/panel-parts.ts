import type { Circuit, DryContact, Node, Note, Rung } from '@millrace/circuits';
import { notShown } from './not-shown.ts';
import {
  failedContact,
  failedContacts,
  failedWords,
  type Starting,
  starterCoils,
  starterNotes,
  starterRungs,
} from './panel-starters.ts';
import type { PanelSupply } from './panel-supplies.ts';

/** Options of a family that add to its control circuit; null: the family has no such option. */
export interface Extras {
  meter: string;
  counter: string | null;
  hasLights: boolean;
  startDelay: string | null;
  sealFail: string | null;
}

/** The pump's starter: by hand at once, in automatic when called, and never when something has tripped. */
export function pumpRungs(supply: PanelSupply, pump: number, { startDelay }: Extras, called: Node): Rung[] {
  const { phases, starting } = supply;
  const selector = `S${pump}`;
  const automatic: Node[] = [
    { contact: selector, position: 'AUTO' },
    called,
    ...(startDelay === null ? [] : [{ contact: 'TD', when: [startDelay] }]),
  ];
  const call: Rung = {
    of: {
      series: [
        { parallel: [{ contact: selector, position: 'HAND' }, { series: automatic }] },
        { contact: `OT${pump}`, when: ['Protection.P1|P2'] },
        ...(phases === 3 ? [{ contact: 'PM', when: ['Protection.P3'] }] : []),
        ...(phases === 3 ? [{ contact: `Q${pump}`, normally: 'closed' as const }] : []),
        ...starterCoils(starting, phases, pump),
      ],
    },
  };
  return [call, ...starterRungs(starting, pump)];
}

/** The light of a running pump, and what counts beside it. */
export const runRung = (pump: number, { meter, counter }: Extras): Rung => ({
  of: {
    series: [
      { contact: `K${pump}` },
      {
        parallel: [
          { load: `H${pump}` },
          { load: `ETM${pump}`, when: [meter] },
          ...(counter === null ? [] : [{ load: `CNT${pump}`, when: [counter] }]),
        ],
      },
    ],
  },
});

/** Monitors, relays and lights on rungs of their own. */
export function extraRungs({ phases, starting }: PanelSupply, pumps: number, extras: Extras): Rung[] {
  const each = pumpsOf(pumps);
  const { hasLights, sealFail, startDelay } = extras;
  return [
    ...each.map((pump): Rung => ({ of: { load: `OT${pump}` }, when: ['Protection.P1|P2'] })),
    ...(startDelay === null ? [] : [{ of: { load: 'TD' }, when: [startDelay] }]),
    ...(sealFail === null ? [] : [{ of: { load: 'SF1' }, when: [sealFail] }]),
    { of: { load: 'CRP' }, when: ['Dry contacts.R1'] },
    ...(phases === 3 && starting !== 'contactor'
      ? each.map(
          (pump): Rung => ({
            of: { series: [failed(starting, pump), { load: `KF${pump}` }] },
            when: [`Dry contacts.${FAILED[pump - 1]}`],
          }),
        )
      : []),
    ...(hasLights
      ? [
          { of: { load: 'HL2' }, when: ['Pilot lights.L2'] },
          ...(phases === 3
            ? each.map(
                (pump): Rung => ({
                  of: { series: [failed(starting, pump), { load: `HT${pump}` }] },
                  when: ['Pilot lights.L4'],
                }),
              )
            : []),
          ...(sealFail === null
            ? []
            : [{ of: { series: [{ contact: 'SF1' }, { load: 'HL5' }] }, when: ['Pilot lights.L5', sealFail] }]),
          ...each.map(
            (pump): Rung => ({
              of: { series: [{ contact: `OT${pump}`, normally: 'closed' }, { load: `HO${pump}` }] },
              when: ['Pilot lights.L6', 'Protection.P1|P2'],
            }),
          ),
        ]
      : []),
  ];
}

/** Closed while a pump is stopped by its protection or its starter. */
function failed(starting: Starting, pump: number): Node {
  const [only, ...others] = failedContacts(starting, pump).map((contact) => ({ contact }));
  return others.length === 0 && only !== undefined ? only : { parallel: [...(only ? [only] : []), ...others] };
}

/** The options of the contacts that tell of it, by the pump. */
const FAILED = ['R5', 'R7'];

export function extraDevices({ phases, starting }: PanelSupply, pumps: number, extras: Extras): Circuit['devices'] {
  const { counter, hasLights, sealFail, startDelay } = extras;
  const each = pumpsOf(pumps);
  const of = (pump: number): string => (pumps === 1 ? 'pump' : `pump ${pump}`);
  const perPump = (pump: number): Circuit['devices'] => ({
    [`S${pump}`]: { kind: 'selector', words: `${of(pump)}: hand, off, automatic`, positions: ['OFF', 'HAND', 'AUTO'] },
    [`H${pump}`]: { kind: 'lamp', words: `${of(pump)} runs`, colour: 'G' },
    [`ETM${pump}`]: { kind: 'meter', words: `${of(pump)}: elapsed time` },
    ...(counter === null ? {} : { [`CNT${pump}`]: { kind: 'meter', words: `${of(pump)}: cycles` } }),
    [`OT${pump}`]: {
      kind: 'monitor',
      words: `${of(pump)}: thermal-switch relay`,
      senses: {
        contact: `TS${pump}`,
        terminals: [`${25 + 2 * pump}`, `${26 + 2 * pump}`],
        normally: 'closed',
        operates: 'closed',
      },
    },
    [`TS${pump}`]: { kind: 'thermal-switch', words: `${of(pump)}: thermal switch in the motor` },
    ...(phases === 3 && starting !== 'contactor'
      ? { [`KF${pump}`]: { kind: 'relay', words: `${of(pump)} failed` } }
      : {}),
    ...(hasLights && phases === 3
      ? { [`HT${pump}`]: { kind: 'lamp', words: `${of(pump)}: ${failedWords(starting)}`, colour: 'A' } }
      : {}),
    ...(hasLights ? { [`HO${pump}`]: { kind: 'lamp', words: `${of(pump)}: too warm`, colour: 'A' } } : {}),
  });
  return {
    ...Object.assign({}, ...each.map(perPump)),
    CRP: { kind: 'relay', words: 'control power is on' },
    ...(phases === 3 ? { PM: { kind: 'monitor', words: 'phase monitor' } } : {}),
    ...(startDelay === null ? {} : { TD: { kind: 'delay-relay', words: 'start delay after a power cut, 0 to 180 s' } }),
    ...(hasLights ? { HL2: { kind: 'lamp', words: 'control power is on', colour: 'G' } } : {}),
    ...(sealFail === null
      ? {}
      : {
          SF1: {
            kind: 'monitor',
            words: 'seal-fail relay',
            senses: { contact: 'MP1', terminals: ['25', '26'], operates: 'closed' },
          },
          MP1: { kind: 'probe', words: 'moisture probe in the pump' },
          ...(hasLights ? { HL5: { kind: 'lamp', words: 'seal failed', colour: 'A' } } : {}),
        }),
  };
}

/** Contacts for others. `alarm`: the rule under which the alarm has one. */
export function dryContactsOf(
  { phases, starting }: PanelSupply,
  pumps: number,
  alarm: string,
  anyAlarm: string,
): DryContact[] {
  const of = (pump: number): string => (pumps === 1 ? 'pump' : `pump ${pump}`);
  const runs = ['R4', 'R6'];
  return [
    { contact: 'CRA', terminals: ['11', '12'], words: 'alarm, closes; 5 A at 250 VAC', when: [alarm] },
    { contact: 'CRP', terminals: ['13', '14'], words: 'power on (R1)', when: ['Dry contacts.R1'] },
    { contact: 'CRA', terminals: ['15', '16'], words: 'high level (R2)', when: ['Dry contacts.R2', anyAlarm] },
    ...pumpsOf(pumps).flatMap((pump): DryContact[] => [
      {
        contact: `K${pump}`,
        terminals: [`${13 + 4 * pump}`, `${14 + 4 * pump}`],
        words: `${of(pump)} runs (${runs[pump - 1]})`,
        when: [`Dry contacts.${runs[pump - 1]}`],
      },
      ...(phases === 3
        ? [
            {
              contact: failedContact(starting, pump),
              terminals: [`${15 + 4 * pump}`, `${16 + 4 * pump}`] as const,
              words: `${of(pump)} failed: ${failedWords(starting)} (${FAILED[pump - 1]})`,
              when: [`Dry contacts.${FAILED[pump - 1]}`],
            },
          ]
        : []),
    ]),
  ];
}

interface OwnNotes {
  /** The rule under which the alarm has a contact for others. */
  alarmContact: string;
  /** Sentences of the family alone. */
  own: readonly Note[];
}

/** For an alarm that is fed apart: one open breaker leaves half of the box live. */
export const twoSupplies: Note = {
  words:
    'Two supplies come in. With the supply of the pumps open, the fuse, the float and the relay of the alarm are still live; with that of the alarm open, all others are. Open both before work in the panel.',
};

/** Sentences under the diagram of a panel, those about what it does not show among them. */
export function notesOf(
  { phases, feed, hasNeutral, starting }: PanelSupply,
  pumps: number,
  extras: Extras,
  { alarmContact, own }: OwnNotes,
): Note[] {
  const failed: Record<string, string> =
    pumps === 1
      ? { R5: 'contact for a failed pump' }
      : { R5: 'contact for failed pump 1', R7: 'contact for failed pump 2' };
  return [
    {
      words:
        'Drawn without power, with the floats hanging and the switches as delivered. Dashed lines are wired on site. Wires that cross without a dot are not joined.',
    },
    {
      words: 'Protect and disconnect the supply as the electrical code requires; the panel has no main disconnect.',
      when: ['Disconnect.'],
    },
    {
      words: `The triangle between CB and QG is a mechanical interlock: mains and generator cannot both be on. ${hasNeutral || phases === 1 ? 'The neutral is not switched: use a generator whose neutral is not bonded to its frame.' : 'Ground the generator as the electrical code requires.'}`,
      when: ['Disconnect.DG'],
    },
    ...(phases === 3 ? starterNotes[starting] : []),
    ...(phases === 1
      ? [
          {
            words:
              'Capacitors: the pump needs a motor with three leads, run (R), start (S) and common (C), and none of its own; their sizes are those that its maker states. The start capacitor has a discharge resistor; measure both before work on them.',
            when: ['Contactor.KC'],
          },
        ]
      : []),
    ...(phases === 1
      ? [
          {
            words: 'The panel has no capacitors: a pump’s own start and run capacitors must be in or on it.',
            when: ['Contactor.|K20|K25|K30'],
          },
          { words: 'Single-phase pumps need overload protection of their own.' },
        ]
      : []),
    ...(phases === 1 && pumps === 1
      ? [{ words: 'The pump has no breaker here: that of the supply is for it.', when: ['Disconnect.|DR'] }]
      : []),
    ...(feed.through === undefined && hasNeutral
      ? [{ words: 'The control circuit needs 120 V between L1 and N.' }]
      : []),
    {
      words:
        'Contacts for others may be live from elsewhere while the panel is not: open the supply of what is joined to them.',
      when: [`${alarmContact}:Dry contacts.${pumps === 1 ? 'R1|R2|R4|R5' : 'R1|R2|R4|R5|R6|R7'}`],
    },
    ...notShown('Protection', {
      P4: 'dry-run protection',
      P5: 'run-time limit',
      P6: 'ground-fault sensors',
      P8: 'lock-out after three trips',
    }),
    ...notShown('Dry contacts', { R3: 'contact for any fault', R8: 'contact for a switch not in automatic' }),
    ...(phases === 1 ? notShown('Dry contacts', failed) : []),
    ...(phases === 1 && extras.hasLights ? notShown('Pilot lights', { L4: 'light for a tripped overload' }) : []),
    ...own,
  ];
}

const pumpsOf = (pumps: number): number[] => Array.from({ length: pumps }, (_, index) => index + 1);
