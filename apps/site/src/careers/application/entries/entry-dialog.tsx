import { type ReactNode, useEffect, useRef } from 'react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { YesNo } from '../../../forms/fields/yes-no.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Entry } from '../application-values.ts';
import { type Column, type EntryTable, longest } from './entry-tables.ts';
import type { Entries } from './use-entries.ts';

/** Adds a row or changes one. Its fields hold a copy: only Save touches the table. Nothing has to be filled in (specification 5). */
export function EntryDialog({ entries: { editing, save, close } }: { entries: Entries }): ReactNode {
  const title = editing === null ? '' : `${editing.index === null ? 'Add' : 'Edit'} ${editing.table.one}`;
  return (
    <Dialog isOpen={editing !== null} onClose={close} title={title} holdsInput>
      {editing !== null && <EntryForm table={editing.table} entry={editing.entry} onSave={save} />}
    </Dialog>
  );
}

interface EntryFormProps {
  table: EntryTable;
  entry: Entry;
  onSave: (entry: Entry) => void;
}

function EntryForm({ table, entry, onSave }: EntryFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(entryIn(table, new FormData(event.currentTarget)));
      }}
    >
      <div className="entry-fields">
        {table.columns.map((column) => (
          <div key={column.name} data-wide={column.isWide}>
            <EntryField column={column} text={entry[column.name] ?? ''} />
          </div>
        ))}
      </div>
      <div className="mt-4 flex justify-end">
        <Button type="submit" look="primary" className="min-w-28">
          Save
        </Button>
      </div>
    </form>
  );
}

function EntryField({ column, text }: { column: Column; text: string }): ReactNode {
  const { name, title, kind, note, input } = column;
  if (kind === 'yes-no') return <YesNo name={name} label={title} given={text} />;
  const label = (
    <>
      {title}
      {note !== undefined && <span className="form-optional"> {note}</span>}
    </>
  );
  return (
    <TextField
      {...input}
      name={name}
      label={label}
      defaultValue={text}
      maxLength={longest(column)}
      autoComplete="off"
    />
  );
}

function entryIn({ columns }: EntryTable, filled: FormData): Entry {
  const text = (name: string): string => {
    const value = filled.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.fromEntries(columns.map(({ name }) => [name, text(name)]));
}
