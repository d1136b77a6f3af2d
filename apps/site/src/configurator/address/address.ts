import { CHOICES_PARAMETER, NUMBER_PARAMETER } from './parameters.ts';

/** The part of the address that carries a builder's choices: neither while nothing is chosen (decisions 2). */
export interface Addressed {
  /** The number, once it is complete. */
  number: string | null;
  /** The code of the choices: before that, and beside a number that does not say everything. */
  choices: string | null;
}

/** The query that mirrors the choices. All other parameters stay. */
export function mirrorQuery(query: string, { number, choices }: Addressed): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(NUMBER_PARAMETER);
  parameters.delete(CHOICES_PARAMETER);
  if (number !== null) parameters.set(NUMBER_PARAMETER, number);
  if (choices !== null) parameters.set(CHOICES_PARAMETER, choices);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether an address asks for a number or choices other than the present ones; '' for neither. */
export function asksForOthers(asked: { number: string; choices: string }, { number, choices }: Addressed): boolean {
  if (asked.number === '' && asked.choices === '') return false;
  return asked.number !== (number ?? '') || asked.choices !== (choices ?? '');
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
