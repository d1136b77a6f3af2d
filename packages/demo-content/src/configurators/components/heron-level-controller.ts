import type { Configurator } from '@millrace/configurator';
import { assembled, choice, measure, several } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';
import { soraNarrowAngle } from '../floats/sora-narrow-angle.ts';

/**
 * HL-2-T10-D-120: pumps, level input, mounting, supply; delays are set at the factory but no part of the number. A backup float is
 * ordered with it by its own number: HL-2-T10/40-D-120-(SN-30-NO-30).
 */
export const heronLevelController: Configurator = {
  prefix: 'HL-',
  instructions: 'The transmitter range is the depth of the basin, rounded up.',
  parts: { float: soraNarrowAngle },
  // Prairie Pump's labels have its letters before the number.
  aliases: [{ 'PP/': '' }],
  facts: [
    {
      name: 'Weight',
      unit: 'lb',
      decimals: 1,
      values: [{ if: ['Mounting.count=1'], measure: 'sum(lb + Backup float.Weight)' }],
    },
  ],
  // Prairie Pump has a frame agreement for the duplex controller. Its group has a smaller one, for members without one of their own.
  context: [
    { name: 'customer', values: ['prairie-pump'], default: 'without agreement' },
    { name: 'label', values: ['1'] },
  ],
  configGroups: [
    choice('Pumps', [
      option('1', 'one pump', 468, { attributes: { pumps: 1 } }),
      option('2', 'two pumps', 540, {
        attributes: { pumps: 2 },
        prices: [
          { if: ['@customer.prairie-pump'], price: 486 },
          { if: ['@customer.without agreement', '@label.1'], price: 513 },
        ],
      }),
      option('3', 'three pumps', 638, { attributes: { pumps: 3 } }),
    ]),
    choice('Level input', [
      option('FL', '4 float inputs', 0, { attributes: { feet: 0 } }),
      option('T05', 'transmitter, 0–5 ft', 248, {
        attributes: { feet: 5 },
        images: ['heron-level-controller-transducer.svg'],
      }),
      option('T10', 'transmitter, 0–10 ft', 248, {
        attributes: { feet: 10 },
        images: ['heron-level-controller-transducer.svg'],
      }),
      option('T15', 'transmitter, 0–15 ft', 262, {
        attributes: { feet: 15 },
        images: ['heron-level-controller-transducer.svg'],
      }),
      option('T30', 'transmitter, 0–30 ft', 284, {
        attributes: { feet: 30 },
        images: ['heron-level-controller-transducer.svg'],
      }),
      option('MA', '4–20 mA input, transmitter by others', 0, { attributes: { feet: 0 } }),
    ]),
    measure('Vented cable', {
      separator: '/',
      showIf: ['Level input.feet>0'],
      min: 40,
      max: 300,
      step: 20,
      unit: 'ft',
      pricePerUnit: 1.9,
      attributes: { lb: 0.05 },
    }),
    choice('Mounting', [
      option('D', 'for a panel door', 0, {
        name: 'panel door',
        attributes: { lb: 2.2 },
        images: ['heron-level-controller-door.svg'],
      }),
      option('R', 'for the rail, without display', -60, {
        name: 'rail mounting',
        attributes: { lb: 1.4 },
        images: ['heron-level-controller-rail.svg'],
      }),
      option('X', 'in a NEMA 4X box', 118, { name: 'NEMA 4X box', attributes: { lb: 6.8 } }),
    ]),
    choice('Supply', [
      option('120', '120 VAC', 0),
      option('24', '24 VDC', 0),
      option('240', '240 VAC', 14, { disableIf: ['Mounting.R'] }),
    ]),
    several(
      'Inputs',
      3,
      [
        option('A', 'pump current inputs', 84),
        option('S', 'seal and temperature inputs', 62),
        option('F', 'flow input', 45, { disableIf: ['Level input.FL'] }),
        option('N', 'network port', 96, { moreInfo: { Info: ['Modbus TCP.'] } }),
        option('O', 'analogue output', 54),
      ],
      { optional: true, optionSeparator: '' },
    ),
    choice('Language', [standard('English'), option('FR', 'French display', 0), option('SP', 'Spanish display', 0)]),
    measure('Lag delay', { min: 0, max: 250, unit: 's', printed: false }),
    measure('Alarm delay', {
      min: 0,
      max: 250,
      unit: 's',
      printed: false,
      limits: [{ if: ['Pumps.1'], min: 5, max: 120 }],
    }),
    assembled('Backup float', 'float', { optional: true, specText: 'Backup float {value} for the high level.' }),
  ],
};
