import type { ConfigGroup, ConfigOption } from '../data/configurator.ts';
import { QUANTITY_CAP } from '../data/constants.ts';

type QuantityData = Pick<ConfigOption, 'qty' | 'maxQty' | 'isQtyPrefix' | 'isQtySuffix' | 'isQtyReadonly'>;

/** min(`maxQty`, cap); absent or 0 is the cap. */
export function largestQuantity(option: QuantityData): number {
  const largest = Math.trunc(option.maxQty ?? 0);
  return largest >= 1 ? Math.min(largest, QUANTITY_CAP) : QUANTITY_CAP;
}

/** The quantity that an option starts with, and keeps where `isQtyReadonly`. */
export function startingQuantity(option: QuantityData): number {
  return clampQuantity(option.qty ?? 1, largestQuantity(option));
}

/** An integer from 1 to `largest`; empty, zero, negative or not a number becomes 1 (specification 5). */
export function clampQuantity(quantity: number, largest: number): number {
  const whole = Math.trunc(Number(quantity));
  return whole >= 1 ? Math.min(whole, largest) : 1;
}

/** Whether the number shows the quantity; otherwise it only multiplies the price. */
export function printsQuantity(option: QuantityData): boolean {
  return option.isQtyPrefix === true || option.isQtySuffix === true;
}

/** Whether limits may take pieces off an option that the number does not count: then only settling knows how many there are. */
export function mayLosePieces(
  group: Pick<ConfigGroup, 'limits' | 'kind'>,
  option: QuantityData & Pick<ConfigOption, 'limits'>,
): boolean {
  if (printsQuantity(option) || group.kind === 'sequence') return false;
  return (option.limits ?? []).length > 0 || (group.limits ?? []).some(({ of }) => of !== undefined);
}
