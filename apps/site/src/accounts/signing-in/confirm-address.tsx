import { ApiError, commands, request } from '@millrace/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { takenFromAddress } from './taken-from-address.ts';

/** The token of the link that opened the page, read as this module loads; null after its use. */
let linkToken = takenFromAddress('confirm');
/** Whether such a link opened the page. */
export const hasCome = linkToken !== null;

type Confirming = 'none' | 'asking' | 'confirmed' | 'refused' | 'unanswered';

/** Confirms the address of a mailed link and reports the outcome. */
export function ConfirmAddress(): ReactNode {
  const [state, setState] = useState<Confirming>('none');
  const confirm = async (): Promise<void> => {
    const token = linkToken;
    if (token === null) return;
    linkToken = null;
    setState('asking');
    const next = await outcome(token);
    if (next === 'unanswered') linkToken = token;
    setState(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been opened
  useEffect(() => void confirm(), []);
  switch (state) {
    case 'none':
      return null;
    case 'asking':
      return <Notice tone="attention">Confirming your e-mail address …</Notice>;
    case 'confirmed':
      return <Notice tone="done">Your e-mail address is confirmed. You can sign in now.</Notice>;
    case 'refused':
      return (
        <Notice tone="fault">
          This link has expired or has been used already. Try to sign in: if your address is not confirmed yet, you can
          have a new link sent.
        </Notice>
      );
    case 'unanswered':
      return (
        <Notice tone="fault">
          Your e-mail address could not be confirmed just now.{' '}
          <Button look="link" onClick={() => void confirm()}>
            Try again
          </Button>
        </Notice>
      );
  }
}

async function outcome(token: string): Promise<Confirming> {
  try {
    await request(fetchTransport, commands.confirmEmail, { body: { token } });
    return 'confirmed';
  } catch (error) {
    return error instanceof ApiError && error.status === BAD_REQUEST ? 'refused' : 'unanswered';
  }
}
const BAD_REQUEST = 400;
