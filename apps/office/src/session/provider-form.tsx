import { request } from '@millrace/contract';
import { accessCalls, type StaffSession } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';
import { useConfirmed } from './provider-confirmed.ts';

/** Shows the second factor again where the session came by the provider: it asks in a window of its own. */
export function ProviderForm({ onShown }: { onShown(session: StaffSession): void }): ReactNode {
  const shown = useMutation({
    mutationFn: () => request(officeTransport, accessCalls.staffSession, {}),
    onSuccess: (session) => {
      if (session.freshUntil !== null) onShown(session);
    },
  });
  useConfirmed(() => shown.mutate());
  const begin = useMutation({
    mutationFn: async (opened: Window | null) => {
      const { address } = await request(officeTransport, accessCalls.beginConfirmation, {});
      if (opened === null) location.assign(address);
      else opened.location.replace(address);
    },
    onError: (_error, opened) => opened?.close(),
  });
  const error = begin.error ?? shown.error;
  return (
    <>
      <button
        className="button button-primary button-big"
        type="button"
        disabled={begin.isPending}
        // At once with the click: a browser lets no script open a window later.
        onClick={() => begin.mutate(open('about:blank', '_blank'))}
      >
        <span>
          <b>Confirm at the provider</b>
          <small>where you signed in; it opens in a window of its own</small>
        </span>
      </button>
      <Fault words={error === null ? null : faultWords(error)} />
    </>
  );
}
