import type { ReactNode } from 'react';
import './tables.css';

/** The name of a column, or more of it. */
export type Column =
  | string
  | {
      name: string;
      isNumber?: true;
      /** Seen by nobody: its cells say what they are. */
      isUnseen?: true;
    };

/** The head of a table. */
export const TableHead = ({ columns }: { columns: readonly Column[] }): ReactNode => (
  <thead>
    <tr>
      {columns.map((column) => {
        const { name, isNumber, isUnseen }: Exclude<Column, string> =
          typeof column === 'string' ? { name: column } : column;
        return (
          <th key={name} scope="col" className={isNumber === true ? 'number' : undefined}>
            {isUnseen === true ? <span className="unseen">{name}</span> : name}
          </th>
        );
      })}
    </tr>
  </thead>
);
