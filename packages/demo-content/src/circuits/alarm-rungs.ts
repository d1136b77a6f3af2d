import type { Circuit, Node, Rung } from '@millrace/circuits';

export const HIGH_LEVEL_LIGHT = 'Pilot lights.L7';
export const noSignForLight = 'Not shown: high-level light (L7) of a panel without an alarm.';

/** Rules under which an alarm has its parts. */
export interface AlarmRules {
  /** Any alarm at all. */
  any: string;
  beacon: string;
  /** A beacon at the end of a cable, in place of the one on the panel. */
  remote: string | null;
  horn: string;
  /** Test, normal, silence. */
  testSwitch: string;
  /** A light on the door beside it. */
  light: string | null;
}

/** The alarm: `level` is what closes when the water is too high. */
export function alarmRungs(rules: AlarmRules, level: Node): Rung[] {
  const sounding: Node = { contact: 'CRA' };
  return [
    {
      when: [rules.any],
      of: {
        series: [{ parallel: [level, { contact: 'S3', position: 'TEST', when: [rules.testSwitch] }] }, { load: 'CRA' }],
      },
    },
    { when: [rules.beacon], of: { series: [sounding, { load: 'BCN' }] } },
    ...(rules.remote === null
      ? []
      : [
          {
            when: [rules.remote],
            of: { series: [sounding, { load: 'RBN', terminals: ['33', '34'] }] },
          } satisfies Rung,
        ]),
    ...(rules.light === null
      ? []
      : [{ when: [rules.any, rules.light], of: { series: [sounding, { load: 'HL7' }] } } satisfies Rung]),
    {
      when: [rules.horn],
      of: {
        series: [sounding, { parallel: [{ contact: 'S3', position: 'SILENCE' }, { contact: 'CRS' }] }, { load: 'CRS' }],
      },
    },
    {
      when: [rules.horn],
      of: { series: [sounding, { contact: 'CRS', normally: 'closed' }, { load: 'HRN' }] },
    },
  ];
}

export const alarmDevices = ({ remote, light }: AlarmRules): Circuit['devices'] => ({
  CRA: { kind: 'relay', words: 'alarm relay' },
  CRS: { kind: 'relay', words: 'silence relay, until the level falls' },
  S3: { kind: 'selector', words: 'test, normal, silence', positions: ['NORMAL', 'TEST', 'SILENCE'] },
  BCN: { kind: 'lamp', words: 'alarm beacon', colour: 'R' },
  ...(remote === null ? {} : { RBN: { kind: 'lamp', words: 'remote beacon', colour: 'R' } }),
  ...(light === null ? {} : { HL7: { kind: 'lamp', words: 'high level', colour: 'R' } }),
  HRN: { kind: 'horn', words: 'horn' },
});
