import { type ReactNode, useState } from 'react';
import { useSettings } from '../api/settings.ts';
import { Button } from '../ui/button.tsx';
import { DrawnMap } from './drawn-map.tsx';
import { MapLink } from './map-link.tsx';

/** The drawn map; the map service's own takes its place when the visitor asks, and is asked for nothing before (settled in decisions 6). */
export function LocationMap(): ReactNode {
  const settings = useSettings();
  const [isOutside, setOutside] = useState(false);
  const embed = settings['contact.mapEmbed'];
  const host = hostOf(embed);
  return (
    <div>
      {isOutside ? (
        <iframe src={embed} title={`Map of ${host}`} className="contact-map contact-map-outside" />
      ) : (
        <DrawnMap />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {host !== null && (
          <Button className="noscript:hidden print:hidden" onClick={() => setOutside(!isOutside)}>
            {isOutside ? 'Show the drawn map' : 'Load the outside map'}
          </Button>
        )}
        <MapLink />
      </div>
      {host !== null && !isOutside && (
        <p className="mt-2 text-small text-soft noscript:hidden print:hidden">
          It comes from {host}, which then learns your address on the internet. Nothing is asked of it before.
        </p>
      )}
    </div>
  );
}

/** The host of an address; null when there is none. */
const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
