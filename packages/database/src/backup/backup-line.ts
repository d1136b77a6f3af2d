/**
 * A backup is text, a line for each row: the name of its table, a tab, the row as JSON. The first line says which tables it fits,
 * the last how many rows there were, so that a file cut off is told from a whole one.
 */
export const BACKUP = 'millrace-backup';
export const END = 'end';

export interface BackupHead {
  version: 1;
  /** Of the newest migration the database had. */
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
