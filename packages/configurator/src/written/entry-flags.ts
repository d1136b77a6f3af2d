import type { ConfigOption } from '../data/configurator.ts';

/** Fields of an option that mean nothing in a sequence (decisions 2.2, "Lint"). */
export const ENTRY_FLAGS = [
  'selected',
  'isReadonly',
  'selectIf',
  'isLast',
  'qty',
  'isQtyPrefix',
  'isQtySuffix',
  'isQtyReadonly',
  'maxOverride',
  'overrideCodes',
  'neverDisabled',
] as const satisfies readonly (keyof ConfigOption)[];

/** The option without them. */
export function withoutFlags(data: ConfigOption): ConfigOption {
  const plain = { ...data };
  for (const flag of ENTRY_FLAGS) delete plain[flag];
  return plain;
}
