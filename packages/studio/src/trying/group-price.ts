import {
  brand,
  type Cents,
  type ConfigGroup,
  type GroupState,
  lengthOf,
  NO_CENTS,
  timesQuantity,
  toCents,
} from '@millrace/configurator';

/** The price that the answer of a group adds to the total, in cents; null is on request. */
export function groupPrice({ pricePerUnit = 0 }: ConfigGroup, state: GroupState): Cents | null {
  if (!state.visible) return NO_CENTS;
  if (state.assembly !== undefined) return state.answered ? state.assembly.total : NO_CENTS;
  if (state.value !== null) return state.answered ? toCents(pricePerUnit, state.value) : NO_CENTS;
  if (typeof state.text === 'string') return toCents(pricePerUnit, lengthOf(state.text));
  const prices = state.options.flatMap(({ selected, price, quantity }) =>
    !selected ? [] : [price === null ? null : timesQuantity(price, quantity)],
  );
  return prices.reduce<Cents | null>(
    (sum, one) => (sum === null || one === null ? null : brand<Cents>(sum + one)),
    NO_CENTS,
  );
}
