import type { Circuit, Rung, Section } from '@millrace/circuits';
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
import { interlocksOf, type PanelSupply, panelSupplies, powerDevices, pumpBranch } from './panel-supplies.ts';

const alarm: AlarmRules = {
  any: 'Alarm.L|A|R|V|W|C',
  beacon: 'Alarm.L|A|R|V|C',
  remote: 'Alarm.W',
  horn: 'Alarm.A|R|V|C',
  testSwitch: 'Alarm.A|R|V|C:Options.T',
  light: HIGH_LEVEL_LIGHT,
};
const extras: Extras = {
  meter: 'Options.E',
  counter: 'Options.C',
  hasLights: true,
  startDelay: 'Options.Y',
  sealFail: 'Options.S',
};
const RANGE_FLOAT = 'Floats.2F';
const LATCHED = 'Floats.3F|4F|3G';

/** The diagrams of the simplex panels: each supply, and the alarm fed with the pump or on its own. */
export const harrierCircuits = (): Circuit[] =>
  panelSupplies.flatMap((supply) => [harrier(supply, false), harrier(supply, true)]);

function harrier(supply: PanelSupply, isOwn: boolean): Circuit {
  const control: Section = { fuse: 'F1', rungs: controlRungs(supply) };
  const alarms: Section = {
    fuse: 'F2',
    when: [alarm.any],
    rungs: alarmRungs(alarm, { contact: 'ALARM', terminals: ['5', '6'] }),
  };
  return {
    name: isOwn ? `${supply.name}; alarm on a circuit of its own` : supply.name,
    when: [...supply.when, 'Disconnect.|DB|DR|DF|DK|DG', 'Floats.2F|3F|4F|3G', isOwn ? 'Alarm.C' : 'Alarm.N|L|A|R|V|W'],
    devices: devicesOf(supply),
    interlocks: interlocksOf(supply, 1),
    supplies: panelFeeds(supply, {
      branches: [pumpBranch(supply, { pump: 1, pumps: 1 }, ['Options.M'])],
      control: isOwn ? [control] : [control, alarms],
      ownAlarm: isOwn ? alarms : null,
    }),
    dryContacts: dryContactsOf(supply, 1, 'Alarm.R', alarm.any),
    notes: notesOf(supply, 1, extras, {
      alarmContact: 'Alarm.R',
      own: [
        ...(isOwn ? [twoSupplies] : []),
        ...notShown('Options', { H: 'heater', X: 'surge arrester', B: 'battery of the alarm' }),
        ...notShown('Protection', { P7: 'lightning arrester' }),
        { when: ['Options.W'], words: 'The Wi-Fi sender (W) is joined to the alarm contact on 11 and 12.' },
        ...notShown('Pilot lights', {
          L1: 'light for power',
          L3: 'light for a failed pump',
          L8: 'light for low level',
          L9: 'push-to-test of the lights',
        }),
        { when: [HIGH_LEVEL_LIGHT, 'Alarm.N'], words: noSignForLight },
        ...notShown('Pilot devices', {
          R: 'red pilot light in the door',
          G: 'green pilot light in the door',
          P: 'push button in the door',
          K: 'key switch in the door',
        }),
      ],
    }),
  };
}

function controlRungs(supply: PanelSupply): Rung[] {
  return [
    {
      of: {
        series: [
          { contact: 'ROFF', terminals: ['7', '8'], when: ['Floats.4F'] },
          { contact: 'STOP', terminals: ['1', '2'], when: [LATCHED] },
          {
            parallel: [
              { contact: 'START', terminals: ['3', '4'], when: [LATCHED] },
              { contact: 'CR1', when: [LATCHED] },
              { contact: 'PUMP', terminals: ['P1', 'P2'], when: [RANGE_FLOAT] },
            ],
          },
          { load: 'CR1' },
        ],
      },
    },
    ...pumpRungs(supply, 1, extras, { contact: 'CR1' }),
    runRung(1, extras),
    ...extraRungs(supply, 1, extras),
  ];
}

const devicesOf = (supply: PanelSupply): Circuit['devices'] => ({
  ...powerDevices(supply, 1, true),
  F1: { kind: 'fuse', words: 'control fuse' },
  F2: { kind: 'fuse', words: 'alarm fuse' },
  PUMP: { kind: 'float', words: 'pump float, wide-angle' },
  STOP: { kind: 'float', words: 'stop float, the lowest' },
  START: { kind: 'float', words: 'start float' },
  ALARM: { kind: 'float', words: 'alarm float, the highest' },
  ROFF: { kind: 'float', words: 'redundant-off float, below the stop float' },
  CR1: { kind: 'relay', words: 'call for the pump, until its float opens' },
  ...alarmDevices(alarm),
  ...extraDevices(supply, 1, extras),
});
