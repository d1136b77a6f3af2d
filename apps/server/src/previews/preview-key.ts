import { IN_FORCE_KEY } from '@millrace/contract/office';

/**
 * A preview, as the key in its address names it. Staff have all but the last; the first two they see as a stranger (null) or as a customer.
 */
export type PreviewKey =
  | { kind: 'draft'; draftId: string; customerId: number | null }
  | { kind: 'in-force'; customerId: number | null }
  | { kind: 'revision'; revision: number }
  | { kind: 'link' };

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const OF_STAFF = new RegExp(`^(${UUID}|${IN_FORCE_KEY})(?:~customer-([1-9]\\d{0,8}))?$`, 'i');

const OF_REVISION = /^revision-([1-9]\d{0,8})$/i;

export function readPreviewKey(key: string): PreviewKey {
  const [, revision] = OF_REVISION.exec(key) ?? [];
  if (revision !== undefined) return { kind: 'revision', revision: Number(revision) };
  const [, place = '', customer] = OF_STAFF.exec(key) ?? [];
  const customerId = customer === undefined ? null : Number(customer);
  if (place === '') return { kind: 'link' };
  if (place.toLowerCase() === IN_FORCE_KEY) return { kind: 'in-force', customerId };
  return { kind: 'draft', draftId: place.toLowerCase(), customerId };
}
