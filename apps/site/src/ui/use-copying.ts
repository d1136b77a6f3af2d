import { LINK_COPIED_MS } from '@millrace/contract';
import { useCallback, useEffect, useState } from 'react';

/** The outcome of the last copy, told for three seconds. */
export interface Copying {
  /** The name of what was copied, or was to be. */
  what: string;
  isCopied: boolean;
}

/** The words for a browser that does not let a page copy. */
export const COPYING_REFUSED = 'Copying is not allowed here.';

/** Copies texts to the clipboard and holds the outcome; null once it has been told. */
export function useCopying(): [Copying | null, (what: string, text: string) => Promise<boolean>] {
  const [copying, setCopying] = useState<Copying | null>(null);
  useEffect(() => {
    if (copying === null) return;
    const timer = setTimeout(() => setCopying(null), LINK_COPIED_MS);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = useCallback(async (what: string, text: string): Promise<boolean> => {
    const isCopied = await write(text);
    setCopying({ what, isCopied });
    return isCopied;
  }, []);
  return [copying, copy];
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
