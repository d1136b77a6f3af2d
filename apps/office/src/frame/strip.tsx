import { type ReactNode, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
}

/** The strip at the foot: whether the server can be reached. */
export function Strip(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <footer className="strip">
      <span role="status">
        <i className={isOnline ? 'lamp' : 'lamp lamp-warn'} />
        {isOnline ? 'Connected' : <b>No connection. Nothing can be changed until it is back.</b>}
      </span>
    </footer>
  );
}
