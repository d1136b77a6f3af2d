import type { ModelColumn } from './model-columns.ts';
import type { ModelsView } from './models-view.ts';

interface ColumnHeadProps {
  column: ModelColumn;
  sort: ModelsView['sort'];
  onSort: (key: ModelColumn['key']) => void;
}

/** The head of a column, which sorts by it; without the script only its name. */
export function ColumnHead({ column: { key, name, isNumber = false, cell }, sort, onSort }: ColumnHeadProps) {
  const order = sort?.key !== key ? undefined : sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={cell === undefined ? (isNumber ? 'number' : undefined) : 'mod-attribute'}
      aria-sort={order}
    >
      <span className="mod-name">{name}</span>
      <button type="button" className="mod-sort" data-order={order} onClick={() => onSort(key)}>
        {name}
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
          <path className="mod-up" d="m3 5 3-3 3 3" />
          <path className="mod-down" d="m3 7 3 3 3-3" />
        </svg>
      </button>
    </th>
  );
}
