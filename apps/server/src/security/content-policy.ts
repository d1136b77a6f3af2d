/** The configured services, which decide what a page may load. */
export interface PolicyInput {
  /** `/media` or the address of a content delivery host. */
  mediaBase: string;
  /** Address a video's id is appended to; '' for none. */
  videoBase: string;
  /** Address of the map that can be shown in a frame; '' for none. */
  mapEmbed: string;
  /** Id for the outside analytics service; '' for none. */
  measurementId: string;
  /** Whether forms ask reCAPTCHA for their tokens. */
  hasRecaptcha: boolean;
}

/** As the service requires it; pages load it only after consent. */
const ANALYTICS = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** As the service requires it; forms load it when they are touched. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The content security policy's directives: this site alone, and the services that are configured. */
export function contentPolicy({
  mediaBase,
  videoBase,
  mapEmbed,
  measurementId,
  hasRecaptcha,
}: PolicyInput): Record<string, string[]> {
  const media = origins(mediaBase);
  const outside = [...(measurementId === '' ? [] : [ANALYTICS]), ...(hasRecaptcha ? [RECAPTCHA] : [])];
  const of = (directive: string): string[] =>
    outside.flatMap((service: Readonly<Record<string, string[]>>) => service[directive] ?? []);
  const frames = [...new Set([...origins(videoBase), ...origins(mapEmbed), ...of('frame-src')])];
  const connections = of('connect-src');
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...of('script-src')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...media, ...of('img-src')],
    ...(connections.length === 0 ? {} : { 'connect-src': ["'self'", ...connections] }),
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    // From the site's own files: the one that does the work of the bot check. None made of text.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The origin of an absolute address, as a list; none for a path or for text that is no address. */
function origins(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

export function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** A policy's text with further sources; a directive that is not in it stays out, as widening it would narrow the default. */
export function widenedPolicy(text: string, sources: Readonly<Record<string, readonly string[]>>): string {
  return text
    .split('; ')
    .map((directive) => [directive, ...(sources[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
