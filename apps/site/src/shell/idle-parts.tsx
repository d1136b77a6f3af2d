import type { ReactNode } from 'react';
import { Consent } from '../consent/consent.tsx';
import { Offline } from '../offline/offline.tsx';

/** Parts of the frame that no first screen waits for. */
export function IdleParts(): ReactNode {
  return (
    <>
      <Offline />
      <Consent />
    </>
  );
}
