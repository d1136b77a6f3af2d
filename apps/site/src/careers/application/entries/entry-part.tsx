import { APPLICATION_ROWS_MAX } from '@millrace/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ApplicationValues, Entry } from '../application-values.ts';
import { EntryRows } from './entry-rows.tsx';
import type { EntryTable } from './entry-tables.ts';
import { Removed } from './removed.tsx';

interface EntryPartProps {
  table: EntryTable;
  /** Opens the dialog for a row; null: for a new one. */
  onOpen: (index: number | null) => void;
}

/** One of the three tables, with '+' to add a row (specification 2.19). */
export function EntryPart({ table, onOpen }: EntryPartProps): ReactNode {
  const { control, setValue } = useFormContext<ApplicationValues>();
  const entries = useWatch({ control, name: table.name });
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: Entry[]): void => setValue(table.name, next, { shouldDirty: true });
  const remove = (index: number): void => {
    const entry = entries[index];
    if (entry === undefined) return;
    change(entries.toSpliced(index, 1));
    setRemoved({ entry, index });
  };
  const isFull = entries.length >= APPLICATION_ROWS_MAX;
  return (
    <section className="entry-part" aria-labelledby={table.name}>
      <div className="entry-head">
        <div className="part-name">
          <h2 id={table.name}>{table.title}</h2>
          <p>{isFull ? `${APPLICATION_ROWS_MAX} rows at most: the table is full.` : table.note}</p>
        </div>
        <Button ref={add} className="print:hidden" disabled={isFull} onClick={() => onOpen(null)}>
          <Icon name="plus" /> Add {table.one}
        </Button>
      </div>
      <EntryRows table={table} entries={entries} onEdit={onOpen} onDelete={remove} />
      {removed !== null && (
        <Removed
          key={`${removed.index} ${entries.length}`}
          words={`${wordsOf(table, removed.entry)} deleted.`}
          onUndo={() => {
            change(entries.toSpliced(removed.index, 0, removed.entry));
            setRemoved(null);
            add.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** The label of a row: its name, or else its first text. */
const wordsOf = ({ columns }: EntryTable, entry: Entry): string =>
  entry.name || (columns.map(({ name }) => entry[name]).find((text) => text) ?? 'The row');
