import { printing } from './printing.ts';

/**
 * The address that dials a number as written, `701-555-0142`. One of ten digits has the prefix of North America where the maker is there;
 * another without a prefix is dialled as it is written.
 */
export function telephone(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `tel:+${digits}`;
  const isNorthAmerican = NORTH_AMERICA.has(printing().country);
  if (isNorthAmerican && digits.length === WITHOUT_PREFIX) return `tel:+1${digits}`;
  return isNorthAmerican && digits.length === WITHOUT_PREFIX + 1 ? `tel:+${digits}` : `tel:${digits}`;
}

const NORTH_AMERICA: ReadonlySet<string> = new Set(['US', 'CA', 'PR']);
const WITHOUT_PREFIX = 10;
