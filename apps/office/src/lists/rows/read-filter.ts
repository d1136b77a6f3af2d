import type { Field } from '@millrace/contract/fields';
import type { FieldCondition } from '@millrace/contract/office';
import { readTyped } from '../../fields/read-typed.ts';

/** The filter of one column: a condition for the server, words for a row that is referred to, or why it is none. */
export type ReadFilter = { condition: FieldCondition } | { words: string } | { fault: string };

const EMPTY = /^(?:none|empty|—|-)$/i;
const COMPARED = /^(>=|<=|>|<|=|≥|≤)\s*(.+)$/s;
const RANGE = /^(.+?)\s*(?:\.\.|–)\s*(.+)$/s;
const edges = { '>': 'above', '<': 'below', '>=': 'atLeast', '<=': 'atMost', '≥': 'atLeast', '≤': 'atMost' } as const;

/** Reads a filter as people type it: `tern`, `TD-*`, `> 1000`, `100..200`, `=x`, `none`. The text is not empty. */
export function readFilter(field: Field, text: string): ReadFilter {
  const typed = text.trim();
  const { is } = field.widget;
  if (EMPTY.test(typed)) return { condition: { isEmpty: true } };
  if (is === 'yes-no' || is === 'choice') return one(field, typed, (value) => ({ is: value }));
  if (is === 'reference' || is === 'references') return { words: typed };
  const isOrdered = is === 'integer' || is === 'decimal' || is === 'cents' || is === 'date';
  const [, sign = '', edge = ''] = COMPARED.exec(typed) ?? [];
  if (sign === '=') return isOrdered ? one(field, edge, (value) => ({ is: value })) : { condition: { is: edge } };
  if (isEdge(sign)) return one(field, edge, (value) => ({ [edges[sign]]: value }));
  if (!isOrdered) {
    const isStart = typed.endsWith('*') && typed.length > 1;
    return { condition: isStart ? { startsWith: typed.slice(0, -1) } : { contains: typed } };
  }
  const [, from, to] = RANGE.exec(typed) ?? [];
  if (from === undefined || to === undefined) return one(field, typed, (value) => ({ is: value }));
  const above = one(field, from, (value) => ({ atLeast: value }));
  const below = one(field, to, (value) => ({ atMost: value }));
  if (!('condition' in above)) return above;
  return 'condition' in below ? { condition: { ...above.condition, ...below.condition } } : below;
}

const isEdge = (sign: string): sign is keyof typeof edges => Object.hasOwn(edges, sign);

/** A condition with a value of the field's own type. */
function one(
  field: Field,
  text: string,
  made: (value: string | number | boolean) => { [Name in keyof FieldCondition]?: unknown },
): ReadFilter {
  const read = readTyped(field, text.trim());
  if (!read.ok) return { fault: read.words };
  const { value } = read;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? { condition: made(value) as FieldCondition } : { fault: `“${text}” is nothing to filter by.` };
}
