import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationValues, Entry } from '../application-values.ts';
import { type EntryTable, emptyEntry } from './entry-tables.ts';

/** A row in its dialog. */
interface Editing {
  table: EntryTable;
  /** Its place in the table; null: it is to be added. */
  index: number | null;
}

export interface Entries {
  editing: (Editing & { entry: Entry }) | null;
  open(table: EntryTable, index: number | null): void;
  save(entry: Entry): void;
  close(): void;
}

/** The rows of the tables: a dialog adds one, or replaces one in its place (specification 4). */
export function useEntries({ getValues, setValue }: UseFormReturn<ApplicationValues>): Entries {
  const [editing, edit] = useState<Editing | null>(null);
  const close = (): void => edit(null);
  return {
    editing: editing && { ...editing, entry: entryAt(editing, getValues(editing.table.name)) },
    open: (table, index) => edit({ table, index }),
    save: (entry) => {
      if (editing === null) return;
      const { table, index } = editing;
      const entries = getValues(table.name);
      const next = index === null ? [...entries, entry] : entries.with(index, entry);
      setValue(table.name, next, { shouldDirty: true });
      close();
    },
    close,
  };
}

const entryAt = ({ table, index }: Editing, entries: readonly Entry[]): Entry =>
  (index === null ? undefined : entries[index]) ?? emptyEntry(table);
