import type { Family } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import './private-label.css';
import { switchCustomer } from './switch-customer.ts';

interface CustomerSwitchProps {
  /** Those of the visitor's group who sell what the page shows. */
  customers: NonNullable<Family['customers']>;
  /** The one viewed as; absent where that customer does not sell it. */
  active: NonNullable<Family['customer']> | undefined;
  /** Once another one is viewed as. */
  onSwitched: () => void;
}

/** The customer that the page is viewed as; choosing another one reloads the page (specification 2.12). */
export function CustomerSwitch({ customers, active, onSwitched }: CustomerSwitchProps): ReactNode {
  const [wanted, setWanted] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (id: number): Promise<void> => {
    setWanted(id);
    setFailed(false);
    if (await switchCustomer(id)) return onSwitched();
    setWanted(null);
    setFailed(true);
  };
  return (
    <div className="viewed-as">
      <label>
        <span>Viewed as</span>
        <select
          className="field"
          value={wanted ?? active?.id ?? ''}
          disabled={wanted !== null}
          onChange={(event) => void choose(Number(event.target.value))}
        >
          {active === undefined ? (
            <option value="" disabled>
              Choose a customer
            </option>
          ) : null}
          {customers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="viewed-as-failed">
        {hasFailed ? 'The customer could not be changed. Please try again.' : ''}
      </p>
    </div>
  );
}
