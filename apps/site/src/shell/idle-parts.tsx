import type { ReactNode } from 'react';
import { Consent } from '../consent/consent.tsx';
import { OfflineWhenDue } from '../offline/offline-when-due.tsx';
import { PrefetchingWhenDue } from '../prefetching/prefetching-when-due.tsx';

/** Parts of the frame that no first screen waits for. */
export function IdleParts(): ReactNode {
  return (
    <>
      <PrefetchingWhenDue />
      <OfflineWhenDue />
      <Consent />
    </>
  );
}
