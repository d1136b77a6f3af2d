import type { ConfigGroup, RuleList } from '@millrace/configurator';
import { several } from '../../building-blocks/group.ts';
import { option } from '../../building-blocks/option.ts';

/** Pilot lights on the door. `sealFail` is the rule under which there are seal-fail relays. */
export function indication(sealFail: RuleList): ConfigGroup {
  return several(
    'Pilot lights',
    4,
    [
      option('L1', 'power-on light, white', 22),
      option('L2', 'control-power light, green', 22),
      option('L3', 'pump-failed light, red', 34),
      option('L4', 'overload-tripped light, amber', 34),
      option('L5', 'seal-fail light, amber', 26, { enableIf: sealFail }),
      option('L6', 'over-temperature light, amber', 26, { enableIf: ['Protection.P1|P2'] }),
      option('L7', 'high-level light, red', 24),
      option('L8', 'low-level light, amber', 24),
      option('L9', 'all lights push-to-test', 58, { neverDisabled: true }),
    ],
    { optional: true },
  );
}

export function protection(pumps: number): ConfigGroup {
  return several(
    'Protection',
    3,
    [
      option('P1', 'thermal-switch relays, automatic reset', 48 * pumps, { disableCodes: ['P2'] }),
      option('P2', 'thermal-switch relays, manual reset', 52 * pumps),
      option('P3', 'phase monitor', 126, {
        disableIf: ['Supply.1'],
        selectIf: ['Starting.SS|SD'],
        moreInfo: { Info: ['Stops the pumps on a lost, weak or reversed phase and starts them again by itself.'] },
      }),
      option('P4', 'dry-run protection', 98 * pumps),
      option('P5', 'run-time limit, 5 to 60 minutes', 64),
      option('P6', 'ground-fault sensors', 142 * pumps, { disableIf: ['Enclosure.amps<25'] }),
      option('P7', 'lightning arrester at the supply', 110),
      option('P8', 'lock-out until reset after three trips', 46),
    ],
    { optional: true },
  );
}

export function dryContacts(pumps: number): ConfigGroup {
  const second =
    pumps > 1 ? [option('R6', 'contact: pump 2 runs', 28), option('R7', 'contact: pump 2 failed', 32)] : [];
  return several(
    'Dry contacts',
    4,
    [
      option('R1', 'contact: power on', 28),
      option('R2', 'contact: high level', 28),
      option('R3', 'contact: any fault', 34, { disableCodes: pumps > 1 ? ['R5', 'R7'] : ['R5'] }),
      option('R4', 'contact: pump 1 runs', 28),
      option('R5', 'contact: pump 1 failed', 32),
      ...second,
      option('R8', 'contact: switch not in automatic', 38),
    ],
    { optional: true },
  );
}
