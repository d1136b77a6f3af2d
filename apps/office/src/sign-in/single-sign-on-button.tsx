import { request } from '@millrace/contract';
import { accessCalls } from '@millrace/contract/office';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { Fault } from '../ui/fault.tsx';

/** The way in through the provider, where one is set up; with the link of an invitation, it is accepted so. */
export function SingleSignOnButton({ link }: { link?: string }): ReactNode {
  const { data: ways } = useQuery({
    queryKey: ['sign-in ways'],
    queryFn: ({ signal }) => request(officeTransport, accessCalls.signInWays, { signal }),
  });
  const begin = useMutation({
    mutationFn: () =>
      request(officeTransport, accessCalls.beginSingleSignOn, { body: link === undefined ? {} : { link } }),
    onSuccess: ({ address }) => location.assign(address),
  });
  if (ways?.provider == null) return null;
  return (
    <>
      <p className="or">
        <span>or</span>
      </p>
      <button
        className="button button-wide"
        type="button"
        disabled={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate()}
      >
        {link === undefined ? 'Sign in' : 'Accept'} through {ways.provider}
      </button>
      <Fault words={begin.error === null ? null : faultWords(begin.error)} />
    </>
  );
}
