/** Returns a value that is there by how things were made, as an entry of a list has it; throws a RangeError where the program is wrong. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('A value is missing that is always there.');
  return value;
}
