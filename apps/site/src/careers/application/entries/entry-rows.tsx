import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Entry } from '../application-values.ts';
import { cellWords, type EntryTable } from './entry-tables.ts';

interface EntryRowsProps {
  table: EntryTable;
  entries: readonly Entry[];
  onEdit: (index: number) => void;
  onDelete: (index: number) => void;
}

/** The added rows, each with its actions; on narrow screens, one card for each. */
export function EntryRows({ table, entries, onEdit, onDelete }: EntryRowsProps): ReactNode {
  const { columns } = table;
  return (
    <table className="entries" aria-labelledby={table.name}>
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className="entry-actions">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.length === 0 && (
          <tr className="entries-none">
            <td colSpan={columns.length + 1}>None added.</td>
          </tr>
        )}
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table and holds no state of its own
          <tr key={index}>
            {columns.map((column) => (
              <td key={column.name} data-title={column.title}>
                {cellWords(column, entry[column.name] ?? '')}
              </td>
            ))}
            <td className="entry-actions">
              <Action words="Edit" entry={entry} index={index} onPress={onEdit} />
              <Action words="Delete" entry={entry} index={index} onPress={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ActionProps {
  words: string;
  entry: Entry;
  index: number;
  onPress: (index: number) => void;
}

function Action({ words, entry, index, onPress }: ActionProps): ReactNode {
  return (
    <Button look="link" onClick={() => onPress(index)}>
      {words}
      <span className="sr-only"> {entry.name || `row ${index + 1}`}</span>
    </Button>
  );
}
