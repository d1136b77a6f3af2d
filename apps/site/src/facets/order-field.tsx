import type { FilterAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useGo } from '../ui/go-context.ts';
import { filteredPath } from './filter-address.ts';
import { useAhead } from './use-ahead.ts';

interface OrderFieldProps {
  /** The form of the filters, which sends it where no script runs. */
  form: string;
  base: string;
  answer: FilterAnswer;
  ownOrder: string;
}

/** Orders the families that fit, and the models of each. */
export function OrderField({ form, base, answer, ownOrder }: OrderFieldProps): ReactNode {
  const go = useGo();
  const [order, setOrder] = useAhead(answer.order);
  if (answer.families.length === 0) return null;
  return (
    <label className="fct-order">
      <span className="sr-only">Order</span>
      <select
        className="field"
        name="order"
        form={form}
        value={order}
        onChange={({ target: { value } }) => {
          setOrder(value);
          go.push(filteredPath(base, { ...answer, order: value }));
        }}
      >
        <option value="">{ownOrder}</option>
        <option value="name">Name</option>
        <option value="price">Price</option>
        {answer.orders.map(({ order: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
