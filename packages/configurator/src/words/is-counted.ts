import type { ConfigOption, OptionState } from '../index.ts';

/** Whether this option is counted: the number shows how many, or the data gives a maximum. */
export function isCounted(option: ConfigOption, state: OptionState): boolean {
  if (state.quantityFixed || state.maxQuantity < 2) return false;
  return option.isQtyPrefix === true || option.isQtySuffix === true || (option.maxQty ?? option.qty ?? 1) > 1;
}
