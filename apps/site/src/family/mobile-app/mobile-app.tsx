import { type ComponentType, useEffect, useState } from 'react';
import { StoreBadge } from './store-badge.tsx';
import './mobile-app.css';

interface MobileAppProps {
  appStoreUrl: string;
  playStoreUrl: string;
}

/** The app of this family: by a press on a phone, by its camera from a screen. */
export function MobileApp({ appStoreUrl, playStoreUrl }: MobileAppProps) {
  const QrCode = useQrCode();
  const stores = [
    { store: 'app-store', name: 'App Store', address: appStoreUrl } as const,
    { store: 'play-store', name: 'Google Play', address: playStoreUrl } as const,
  ].filter(({ address }) => address !== '');
  if (stores.length === 0) return null;
  return (
    <section className="app" aria-labelledby="app-name">
      <div className="app-text">
        <h2 id="app-name">The mobile app for this family</h2>
        <p>Point a phone’s camera at a code, or press a badge.</p>
      </div>
      {stores.map(({ store, name, address }) => (
        <div className="app-store" key={store}>
          <span className="app-qr">
            {QrCode === null ? null : <QrCode text={address} label={`Code that opens ${name}`} />}
          </span>
          <a href={address} target="_blank" rel="noopener">
            <StoreBadge store={store} name={name} />
          </a>
        </div>
      ))}
    </section>
  );
}

/** One family needs the codes: what draws them is fetched after the page is there. */
function useQrCode(): ComponentType<{ text: string; label: string }> | null {
  const [component, setComponent] = useState<{ QrCode: ComponentType<{ text: string; label: string }> } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import('./qr-code.tsx').then(({ QrCode }) => {
      if (wanted) setComponent({ QrCode });
    });
    return () => {
      wanted = false;
    };
  }, []);
  return component?.QrCode ?? null;
}
