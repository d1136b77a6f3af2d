/** A decimal number, exactly: so many `units` of its last of `places`. 1.25 is 125 units with 2 places. */
export interface Decimal {
  units: bigint;
  places: number;
}

/** The decimal that a finite number is written as: 1.1 is eleven tenths, not the binary fraction next to it. */
export function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const units = BigInt(whole + fraction);
  const places = fraction.length - Number(exponent);
  return places < 0 ? { units: units * tenTo(-places), places: 0 } : { units, places };
}

export function product(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

/** Units of the last of so many places, half a unit away from zero. */
export function roundedTo(places: number, decimal: Decimal): bigint {
  const surplus = decimal.places - places;
  if (surplus <= 0) return decimal.units * tenTo(-surplus);
  const one = tenTo(surplus);
  const away = decimal.units < 0n ? -one / 2n : one / 2n;
  return (decimal.units + away) / one;
}

/** The shortest decimal text of a finite number, never with an exponent: 1e-7 is `0.0000001`, -0 is `0`. */
export function printDecimal(value: number): string {
  const { units, places } = decimalOf(value);
  return printUnits(units, places);
}

/** Units of the last of so many places as the shortest decimal text. */
export function printUnits(units: bigint | number, places: number): string {
  const isNegative = units < 0;
  const digits = String(isNegative ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
