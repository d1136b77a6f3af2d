import type { Fact } from '@millrace/configurator';

/** Control circuit and alarm, beside the motors. */
const CONTROL_AMPS = 2;

/** The data of a panel for the plan and the plate; `pounds` are those of the parts inside that every panel has. */
export function panelFacts(pumps: number, pounds: number): readonly Fact[] {
  return [
    {
      name: 'Rated current',
      unit: 'A',
      decimals: 1,
      specText: 'Rated current {value} A, motors and control circuit together.',
      values: [
        { if: ['Motor amps.count=1'], measure: `sum(${pumps}*Motor amps.amps + ${CONTROL_AMPS})` },
        { if: ['Supply.count=1', 'Contactor.count=1'], measure: `sum(${pumps}*Contactor.amps + ${CONTROL_AMPS})` },
      ],
    },
    {
      name: 'Weight',
      unit: 'lb',
      decimals: 0,
      values: [{ if: ['Enclosure.count=1'], measure: `sum(lb + ${pounds})` }],
    },
    {
      name: 'UL 508A listed',
      specText: 'UL 508A listed: {value}.',
      values: [
        { if: ['Supply.5'], value: 'no' },
        { if: ['Supply.count=1'], value: 'yes' },
      ],
    },
  ];
}
