import type { Column } from './column.ts';

type Row = Readonly<Record<string, unknown>>;

/** The value that a row has for a column; of the column of other attributes, only those without a column of their own. */
export function valueOfColumn({ field, attribute }: Column, row: Row, keys: ReadonlySet<string>): unknown {
  const value = row[field.name];
  if (field.widget.is !== 'attributes' || !isRow(value)) return value;
  if (attribute !== undefined) return Object.hasOwn(value, attribute.key) ? value[attribute.key] : undefined;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));
}

/** The row with the value of a column; undefined leaves an attribute out. Other attributes are left as they are. */
export function withColumn({ field, attribute }: Column, row: Row, value: unknown): Row {
  if (field.widget.is !== 'attributes') return { ...row, [field.name]: value };
  const present = isRow(row[field.name]) ? (row[field.name] as Row) : {};
  if (attribute === undefined) return { ...row, [field.name]: { ...present, ...(isRow(value) ? value : {}) } };
  const { [attribute.key]: _, ...others } = present;
  return { ...row, [field.name]: value === undefined ? others : { ...others, [attribute.key]: value } };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
