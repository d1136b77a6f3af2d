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

/** Orders the families that fit, and the models of each; each order goes both ways. */
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
        {[
          { order: 'price', name: 'Price', isNumber: true },
          { order: 'name', name: 'Name', isNumber: false },
          ...answer.orders,
        ].map(({ order: value, name, isNumber }) => (
          <Ways key={value} order={value} name={name} isNumber={isNumber} />
        ))}
      </select>
    </label>
  );
}

function Ways({ order, name, isNumber }: FilterAnswer['orders'][number]): ReactNode {
  return (
    <>
      <option value={order}>{isNumber ? `${name}, lowest first` : name}</option>
      <option value={`-${order}`}>{isNumber ? `${name}, highest first` : `${name}, last first`}</option>
    </>
  );
}
