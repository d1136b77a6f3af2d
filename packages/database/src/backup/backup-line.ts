/**
 * A backup is text, a line for each row: the name of its table, a tab, the row as JSON. The first line names the tables
 * it fits, the last the number of rows, so that a cut-off file is recognised.
 */
export const BACKUP = 'millrace-backup';
export const END = 'end';

export interface BackupHead {
  version: 1;
  /** Of the database's newest migration. */
  migration: string;
}

export interface BackupEnd {
  rows: number;
}

export const backupLine = (name: string, json: string): string => `${name}\t${json}`;

export function splitLine(line: string): { name: string; json: string } {
  const tab = line.indexOf('\t');
  return { name: line.slice(0, tab), json: line.slice(tab + 1) };
}
