import { useSyncExternalStore } from 'react';
import { isNetworkNews } from '../kept-on-device/messages.ts';
import { isOffline } from './is-offline.ts';

/** Whether the site can be reached, as far as this page knows. */
interface Connection {
  isOffline(): boolean;
  /** Calls the listener whenever the site is lost or reached again; returns a function that stops it. */
  watch(listener: () => void): () => void;
}

export function watchedConnection(): Connection {
  let offline: boolean | null = null;
  const listeners = new Set<() => void>();

  const become = (next: boolean): void => {
    if (offline === next) return;
    offline = next;
    for (const listener of listeners) listener();
  };
  /** A browser that reports a network may be wrong, so the site is asked. */
  const ask = (): void => {
    fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      () => become(false),
      () => become(true),
    );
  };
  const askAgain = (): void => {
    if (offline === true && document.visibilityState === 'visible') ask();
  };
  const lose = (): void => become(true);
  const hear = ({ data }: MessageEvent): void => {
    if (isNetworkNews(data)) become(!data.answers);
  };
  const current = (): boolean => {
    offline ??= isOffline();
    return offline;
  };

  return {
    isOffline: current,
    watch: (listener) => {
      if (listeners.size === 0) {
        addEventListener('offline', lose);
        addEventListener('online', ask);
        addEventListener('visibilitychange', askAgain);
        navigator.serviceWorker?.addEventListener('message', hear);
        // A page drawn offline while the browser reports a network may have been drawn in a gap.
        if (current() && navigator.onLine) ask();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('offline', lose);
        removeEventListener('online', ask);
        removeEventListener('visibilitychange', askAgain);
        navigator.serviceWorker?.removeEventListener('message', hear);
      };
    },
  };
}

const connection = watchedConnection();

/** Whether the site is unreachable at present. Only for components rendered in browsers. */
export const useIsOffline = (): boolean => useSyncExternalStore(connection.watch, connection.isOffline, () => false);

/** The same, once. */
export const isNowOffline = (): boolean => connection.isOffline();
