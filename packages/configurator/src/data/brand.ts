declare const name: unique symbol;

/** A string or a number with a meaning, which another string or number cannot stand in for by mistake. */
export type Brand<T extends string | number, Name extends string> = T & { readonly [name]: Name };

/**
 * A weaker brand, for strings and numbers that come plain in rows, answers and addresses: a plain one can become named without a cast, one
 * of another name cannot.
 */
export type Named<Name extends string, T extends string | number = string> = T & { readonly [name]?: Name };

/** A model number as it is ordered, e.g. `TD-3-4X-E|2S-20`. A part number and a label are other strings. */
export type ModelNumber = Brand<string, 'ModelNumber'>;

/** An amount of money in whole cents, which is no decimal amount. */
export type Cents = Brand<number, 'Cents'>;

/** A decimal amount of money, as configurators and the answers of the API carry it. */
export type DecimalAmount = Named<'DecimalAmount', number>;

/** Marks a value as what it is known to be. Called where such values are made, or were just checked. */
export function brand<B extends Brand<string, string>>(value: string): B;
export function brand<B extends Brand<number, string>>(value: number): B;
export function brand(value: string | number): string | number {
  return value;
}
