import { request } from '@millrace/contract';
import { deskCalls, type SiteUserDetail, type StaffSession } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';

interface UserCustomerProps {
  user: SiteUserDetail;
  session: StaffSession;
  onChanged(user: SiteUserDetail): Promise<void>;
}

/** The customer that a user views the site as, and by it the private-label group. */
export function UserCustomer({ user, session, onChanged }: UserCustomerProps): ReactNode {
  const from = user.customer?.id ?? null;
  const [chosen, setChosen] = useState({ of: from, to: from });
  // Somebody else has changed it meanwhile: what is in force now is chosen.
  if (chosen.of !== from) setChosen({ of: from, to: from });
  const { to } = chosen;
  const save = useDangerous(
    (given: { from: number | null; to: number | null }) =>
      request(officeTransport, deskCalls.officeChangeUserCustomer, { params: { id: user.id }, body: given }),
    onChanged,
  );
  const group = user.customers.find(({ id }) => id === to)?.group ?? null;
  return (
    <section className="section">
      <header>
        <h2>Company and customer group</h2>
      </header>
      <p className="soft">
        The user views the site as this customer: with its private-label families, and those of the others of its group
        to choose from.
      </p>
      <p className="actions site-users-bar">
        <select
          className="field"
          aria-label="Company"
          disabled={!user.isConfirmed}
          value={to ?? ''}
          onChange={({ target }) => setChosen({ of: from, to: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">none</option>
          {user.customers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button
          className="button button-primary"
          type="button"
          disabled={from === to || save.isPending}
          aria-describedby="why-no-customer"
          onClick={() => save.run({ from, to })}
        >
          Change the company
        </button>
        <span className="soft" id="why-no-customer" role="status">
          {whyNot({ isConfirmed: user.isConfirmed, isChanged: from !== to, isDone: save.isDone, group })}
        </span>
      </p>
      <Fault words={save.error === null ? null : faultWords(save.error)} />
      <ConfirmFactor session={session} asked={save.asked} />
    </section>
  );
}

interface Why {
  isConfirmed: boolean;
  isChanged: boolean;
  isDone: boolean;
  group: string | null;
}
function whyNot({ isConfirmed, isChanged, isDone, group }: Why): string {
  if (!isConfirmed) return 'The address is not confirmed: somebody else may have signed up with it.';
  const inGroup = group === null ? 'It is of no customer group.' : `Its customer group: ${group}.`;
  if (isChanged) return inGroup;
  return isDone ? `Saved. ${inGroup}` : inGroup;
}
