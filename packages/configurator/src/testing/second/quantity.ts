import type { ConfigOption } from '../../data/configurator.ts';
import { capOf, roomFor } from './limit.ts';
import { optionsAt, type State } from './state.ts';

const CAP = 20;

/** By its own data, the cap of 20 and its own limits. */
function ownMost(state: State, option: ConfigOption): number {
  return Math.min(CAP, mostEntries(state, option));
}

/** How often an option may stand in a sequence, where there is no cap. */
export function mostEntries(state: State, option: ConfigOption): number {
  const { maxQty = 0 } = option;
  const most = maxQty <= 0 ? Number.POSITIVE_INFINITY : maxQty;
  const cap = capOf(state, option);
  return cap === null ? most : Math.min(most, Number(cap));
}

/** Besides, what the limits of its group leave. */
export function maxQuantity(state: State, at: number, index: number): number {
  const option = optionsAt(state, at)[index];
  if (option === undefined) return 0;
  const room = roomFor(state, at, option);
  const most = ownMost(state, option);
  return room === null ? most : Math.min(most, Number(room));
}

/** Integer, 1 … the most that fit; what is no quantity becomes 1; a read-only one is `qty`. */
export function quantityFor(state: State, at: number, index: number, entered: number): number {
  const option = optionsAt(state, at)[index];
  if (option?.isQtyReadonly === true) return startQuantity(state, option);
  return within(entered, maxQuantity(state, at, index));
}

export function startQuantity(state: State, option: ConfigOption): number {
  return within(option.qty ?? 1, ownMost(state, option));
}

/** A quantity after its option's own limits have changed. */
export function keptQuantity(state: State, option: ConfigOption, quantity: number): number {
  return within(quantity, ownMost(state, option));
}

/** Whether the option's own limits leave less than one, or less than a read-only quantity. */
export function isCappedAway(state: State, option: ConfigOption): boolean {
  const cap = capOf(state, option);
  return cap !== null && Number(cap) < (option.isQtyReadonly === true ? (option.qty ?? 1) : 1);
}

function within(entered: number, most: number): number {
  const whole = Math.trunc(entered);
  if (!Number.isFinite(whole) || whole < 1) return 1;
  return Math.max(1, Math.min(whole, most));
}
