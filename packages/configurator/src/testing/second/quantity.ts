import type { ConfigOption } from '../../data/configurator.ts';

const CAP = 20;

export function maxQuantity({ maxQty }: ConfigOption): number {
  return maxQty === undefined || maxQty <= 0 ? CAP : Math.min(maxQty, CAP);
}

/** Integer, 1 … min(maxQty, 20); what is no quantity becomes 1; a read-only one is `qty`. */
export function quantityFor(option: ConfigOption, entered: number): number {
  if (option.isQtyReadonly === true) return within(option, option.qty ?? 1);
  return within(option, entered);
}

export function startQuantity(option: ConfigOption): number {
  return within(option, option.qty ?? 1);
}

function within(option: ConfigOption, entered: number): number {
  const whole = Math.trunc(entered);
  if (!Number.isFinite(whole) || whole < 1) return 1;
  return Math.min(whole, maxQuantity(option));
}
