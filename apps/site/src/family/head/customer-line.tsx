import type { Family } from '@millrace/contract';
import type { ReactNode } from 'react';
import { CHOICES_PARAMETER, NUMBER_PARAMETER } from '../../configurator/address/parameters.ts';
import { CustomerMark } from '../../private-label/customer-mark.tsx';
import { CustomerSwitch } from '../../private-label/customer-switch.tsx';

interface CustomerLineProps {
  family: Pick<Family, 'customers' | 'customer'>;
  /** The share code of the choices; null without any. */
  choices: () => string | null;
}

/** Names the customer whose page it is, and leads to that of another customer of the group; draws nothing for everybody else. */
export function CustomerLine({ family: { customers, customer }, choices }: CustomerLineProps): ReactNode {
  if (customers === undefined || customers.length === 0) return null;
  return (
    <div className="fam-customer">
      {customer === undefined ? null : <CustomerMark customer={customer} />}
      <CustomerSwitch customers={customers} active={customer} onSwitched={() => beginAnew(choices())} />
    </div>
  );
}

/** The same page, as another customer's. Their numbers may begin differently; the choices mean the same wherever they fit. */
function beginAnew(choices: string | null): void {
  const address = new URL(location.href);
  address.searchParams.delete(NUMBER_PARAMETER);
  address.searchParams.delete(CHOICES_PARAMETER);
  if (choices !== null) address.searchParams.set(CHOICES_PARAMETER, choices);
  history.replaceState(history.state, '', address);
  location.reload();
}
