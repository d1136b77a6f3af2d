import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'office: confirmed at the provider';

/** Tells the other windows of the office that the provider has asked again. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(true);
  channel.close();
}

/** Calls back when another window has told so. */
export function useConfirmed(confirmed: () => void): void {
  const call = useEffectEvent(confirmed);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => call();
    return () => channel.close();
  }, []);
}
