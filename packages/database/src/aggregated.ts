/** The one row that a query of counts and greatest values has, of an empty table too. Throws where it is not one. */
export function aggregated<Row>([row, ...more]: readonly Row[]): Row {
  if (row === undefined || more.length > 0) throw new RangeError('A query of aggregates has one row.');
  return row;
}
