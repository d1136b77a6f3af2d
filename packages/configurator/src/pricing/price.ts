import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledOption, CompiledPrice } from '../compiled/compiled.ts';
import { brand, type Cents } from '../data/brand.ts';
import { present } from '../data/present.ts';
import { NO_CENTS, timesQuantity, toCents } from '../decimals/money.ts';
import { listHolds } from '../rules/rules.ts';
import { tablePrices } from '../tables/table-prices.ts';

/** Price of one as things stand, in cents: the first of `prices` whose rules hold, else `price`; null is on request. */
export function priceOf(option: CompiledOption, state: State): Cents | null {
  return priceInForce(option, state).price;
}

function priceInForce(option: CompiledOption, state: State): CompiledPrice {
  for (const entry of option.prices) if (listHolds(entry.if, state)) return entry;
  return option;
}

/** The price of so many pieces: rounded once, so two pieces of 0.005 are a cent. Entries of a sequence are lines of their own. */
function lineOf({ price, amount }: CompiledPrice, quantity: number): Cents | null {
  if (price === null || amount === null) return price;
  return quantity === 1 || isWholeCents(amount, price) ? timesQuantity(price, quantity) : toCents(amount, quantity);
}

function isWholeCents(amount: number, cents: Cents): boolean {
  return cents / 100 === amount;
}

/** `adderPrice` and all that is selected, in cents: 0 while nothing is, null while any price is on request. */
export function totalOf(compiled: Compiled, state: State): Cents | null {
  let total: number = compiled.adderPrice;
  let selected = false;
  for (const option of compiled.options) {
    const quantity = present(state.quantities[option.id]);
    if (quantity === 0) continue;
    const isSequence = present(compiled.groups[option.group]).kind === 'sequence';
    const line = lineOf(priceInForce(option, state), isSequence ? 1 : quantity);
    if (line === null) return null;
    total += isSequence ? line * quantity : line;
    selected = true;
  }
  for (const { index, data } of compiled.groups) {
    const answer = present(state.answers[index]);
    if (answer === null) continue;
    const part = state.parts?.[index];
    if (part) {
      const own = totalOf(part.compiled, part.state);
      if (own === null) return null;
      total += own;
      selected = true;
      continue;
    }
    total += toCents(data.pricePerUnit ?? 0, answer);
    selected = true;
  }
  if (!selected) return NO_CENTS;
  for (const { price } of tablePrices(compiled, state)) {
    if (price === null) return null;
    total += price;
  }
  return brand<Cents>(total);
}
