import type { SheetMapping } from '@millrace/contract/office';
import type { Judged, JudgedRow } from '../verdict/verdict.ts';

export const judgedRow = (fields: Partial<JudgedRow> = {}): JudgedRow => ({
  sheet: 0,
  row: 0,
  state: 'changed',
  id: 1,
  fields: {},
  paths: [],
  faults: [],
  doubts: [],
  files: [],
  key: '',
  ...fields,
});

export const judgedOf = (...rows: Partial<JudgedRow>[]): Judged => ({
  rows: rows.map(judgedRow),
  counts: { all: 0, new: 0, changed: 0, unchanged: 0, refused: 0, missing: 0, doubtful: 0, files: 0 },
  attributes: [],
});

export const mappingOf = (fields: Partial<SheetMapping> = {}): SheetMapping => ({
  file: 'list.csv',
  sheet: 'Sheet1',
  isLeftOut: false,
  kind: 'products',
  headings: { row: 0, rows: 1 },
  takesHidden: false,
  columns: [],
  key: ['partNumber'],
  always: [],
  empties: 'leave',
  missing: 'leave',
  within: 'kind',
  ...fields,
});
