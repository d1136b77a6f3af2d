import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Icon } from '../ui/icon.tsx';

/** To the map service itself, which finds the way from the visitor's place. */
export function MapLink(): ReactNode {
  const address = useSettings()['contact.mapUrl'];
  if (address === '') return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-2 font-medium max-desk:min-h-11"
    >
      Open a map in a new tab
      <Icon name="external" />
    </a>
  );
}
