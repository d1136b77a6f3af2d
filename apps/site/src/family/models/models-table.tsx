import type { PartNumber, Product, ProductColumn } from '@millrace/contract';
import { useDeferredValue, useMemo } from 'react';
import './models-table.css';
import { useUnits } from '../../measures/use-units.ts';
import { useCopying } from '../../ui/use-copying.ts';
import { EmptyTab } from '../tabs/empty-tab.tsx';
import { UnderConstruction } from '../tabs/under-construction.tsx';
import { ColumnHead } from './column-head.tsx';
import { modelColumns } from './model-columns.ts';
import { modelLines } from './model-lines.ts';
import { ModelRow } from './model-row.tsx';
import { ModelsTools } from './models-tools.tsx';
import { type ModelsView, modelsShown, nextSort } from './models-view.ts';

interface ModelsTableProps {
  products: readonly Product[];
  /** The attributes in which they differ. */
  attributes: readonly ProductColumn[] | undefined;
  /** The part number whose row the address leads to. */
  marked: PartNumber | null;
  view: ModelsView;
  onView: (view: ModelsView) => void;
}

/** The models of a family without a configurator: sorted, filtered and copied where the script runs, whole without it. */
export function ModelsTable({ products, attributes, marked, view, onView }: ModelsTableProps) {
  // The rows may follow a key by a moment: what is said about them, such as their order, follows with them.
  const viewShown = useDeferredValue(view);
  const units = useUnits();
  const columns = useMemo(() => modelColumns(attributes), [attributes]);
  const shown = modelsShown(products, viewShown, { marked, columns, units });
  const [copying, copy] = useCopying();
  if (products.length === 0) return <EmptyTab caption="Models: Not Available" picture={<UnderConstruction />} />;
  return (
    <>
      <ModelsTools
        count={products.length}
        shown={shown.length}
        filter={view.filter}
        onFilter={(filter) => onView({ ...view, filter })}
        copying={copying}
        onCopy={() => copy(rowsCopied(shown.length), modelLines(shown, columns, units))}
      />
      {shown.length === 0 ? (
        <p className="mod-none">
          No model here has “{viewShown.filter.trim()}”.{' '}
          <button type="button" className="button-link" onClick={() => onView({ ...view, filter: '' })}>
            Show all {products.length}
          </button>
        </p>
      ) : (
        <table className="table mod-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  sort={viewShown.sort}
                  onSort={(key) => onView({ ...view, sort: nextSort(view.sort, key) })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <ModelRow
                key={product.partNumber}
                product={product}
                attributes={attributes ?? NONE}
                units={units}
                isMarked={product.partNumber === marked}
                isCopied={copying?.isCopied === true && copying.what === product.partNumber}
                onCopy={copy}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const NONE: readonly ProductColumn[] = [];
const rowsCopied = (count: number): string => `${count} ${count === 1 ? 'model' : 'models'} with headings`;
