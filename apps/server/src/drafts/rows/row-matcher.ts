import { type ContentKind, contentKinds } from '@millrace/contract/content';
import { type FieldCondition, issueWords, type RowFilter, rowFilter } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { ProblemError, problem, refused } from '../../problems/problem-error.ts';
import { fieldOf } from './sorting/row-ranks.ts';
import { compareKeys, folded, sortKey } from './sorting/sort-key.ts';

/** Whether a row is wanted. */
export type Matches = (row: object) => boolean;
type Test = (value: unknown) => boolean;

/** The conditions of a filter, which is JSON, as one test. Throws refusals for what is no filter of this kind. */
export function rowMatcher(kind: ContentKind, filter: string | undefined, search = ''): Matches {
  const tests = Object.entries(filter === undefined ? {} : readFilter(kind, filter)).map(
    ([field, condition]) => [field, testOf(condition)] as const,
  );
  const words = folded(search.trim());
  return (row) =>
    tests.every(([field, test]) => test(fieldOf(row, field))) &&
    (words === '' || Object.values(row).some((value) => isScalar(value) && folded(String(value)).includes(words)));
}

export function refuseUnknownField(kind: ContentKind, field: string): void {
  if (!Object.hasOwn(contentKinds[kind].row.shape, field))
    throw refused('bad-request', `${kind} has no field ${field}.`);
}

function readFilter(kind: ContentKind, text: string): RowFilter {
  const read = rowFilter.safeParse(jsonIn(text));
  if (!read.success) {
    const errors = read.error.issues.map((issue) => ({
      field: ['filter', ...issue.path].join('.'),
      message: issueWords(issue),
    }));
    throw new ProblemError(problem('bad-request', 'filter must be an object of JSON: field and condition.', errors));
  }
  for (const field of Object.keys(read.data)) refuseUnknownField(kind, field);
  return read.data;
}

/** undefined: it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const makers: { readonly [Name in keyof FieldCondition]-?: (wanted: NonNullable<FieldCondition[Name]>) => Test } = {
  is: (wanted) => (value) => isEqual(value ?? null, wanted),
  isNot: (wanted) => (value) => !isEqual(value ?? null, wanted),
  contains: (wanted) => {
    const words = folded(String(wanted));
    return (value) =>
      Array.isArray(value)
        ? value.some((one) => isScalar(one) && folded(String(one)) === words)
        : isScalar(value) && folded(String(value)).includes(words);
  },
  startsWith: (wanted) => {
    const words = folded(wanted);
    return (value) => isScalar(value) && folded(String(value)).startsWith(words);
  },
  above: compared((sign) => sign > 0),
  atLeast: compared((sign) => sign >= 0),
  below: compared((sign) => sign < 0),
  atMost: compared((sign) => sign <= 0),
  oneOf: (wanted) => {
    const values = new Set<unknown>(wanted);
    return (value) => (Array.isArray(value) ? value.some((one) => values.has(one)) : values.has(value ?? null));
  },
  isEmpty: (wanted) => (value) => (value === undefined || value === null || isOfNoLength(value)) === wanted,
};

const isOfNoLength = (value: unknown): boolean =>
  (typeof value === 'string' || Array.isArray(value)) && value.length === 0;

/** A value of another sort than the edge, such as a text beside a number, is on neither side of it. */
function compared(holds: (sign: number) => boolean): (edge: number | string) => Test {
  return (edge) => {
    const wanted = sortKey(edge);
    return (value) => {
      const key = sortKey(value);
      return typeof key === typeof wanted && holds(compareKeys(key, wanted));
    };
  };
}

function testOf(condition: RowFilter[string]): Test {
  if (typeof condition !== 'object' || condition === null) return (value) => isEqual(value ?? null, condition);
  const tests = Object.entries(condition).map(
    ([name, wanted]) => Reflect.apply(Reflect.get(makers, name), null, [wanted]) as Test,
  );
  return (value) => tests.every((test) => test(value));
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
