import type { Slug } from '../content/index.ts';

/** A wiring diagram by its number or choices. */
export interface WiringRequest {
  slug: Slug;
  intrinsicallySafe?: boolean;
  configurator?: string | undefined;
  /** The share code of choices; beside a number it counts where it prints that number. */
  options?: string | undefined;
  /** The first, the second, … of a number that is wired in several ways. */
  diagram?: number;
}

/** The drawing of a wiring diagram, below /media/. */
export function wiringUri({ slug, intrinsicallySafe, configurator, options, diagram = 1 }: WiringRequest): string {
  const query = new URLSearchParams();
  if (intrinsicallySafe) query.set('intrinsically-safe', 'true');
  if (configurator) query.set('configurator', configurator);
  if (options) query.set('options', options);
  if (diagram !== 1) query.set('diagram', String(diagram));
  const text = query.toString();
  return `wiring/${encodeURIComponent(slug)}.svg${text === '' ? '' : `?${text}`}`;
}
