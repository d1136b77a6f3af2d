import type { ComparedKind } from '@millrace/contract';

/** `items` as a query has them. */
export function comparePath(items: string, { differences = false }: { differences?: boolean } = {}): string {
  const query = [differences ? 'differences=true' : '', items].filter((part) => part !== '').join('&');
  return query === '' ? '/compare' : `/compare?${query}`;
}

/** One thing as an address names it. */
export const comparedItem = (kind: ComparedKind, value: string): string => String(new URLSearchParams([[kind, value]]));

/** A family, or its intrinsically-safe variant. */
export const familyKind = ({ intrinsicallySafe }: { intrinsicallySafe: boolean }): ComparedKind =>
  intrinsicallySafe ? 'intrinsically-safe' : 'family';
