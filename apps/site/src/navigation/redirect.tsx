import { useEffect } from 'react';
import { useGo } from '../ui/go-context.ts';

/** Goes on to another page, which replaces this one in the history. */
export function Redirect({ to }: { to: string }): null {
  const go = useGo();
  useEffect(() => go.replace(to), [go, to]);
  return null;
}
