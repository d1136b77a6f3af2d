/** What a page may load, for what this site is set up with. */
export interface PolicyInput {
  /** `/media` or the address of a content delivery host. */
  mediaBase: string;
  /** Address a video's id is appended to; '' for none. */
  videoBase: string;
  /** Address of the map that can be shown in a frame; '' for none. */
  mapEmbed: string;
}

/** The content security policy's directives: this site alone, and the services that are configured. */
export function contentPolicy({ mediaBase, videoBase, mapEmbed }: PolicyInput): Record<string, string[]> {
  const media = origins(mediaBase);
  const frames = [...new Set([...origins(videoBase), ...origins(mapEmbed)])];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...media],
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
