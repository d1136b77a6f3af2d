import type { PartNumber } from '@millrace/contract';
import { useSyncExternalStore } from 'react';
import { useLocation } from '../navigation/here.tsx';
import { anchoredPart } from './family-address.ts';

/** The part number in the address's anchor. The server never sees an anchor, so the first render has none. */
export function useAnchoredPart(): PartNumber | null {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? anchoredPart(hash) : null;
}

const never = () => () => {};
