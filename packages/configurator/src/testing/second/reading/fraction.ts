/** An exact decimal; `bottom` is above 0 and the two are not reduced. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

export const ZERO: Fraction = { top: 0n, bottom: 1n };

/** The decimal as it is written, in JSON or in a rule. Null for what is no decimal. */
export function exact(written: number | string): Fraction | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(String(written).trim());
  if (match === null) return null;
  const [, sign, whole = '', decimals = '', power = '0'] = match;
  if (whole + decimals === '') return null;
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  const shift = Number(power) - decimals.length;
  return shift >= 0
    ? { top: digits * 10n ** BigInt(shift), bottom: 1n }
    : { top: digits, bottom: 10n ** BigInt(-shift) };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

/** Below 0 where a is less than b, 0 where they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = minus(a, b).top;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function largest(values: readonly Fraction[]): Fraction | null {
  return [...values].sort((a, b) => compare(b, a))[0] ?? null;
}

export function smallest(values: readonly Fraction[]): Fraction | null {
  return [...values].sort(compare)[0] ?? null;
}

/** Rounded down. */
export function floor({ top, bottom }: Fraction): bigint {
  const cut = top / bottom;
  return top % bottom < 0n ? cut - 1n : cut;
}

/** Rounded half up; below zero half goes away from zero, as in commerce. */
export function roundHalfUp(value: Fraction): bigint {
  if (value.top < 0n) return -roundHalfUp({ top: -value.top, bottom: value.bottom });
  return floor(plus(value, { top: 1n, bottom: 2n }));
}

/** The JSON number whose shortest form is this decimal. */
export function toNumber(value: Fraction): number {
  return Number(shortest(value));
}

/** As few digits as there are, without an exponent and without `-0`. Only for decimals, which come to an end. */
export function shortest({ top, bottom }: Fraction): string {
  const sign = top < 0n ? '-' : '';
  let rest = top < 0n ? -top : top;
  let text = `${rest / bottom}`;
  rest %= bottom;
  if (rest > 0n) text += '.';
  while (rest > 0n) {
    rest *= 10n;
    text += `${rest / bottom}`;
    rest %= bottom;
  }
  return sign + text;
}
