import { useEffect, useState } from 'react';

/** Whether the script has taken over: not on the server, and not while the page is still as the server sent it. */
export function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}
