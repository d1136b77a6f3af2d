import { useEffect, useState } from 'react';
import { PART_PARAMETER } from '../addresses.ts';
import { useLocation } from '../navigation/here.tsx';

/**
 * Returns the part that the address asks for; '' for none, and until the page is mounted: the server sends one page to all addresses that
 * lead nowhere.
 */
export function useAskedPart(): string {
  const { search } = useLocation();
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked((new URLSearchParams(search).get(PART_PARAMETER) ?? '').trim()), [search]);
  return asked;
}
