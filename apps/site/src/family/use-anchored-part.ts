import type { PartNumber } from '@millrace/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '../navigation/here.tsx';
import { anchoredPart, withoutRow } from './family-address.ts';

/**
 * The part number whose row the address leads to: in its anchor, or, where the server draws the page and sees no anchor, in its parameter.
 * The parameter has done its work then, and leaves the address.
 */
export function useAnchoredPart(row: PartNumber): PartNumber | null {
  const { hash, pathname } = useLocation();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const anchored = isInBrowser ? anchoredPart(hash) : null;
  useEffect(() => {
    if (row === '' || anchored === null || location.pathname !== pathname) return;
    history.replaceState(history.state, '', pathname + withoutRow(location.search) + location.hash);
  }, [row, anchored, pathname]);
  return anchored ?? (row === '' ? null : row);
}

const never = () => () => {};
