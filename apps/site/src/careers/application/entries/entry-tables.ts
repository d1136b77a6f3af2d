import { ADDRESS_MAX, LINE_MAX } from '@millrace/contract';
import type { ComponentProps } from 'react';
import type { Entry, TableName } from '../application-values.ts';

/** One column of a table, and one field of its dialog. */
export interface Column {
  /** As the API calls it (decisions 6). */
  name: string;
  title: string;
  kind?: 'yes-no';
  /** Said beside the field's label. */
  note?: string;
  maxLength?: number;
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;
  /** Takes the whole width of the dialog. */
  isWide?: true;
}

export interface EntryTable {
  name: TableName;
  title: string;
  note: string;
  /** What one row is about, after "Add" and "Edit". */
  one: string;
  columns: readonly Column[];
}

const phone: Column = { name: 'phone', title: 'Phone', input: { type: 'tel', inputMode: 'tel' } };
const address: Column = { name: 'address', title: 'Address', maxLength: ADDRESS_MAX, isWide: true };

/** The three tables of the form, with their columns in order (specification 2.19). */
export const entryTables: readonly EntryTable[] = [
  {
    name: 'education',
    title: 'Education Information',
    note: 'Schools, colleges, trade schools and courses.',
    one: 'a school',
    columns: [
      { name: 'schoolType', title: 'Type', note: 'such as high school' },
      { name: 'name', title: 'Name' },
      { name: 'location', title: 'Location' },
      { name: 'graduate', title: 'Graduate', kind: 'yes-no' },
      { name: 'degree', title: 'Degree/Subjects', isWide: true },
    ],
  },
  {
    name: 'employers',
    title: 'Former Employers',
    note: 'The last one first.',
    one: 'an employer',
    columns: [
      { name: 'name', title: 'Name', isWide: true },
      address,
      phone,
      { name: 'supervisor', title: 'Supervisor' },
      { name: 'position', title: 'Position', isWide: true },
      { name: 'reasonForLeaving', title: 'Reason for Leaving', maxLength: ADDRESS_MAX, isWide: true },
      { name: 'startDate', title: 'Start Date', note: 'such as May 2021' },
      { name: 'endDate', title: 'End Date' },
    ],
  },
  {
    name: 'references',
    title: 'References',
    note: 'People who know your work and are not your relatives.',
    one: 'a reference',
    columns: [
      { name: 'name', title: 'Name' },
      { name: 'business', title: 'Business' },
      address,
      { ...phone, isWide: true },
    ],
  },
];

/** A row nobody has filled in. */
export const emptyEntry = ({ columns }: EntryTable): Entry => Object.fromEntries(columns.map(({ name }) => [name, '']));

/** What a cell shows. */
export const cellWords = ({ kind }: Column, text: string): string =>
  kind === 'yes-no' ? text.replace(/^./, (first) => first.toUpperCase()) : text;

/** What one field of a dialog takes at most. */
export const longest = ({ maxLength = LINE_MAX }: Column): number => maxLength;
