import { request } from '@millrace/contract';
import { accessCalls, type StaffSession } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';

/** How many recovery codes are left, and ten new ones in their place. */
export function NewRecoveryCodes({ session, left }: { session: StaffSession; left: number }): ReactNode {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useDangerous(
    () => request(officeTransport, accessCalls.makeRecoveryCodes, {}),
    (made) => {
      setCodes(made.codes);
      void queries.invalidateQueries({ queryKey: ['own factors'] });
    },
  );
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  return (
    <>
      <p className="own-codes">
        <span>
          {left} recovery {left === 1 ? 'code is' : 'codes are'} left.
        </span>
        <button className="button" type="button" disabled={make.isPending} onClick={() => make.run(undefined)}>
          Make ten new ones
        </button>
        <span className="soft">The old ones end.</span>
      </p>
      <Fault words={make.error === null ? null : faultWords(make.error)} />
      <ConfirmFactor session={session} asked={make.asked} />
    </>
  );
}
