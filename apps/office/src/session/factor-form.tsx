import { request } from '@millrace/contract';
import { accessCalls, type ShownFactor, type StaffSession } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport, refusalOf } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';
import { CodePlate } from './code-plate.tsx';
import { hasPasskeys, showPasskey } from './passkeys.ts';
import { ProviderForm } from './provider-form.tsx';
import './factor-form.css';

interface FactorFormProps {
  factors: StaffSession['factors'];
  onShown(session: StaffSession): void;
}

/** Shows one of the second factors that the user has: a passkey, the code of an authenticator, or a recovery code. */
export function FactorForm({ factors, onShown }: FactorFormProps): ReactNode {
  const [code, setCode] = useState('');
  const [isRecovering, setRecovering] = useState(
    !factors.authenticator && !canUsePasskey(factors) && !factors.provider,
  );
  const show = useMutation({
    mutationFn: async (factor: ShownFactor | 'passkey') => {
      const body = factor === 'passkey' ? await fromDevice() : factor;
      return body === null ? null : sendFactor(body);
    },
    onSuccess: (session) => {
      if (session !== null) onShown(session);
    },
    onError: () => setCode(''),
  });
  const recover = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    show.mutate({ recoveryCode: String(new FormData(event.currentTarget).get('recovery')) });
  };
  const isWrong = refusalOf(show.error) === 'factor-wrong';
  return (
    <div className="factor-form">
      {factors.provider ? <ProviderForm onShown={onShown} /> : null}
      {canUsePasskey(factors) ? (
        <button
          className="button button-primary button-big"
          type="button"
          disabled={show.isPending}
          onClick={() => show.mutate('passkey')}
        >
          <span>
            <b>Use a passkey</b>
            <small>fingerprint, face or security key</small>
          </span>
        </button>
      ) : null}
      {factors.authenticator && !isRecovering ? (
        <>
          <p className={canUsePasskey(factors) ? 'or' : 'soft'}>
            <span>{canUsePasskey(factors) ? 'or the code' : 'The code'} from your authenticator app</span>
          </p>
          <CodePlate
            value={code}
            isWrong={isWrong}
            isBusy={show.isPending}
            onChange={setCode}
            onFull={(full) => show.mutate({ code: full })}
          />
        </>
      ) : null}
      {isRecovering ? (
        <form onSubmit={recover}>
          <label className="label" htmlFor="recovery">
            Recovery code, one of the ten you kept
          </label>
          <input className="field figures" id="recovery" name="recovery" autoComplete="off" required />
          <button className="button" type="submit" disabled={show.isPending}>
            Use it
          </button>
        </form>
      ) : null}
      <Fault
        words={show.error === null ? null : faultWords(show.error)}
        isWarning={refusalOf(show.error) === 'too-many'}
      />
      <p className="other-ways">
        {factors.authenticator && factors.recoveryCodes > 0 ? (
          <button className="button-link" type="button" onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? 'Use the authenticator' : 'Use a recovery code'}
          </button>
        ) : null}
        <span className="soft">
          {factors.provider
            ? 'The provider has your second factor: who looks after it there helps you when it is lost.'
            : 'Lost it all? An admin can reset your second factor.'}
        </span>
      </p>
    </div>
  );
}

/** Each form by itself: the arguments of a call are a union of them. */
function sendFactor(body: ShownFactor): Promise<StaffSession> {
  if ('code' in body) return request(officeTransport, accessCalls.showFactor, { body });
  if ('passkey' in body) return request(officeTransport, accessCalls.showFactor, { body });
  return request(officeTransport, accessCalls.showFactor, { body });
}

const canUsePasskey = ({ passkey }: StaffSession['factors']): boolean => passkey && hasPasskeys();

async function fromDevice(): Promise<ShownFactor | null> {
  const passkey = await showPasskey(await request(officeTransport, accessCalls.askPasskey, {}));
  return passkey === null ? null : { passkey };
}
