import { commands, formWords, request } from '@millrace/contract';
import type { ReactNode } from 'react';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { useSubmission } from '../../forms/sending/use-submission.ts';
import { Button } from '../../ui/button.tsx';

interface SendAgainProps {
  credentials: { email: string; password: string };
  onSent: () => void;
}

/** Mails the confirmation link again, after a right password. */
export function SendAgain({ credentials, onSent }: SendAgainProps): ReactNode {
  const { submit, isSending, fault } = useSubmission<SendAgainProps['credentials']>({
    action: 'login',
    otherwise: formWords.failed,
    send: async ({ email, password }, token) => {
      await request(fetchTransport, commands.resendConfirmation, { body: { email: email.trim(), password, token } });
      onSent();
    },
  });
  return (
    <>
      <Button className="mt-2" aria-disabled={isSending} onClick={() => void submit(credentials)}>
        Send it again
      </Button>
      {fault !== null && <p className="mt-2">{fault.message}</p>}
    </>
  );
}
