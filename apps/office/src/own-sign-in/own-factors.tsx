import { request } from '@millrace/contract';
import { accessCalls, type FactorAdded, type StaffSession } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { AuthenticatorConfirm } from '../session/authenticator-confirm.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { addPasskey, hasPasskeys } from '../session/passkeys.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { useTakeSession } from '../session/session.ts';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

const KEY = ['own factors'];

/** Reads the second factors of the user. */
export const useOwnFactors = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.staffFactors, { signal }),
  });

/** The second factors of the user: each with its last use; more can be added, any but the last removed. */
export function OwnFactors({
  session,
  read: { data, error },
}: {
  session: StaffSession;
  read: ReturnType<typeof useOwnFactors>;
}): ReactNode {
  const queries = useQueryClient();
  const changed = (): void => void queries.invalidateQueries({ queryKey: KEY });
  const remove = useDangerous(
    (id: string) => request(officeTransport, accessCalls.removeFactor, { params: { id } }),
    changed,
  );
  const fault = error ?? remove.error;
  const isOfProvider = session.factors.provider;
  return (
    <section className="own-section">
      <h2>Second factors</h2>
      <Fault words={fault === null ? null : faultWords(fault)} />
      <ul>
        {data?.factors.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <b>{name}</b>
            <span>set up {shownMoment(createdAt)}</span>
            <span className="soft">
              {usedAt === null ? (
                'not used yet'
              ) : (
                <>
                  last used <When moment={usedAt} />
                </>
              )}
            </span>
            <button
              className="button"
              type="button"
              aria-label={`Remove ${name}, set up ${shownMoment(createdAt)}`}
              disabled={remove.isPending}
              onClick={() => remove.run(id)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {data?.factors.length === 0 ? (
        <p className="soft">
          {isOfProvider
            ? 'You sign in through a provider, which asks for its own second factor.'
            : 'None is set up, and this server asks for none.'}
        </p>
      ) : null}
      {isOfProvider ? null : <MoreFactors session={session} onChanged={changed} />}
      {data === undefined || data.factors.length === 0 ? null : (
        <NewRecoveryCodes session={session} left={data.recoveryCodesLeft} />
      )}
      <ConfirmFactor session={session} asked={remove.asked} />
    </section>
  );
}

/** Adds a passkey or an authenticator to those there are. */
function MoreFactors({ session, onChanged }: { session: StaffSession; onChanged(): void }): ReactNode {
  const take = useTakeSession();
  const [begun, setBegun] = useState<{ address: string; secret: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const added = (given: FactorAdded | null): void => {
    if (given === null) return;
    setBegun(null);
    setCodes(given.codes);
    take(given.session);
    onChanged();
  };
  const passkey = useDangerous(addPasskey, added);
  const authenticator = useDangerous(() => request(officeTransport, accessCalls.beginAuthenticator, {}), setBegun);
  const fault = passkey.error ?? authenticator.error;
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (begun !== null)
    return (
      <div className="factor-form">
        <AuthenticatorConfirm begun={begun} onAdded={added} />
        <button className="button" type="button" onClick={() => setBegun(null)}>
          Leave it
        </button>
      </div>
    );
  return (
    <>
      <p className="own-codes">
        {session.takesPasskeys && hasPasskeys() ? (
          <button className="button" type="button" disabled={passkey.isPending} onClick={() => passkey.run(undefined)}>
            Add a passkey
          </button>
        ) : null}
        <button
          className="button"
          type="button"
          disabled={authenticator.isPending}
          onClick={() => authenticator.run(undefined)}
        >
          Add an authenticator
        </button>
      </p>
      <Fault words={fault === null ? null : faultWords(fault)} />
      <ConfirmFactor session={session} asked={passkey.asked ?? authenticator.asked} />
    </>
  );
}
