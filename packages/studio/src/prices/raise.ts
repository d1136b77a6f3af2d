/** A raise of prices: by so many per cent or by an amount, then up to the next multiple of a step; 0 as step: to the nearest cent. */
export interface Raise {
  by: { percent: number } | { amount: number };
  step: number;
}

const CENTS = 100;

/**
 * A number raised by so many per cent, up to the next multiple of a step; 0 as step: to the nearest whole. Prices are whole cents, and the
 * per cent are counted in hundredths, so that no part of a cent is lost on the way.
 */
export function raisedBy(value: number, percent: number, step: number): number {
  const hundredths = Math.round(percent * 100);
  return upTo((value * (10_000 + hundredths)) / 10_000, step);
}

/** A rest of binary fractions below a millionth is no reason for a further step. Nothing is 0, never -0. */
const upTo = (exact: number, step: number): number =>
  (step > 0 ? Math.ceil(exact / step - 1e-6) * step : Math.round(exact)) || 0;

/** A price raised, both decimal amounts. Nothing stays nothing, and what is taken off is taken off more. */
export function raisedPrice(price: number, { by, step }: Raise): number {
  if (price === 0) return 0;
  const size = Math.abs(Math.round(price * CENTS));
  const stepCents = Math.round(step * CENTS);
  const raised =
    'percent' in by ? raisedBy(size, by.percent, stepCents) : upTo(size + Math.round(by.amount * CENTS), stepCents);
  return (Math.sign(price) * raised) / CENTS || 0;
}
