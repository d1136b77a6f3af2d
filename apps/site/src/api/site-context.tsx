import { createContext, useContext } from 'react';

/** Facts that differ between installations and are not content: the addresses of media and pages. */
export interface Site {
  /** Prefix of media addresses: '/media' or a content delivery host. */
  mediaBase: string;
  /** Origin for canonical and Open Graph addresses, without a trailing slash. */
  publicUrl: string;
}

const SiteContext = createContext<Site>({ mediaBase: '/media', publicUrl: '' });
export const SiteProvider = SiteContext.Provider;
export const useSite = (): Site => useContext(SiteContext);

/** Address of a file below /media/. */
export const mediaUrl = (mediaBase: string, uri: string): string => `${mediaBase}/${uri}`;

/** The address of a media file on this installation. */
export function useMediaUrl(): (uri: string) => string {
  const { mediaBase } = useSite();
  return (uri) => mediaUrl(mediaBase, uri);
}
