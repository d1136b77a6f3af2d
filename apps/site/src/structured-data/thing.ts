import type { Settings } from '@millrace/contract';
import { mediaUrl, type Site } from '../api/site-context.tsx';

/** A value of schema.org. Unknown values are omitted, never filled in. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The publisher and its place. */
export interface Publisher {
  settings: Settings;
  site: Site;
}

export const pageAddress = ({ site }: Publisher, path: string): string => `${site.publicUrl}${path}`;

/** Address of a file below /media/, absolute also where this site serves it itself. */
export function mediaAddress({ site }: Publisher, uri: string): string {
  const address = mediaUrl(site.mediaBase, uri);
  return address.startsWith('/') ? site.publicUrl + address : address;
}

/** The values of an object that are set: not undefined, null, '' or an empty list. */
export function said(values: Record<string, unknown>): Record<string, unknown> {
  const isSaid = (value: unknown): boolean =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)));
}

/** As a document of its own. */
export const inContext = (thing: Thing): Thing => ({ '@context': 'https://schema.org', ...thing });
