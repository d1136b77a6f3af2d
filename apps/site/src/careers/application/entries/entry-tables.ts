import { ADDRESS_MAX, type ApplicationTable, applicationTables, LINE_MAX } from '@millrace/contract';
import type { ComponentProps } from 'react';
import type { Entry } from '../application-values.ts';

/** The input of a column. */
interface ColumnFacts {
  kind?: 'yes-no';
  /** Shown beside the field's label. */
  note?: string;
  maxLength?: number;
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;
  /** Takes the whole width of the dialog. */
  isWide?: true;
}

/** One column of a table, and one field of its dialog. */
export interface Column extends ColumnFacts {
  /** The API's name (decisions 6). */
  name: string;
  title: string;
}

export interface EntryTable {
  name: ApplicationTable;
  title: string;
  note: string;
  /** The subject of one row, after "Add" and "Edit". */
  one: string;
  columns: readonly Column[];
}

const phone: ColumnFacts = { input: { type: 'tel', inputMode: 'tel' } };
const address: ColumnFacts = { maxLength: ADDRESS_MAX, isWide: true };
const wide: ColumnFacts = { isWide: true };

/** The three tables of the form (specification 2.19). */
export const entryTables: readonly EntryTable[] = [
  entryTable('education', 'Schools, colleges, trade schools and courses.', 'a school', {
    schoolType: { note: 'such as high school' },
    graduate: { kind: 'yes-no' },
    degree: wide,
  }),
  entryTable('employers', 'The last one first.', 'an employer', {
    name: wide,
    address,
    phone,
    position: wide,
    reasonForLeaving: address,
    startDate: { note: 'such as May 2021' },
  }),
  entryTable('references', 'People who know your work and are not your relatives.', 'a reference', {
    address,
    phone: { ...phone, isWide: true },
  }),
];

/** A table with the contract's columns in their order; `facts` are of those that are no plain line of text. */
function entryTable<Name extends ApplicationTable>(
  name: Name,
  note: string,
  one: string,
  facts: { [Field in keyof (typeof applicationTables)[Name]['columns']]?: ColumnFacts },
): EntryTable {
  const { title, columns } = applicationTables[name];
  const given: Readonly<Record<string, ColumnFacts | undefined>> = facts;
  const listed = Object.entries(columns).map(([field, words]) => ({ name: field, title: words, ...given[field] }));
  return { name, title, note, one, columns: listed };
}

/** A row nobody has filled in. */
export const emptyEntry = ({ columns }: EntryTable): Entry => Object.fromEntries(columns.map(({ name }) => [name, '']));

/** The text of a cell. */
export const cellWords = ({ kind }: Column, text: string): string =>
  kind === 'yes-no' ? text.replace(/^./, (first) => first.toUpperCase()) : text;

/** The limit of a field in a dialog. */
export const longest = ({ maxLength = LINE_MAX }: Column): number => maxLength;
