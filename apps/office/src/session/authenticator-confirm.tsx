import { request } from '@millrace/contract';
import { accessCalls, type FactorAdded } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport, refusalOf } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { CodePlate } from './code-plate.tsx';
import './factor-form.css';

interface AuthenticatorConfirmProps {
  /** As the server began it. */
  begun: { address: string; secret: string };
  onAdded(added: FactorAdded): void;
}

/** Ends setting up an authenticator: its secret is scanned or typed, and it proves itself with the six digits it shows. */
export function AuthenticatorConfirm({ begun, onAdded }: AuthenticatorConfirmProps): ReactNode {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => request(officeTransport, accessCalls.confirmAuthenticator, { body }),
    onSuccess: onAdded,
    onError: () => setCode(''),
  });
  return (
    <>
      <AuthenticatorSecret {...begun} />
      <p className="soft">Then type the six digits it shows.</p>
      <CodePlate
        value={code}
        isWrong={refusalOf(confirm.error) === 'factor-wrong'}
        isBusy={confirm.isPending}
        onChange={setCode}
        onFull={(full) => confirm.mutate({ code: full })}
      />
      <Fault words={confirm.error === null ? null : faultWords(confirm.error)} />
    </>
  );
}
