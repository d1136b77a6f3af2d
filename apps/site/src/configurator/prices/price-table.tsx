import type { Evaluation } from '@millrace/configurator';
import { memo, useDeferredValue } from 'react';
import './price-table.css';
import { plainAmount } from '../../nameplate/price-text.ts';
import { toChoose } from '../building/to-choose.ts';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';
import { type CatalogueModel, LIST_PRICE, listPrice, type PricePart, priceParts } from './price-words.ts';

/**
 * The parts of the price: each part that costs something, the open groups, the sum. The plate with the price is painted
 * first.
 */
export function PriceTable({ model }: { model: CatalogueModel | null }) {
  const evaluation = useBuilderState(useBuilder(), (state) => state.evaluation);
  return <Sum evaluation={useDeferredValue(evaluation)} model={useDeferredValue(model)} />;
}

const Sum = memo(function Sum({ evaluation, model }: { evaluation: Evaluation; model: CatalogueModel | null }) {
  const builder = useBuilder();
  const parts = priceParts(builder.configurator, evaluation);
  const open = toChoose(builder.configurator, evaluation);
  const total = listPrice(builder.configurator, evaluation, model);
  if (parts.length === 0 && open.length === 0) return null;
  return (
    <table className="cfg-sum">
      <caption>What makes the price</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Part</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ key, ...part }) => (
          <PartRow key={key} {...part} />
        ))}
        {open.length === 0 ? null : (
          <tr className="cfg-sum-open">
            <td>··</td>
            <td>{open.length === 1 ? `${open[0]}, to choose` : `${open[0]} and ${open.length - 1} more to choose`}</td>
            <td>–</td>
          </tr>
        )}
      </tbody>
      {evaluation.complete && total !== null && total !== 0 ? (
        <tfoot>
          <tr>
            <td />
            <th scope="row">{LIST_PRICE}</th>
            <td>{plainAmount(total)}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
});

const PartRow = memo(function PartRow({ code, text, amount }: Omit<PricePart, 'key'>) {
  return (
    <tr>
      <td>{code}</td>
      <td>{text}</td>
      <td>{amount}</td>
    </tr>
  );
});
