/** The address that dials a number as written, `701-555-0142`. Ten digits are taken as North American. */
export function telephone(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:${digits.length === NORTH_AMERICAN ? '+1' : '+'}${digits}`;
}
const NORTH_AMERICAN = 10;
