import type { Evaluation } from '@millrace/configurator';
import { memo } from 'react';
import './price-table.css';
import { printing } from '../../ui/words/printing.ts';
import { toChoose } from '../building/to-choose.ts';
import { useBuilder, useStateAfterPaint } from '../building/use-builder.ts';
import type { ModelOf } from './catalogue-model.ts';
import { LIST_PRICE, listPrice, type PricePart, priceParts } from './price-words.ts';

/**
 * The parts of the price: each part that costs something, the open groups, the sum. The plate with the price is painted
 * first.
 */
export function PriceTable({ modelOf }: { modelOf: ModelOf }) {
  return <Sum evaluation={useStateAfterPaint(useBuilder()).evaluation} modelOf={modelOf} />;
}

const Sum = memo(function Sum({ evaluation, modelOf }: { evaluation: Evaluation; modelOf: ModelOf }) {
  const builder = useBuilder();
  const parts = priceParts(builder.configurator, evaluation);
  const open = toChoose(builder.configurator, evaluation);
  const total = listPrice(builder.configurator, evaluation, modelOf(evaluation));
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
            <td>{printing().amount(total)}</td>
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
