import type { Configurator } from '@millrace/configurator';
import { choice, measure, several } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/** KT-1-DT-3F-AB-20: supply, timer, floats, alarm, cable. The dose set at the factory is on the label, not in the number. */
export const knotTimedDosing: Configurator = {
  prefix: 'KT-',
  instructions: 'The timer can be set at the factory: gallons per day divided by gallons per dose gives the doses.',
  configGroups: [
    choice('Supply', [
      option('1', '120 V, single-phase', 398, { attributes: { voltage: '120' } }),
      option('2', '208–240 V, single-phase', 412, { attributes: { voltage: '208–240' } }),
    ]),
    choice('Timer', [
      option('DT', 'digital timer', 0, { images: ['knot-timed-dosing-digital.svg'] }),
      option('AT', 'analogue timer', -22, { images: ['knot-timed-dosing-analogue.svg'] }),
      option('PT', 'programmable timer with log', 148),
    ]),
    choice('Floats', [
      option('2F', '2 floats', 0, { attributes: { floats: 2 }, displayName: 'Two: enable, alarm' }),
      option('3F', '3 floats', 26, { attributes: { floats: 3 }, displayName: 'Three: enable, override, alarm' }),
      option('4F', '4 floats', 52, {
        attributes: { floats: 4 },
        displayName: 'Four: redundant off, enable, override, alarm',
      }),
    ]),
    choice('Alarm', [
      option('AL', 'beacon', 42),
      option('AB', 'beacon and horn', 78),
      option('AR', 'beacon, horn and dry contact', 104),
    ]),
    several(
      'Options',
      3,
      [
        option('E', 'elapsed-time meter', 46),
        option('C', 'cycle counter', 34),
        option('V', 'override counter', 34, { disableIf: ['Floats.2F'] }),
        option('H', 'anti-condensation heater', 64),
        option('W', 'Kestrel Wi-Fi sender', 172, {
          altDescription: 'Wi-Fi sender',
          disableIf: ['Alarm.AL|AB'],
        }),
      ],
      { optional: true },
    ),
    choice('Breakers', [standard('Terminals'), option('DB', 'pump and control breakers', 62)]),
    choice('Float cable', [
      option('20', '20 ft float cable', 98),
      option('30', '30 ft float cable', 122),
      option('50', '50 ft float cable', 166),
    ]),
    measure('Dose', { min: 5, max: 3600, step: 5, unit: 's', printed: false }),
    measure('Rest', {
      min: 60,
      max: 86_400,
      step: 60,
      unit: 's',
      printed: false,
      limits: [{ if: ['Dose.value>0'], min: 'Dose' }],
    }),
  ],
};
