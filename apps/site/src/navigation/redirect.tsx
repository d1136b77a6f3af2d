import { useEffect } from 'react';
import { useGo } from '../ui/go-context.ts';

/** Leads on to another page, which takes this one's place in the history. */
export function Redirect({ to }: { to: string }): null {
  const go = useGo();
  useEffect(() => go.replace(to), [go, to]);
  return null;
}
