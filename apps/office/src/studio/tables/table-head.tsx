import type { Table } from '@millrace/configurator';
import { withColumn, withGiven } from '@millrace/studio';
import { type ReactNode, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { CommitField } from '../groups/commit-field.tsx';

/** The columns that the table asks and gives, and the group that its price is for. */
export function TableHead({
  table: { name, columns, gives = [], per, rows },
  onRename,
  onEdit,
  onRemove,
}: {
  table: Table;
  onRename(to: string): string | null;
  onEdit(next: (table: Table) => Table): void;
  onRemove(): void;
}): ReactNode {
  const { configurator } = useStudio();
  const [given, setGiven] = useState('');
  const groups = configurator.configGroups.filter(({ kind }) => kind !== 'text' && kind !== 'assembly');
  const add = (): void => {
    const word = given.trim();
    if (!/^[\p{L}\p{N}_]+$/u.test(word) || gives.includes(word)) return;
    onEdit((one) => withGiven(one, word));
    setGiven('');
  };
  return (
    <header className="studio-bar">
      <h2 className="unseen">{name}</h2>
      <CommitField label="Name of the table" value={name} width={220} onCommit={(to) => onRename(to.trim())} />
      <span className="soft">
        {rows.length} {rows.length === 1 ? 'row' : 'rows'}
      </span>
      <span className="studio-push" />
      <select
        className="field pairs-side"
        aria-label="Add a column that it asks"
        value=""
        onChange={({ target }) => target.value !== '' && onEdit((one) => withColumn(one, target.value))}
      >
        <option value="">+ asks a group …</option>
        {groups
          .filter((group) => !columns.includes(group.name))
          .map((group) => (
            <option key={group.name} value={group.name}>
              {group.name}
            </option>
          ))}
      </select>
      <form
        className="table-given"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          className="field"
          aria-label="Add a number that it gives"
          placeholder="+ gives: price, fla …"
          value={given}
          onChange={({ target }) => setGiven(target.value)}
        />
      </form>
      {gives.includes('price') ? (
        <select
          className="field pairs-side"
          aria-label="Its price is"
          value={per ?? ''}
          onChange={({ target }) =>
            onEdit(({ per: _, ...one }) => (target.value === '' ? one : { ...one, per: target.value }))
          }
        >
          <option value="">price once</option>
          {groups.map((group) => (
            <option key={group.name} value={group.name}>
              price for each of {group.name}
            </option>
          ))}
        </select>
      ) : null}
      <button className="button" type="button" onClick={onRemove}>
        Take the table out
      </button>
    </header>
  );
}
