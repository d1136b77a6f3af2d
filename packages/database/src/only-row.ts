/**
 * The one row of a statement that has one: a query of counts and greatest values, of an empty table too, or what an insert returns. Throws
 * a RangeError where it is not one.
 */
export function onlyRow<Row>([row, ...more]: readonly Row[]): Row {
  if (row === undefined || more.length > 0)
    throw new RangeError(`A statement of one row has ${more.length + (row === undefined ? 0 : 1)}.`);
  return row;
}
