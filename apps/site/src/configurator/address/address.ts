import { CHOICES_PARAMETER, NUMBER_PARAMETER } from './parameters.ts';

/** The part of a builder that stands in the address. */
export interface Addressed {
  itemNo: string;
  complete: boolean;
  urlOpts: string;
  /** Nothing chosen beyond what the configurator selects by itself. */
  untouched: boolean;
}

/**
 * The query that mirrors the choices: `configurator` once the number is complete, `options` before, neither while nothing is chosen.
 * All other parameters stay.
 */
export function mirrorQuery(query: string, builder: Addressed): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(NUMBER_PARAMETER);
  parameters.delete(CHOICES_PARAMETER);
  if (!builder.untouched) {
    if (builder.complete) parameters.set(NUMBER_PARAMETER, builder.itemNo);
    else parameters.set(CHOICES_PARAMETER, builder.urlOpts);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parameters that a shared link keeps (decisions 2 and 4). */
const SHARED = ['intrinsically-safe', 'tab', 'video', NUMBER_PARAMETER, CHOICES_PARAMETER];

/** The link that Share copies: this family with the choices, and nothing else from the present address. */
export function shareLink(origin: string, path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) if (!SHARED.includes(name)) parameters.delete(name);
  const text = parameters.toString();
  return `${origin}${path}${text === '' ? '' : `?${text}`}`;
}
