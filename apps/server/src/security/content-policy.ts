/** What a page may load, for what this site is set up with. */
export interface PolicyInput {
  /** `/media` or the address of a content delivery host. */
  mediaBase: string;
  /** Address a video's id is appended to; '' for none. */
  videoBase: string;
  /** Address of the map that can be shown in a frame; '' for none. */
  mapEmbed: string;
  /** Id for the outside analytics service; '' for none. */
  measurementId: string;
}

/** As the service asks for it; pages load it only after consent. */
const ANALYTICS = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** The content security policy's directives: this site alone, and the services that are configured. */
export function contentPolicy({
  mediaBase,
  videoBase,
  mapEmbed,
  measurementId,
}: PolicyInput): Record<string, string[]> {
  const media = origins(mediaBase);
  const hasAnalytics = measurementId !== '';
  const frames = [...new Set([...origins(videoBase), ...origins(mapEmbed)])];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(hasAnalytics ? ANALYTICS['script-src'] : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...media, ...(hasAnalytics ? ANALYTICS['img-src'] : [])],
    ...(hasAnalytics ? { 'connect-src': ["'self'", ...ANALYTICS['connect-src']] } : {}),
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The origin of an absolute address, as a list; none for a path or for what is no address. */
function origins(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

export function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
