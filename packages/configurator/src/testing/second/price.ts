import type { ConfigOption, Table } from '../../data/configurator.ts';
import { isAnswered, piecesIn } from './answered.ts';
import { lengthOf, textAt } from './entries/text.ts';
import { valueAt } from './numbers/number.ts';
import { exact, type Fraction, roundHalfUp, times, ZERO } from './reading/fraction.ts';
import { listHolds } from './reading/rule.ts';
import { groupAt, groupsOf, isSequence, type State, selectedIn } from './state.ts';
import { columnsOf, givenBy } from './table.ts';

/** Price of one: of the first entry that holds, else the option's own; null is on request. */
function priceOf(state: State, option: ConfigOption): Fraction | null {
  const entry = (option.prices ?? []).find((one) => one.if === undefined || listHolds(state, one.if));
  const price = entry === undefined ? (option.price === undefined ? 0 : option.price) : entry.price;
  return price === null ? null : exact(price);
}

export function priceInCents(state: State, option: ConfigOption): number | null {
  const price = priceOf(state, option);
  return price === null ? null : cents(price);
}

/** Lines rounded half up to a cent; 0 while nothing is selected, null while one is on request. */
export function totalOf(state: State): number | null {
  if (!groupsOf(state).some((_, at) => isAnswered(state, at))) return 0;
  let total = cents(exact(state.configurator.adderPrice ?? 0) ?? ZERO);
  for (const [at, group] of groupsOf(state).entries()) {
    const value = group.kind === 'number' ? valueAt(state, at) : null;
    if (value !== null) total += cents(times(value, exact(group.pricePerUnit ?? 0) ?? ZERO));
    total += textPrice(state, at);
    const part = state.assemblyAt(state, at);
    const partTotal = part === null ? 0 : totalOf(part);
    if (partTotal === null) return null;
    total += partTotal;
    for (const { option, quantity } of selectedIn(state, at)) {
      const price = priceOf(state, option);
      if (price === null) return null;
      total += isSequence(state, at)
        ? quantity * cents(price)
        : cents(times(price, { top: BigInt(quantity), bottom: 1n }));
    }
  }
  for (const table of state.configurator.tables ?? []) {
    const price = tablePrice(state, table);
    if (price === null) return null;
    total += cents(price);
  }
  return total;
}

/** For each character. */
function textPrice(state: State, at: number): number {
  const text = textAt(state, at);
  if (text === null) return 0;
  return cents(times(exact(groupAt(state, at).pricePerUnit ?? 0) ?? ZERO, { top: BigInt(lengthOf(text)), bottom: 1n }));
}

/** Returns the price that the fitting row gives, times what `per` names; on request where it is null or no row fits what is answered. */
function tablePrice(state: State, table: Table): Fraction | null {
  if (table.gives?.includes('price') !== true) return ZERO;
  const { fits, value } = givenBy(state, table, 'price');
  if (!fits && !columnsOf(state, table).some((at) => typeof at === 'number' && isAnswered(state, at))) return ZERO;
  return value === null ? null : times(value, amountOf(state, table.per));
}

function amountOf(state: State, per: string | undefined): Fraction {
  const at = groupsOf(state).findIndex(({ name }) => name === per);
  if (at < 0) return { top: 1n, bottom: 1n };
  if (groupAt(state, at).kind === 'number') return valueAt(state, at) ?? ZERO;
  if (groupAt(state, at).kind === 'text') return { top: BigInt(lengthOf(textAt(state, at) ?? '')), bottom: 1n };
  return { top: BigInt(piecesIn(state, at)), bottom: 1n };
}

function cents(amount: Fraction): number {
  return Number(roundHalfUp(times(amount, { top: 100n, bottom: 1n })));
}
