/**
 * spare: fetch only what was asked for; plain: fetch what is likely; good, or unknown: fetch also what is merely in
 * view.
 */
export type Connection = 'spare' | 'plain' | 'good';

const KINDS: Readonly<Record<string, Connection>> = { 'slow-2g': 'spare', '2g': 'spare', '3g': 'plain' };

/** Reads what browsers that know say of their network (navigator.connection). */
export const connectionOf = ({
  saveData,
  effectiveType = '',
}: {
  saveData?: boolean;
  effectiveType?: string;
}): Connection => (saveData === true ? 'spare' : (KINDS[effectiveType] ?? 'good'));

export const connection = (): Connection =>
  connectionOf('connection' in navigator ? (navigator.connection as Parameters<typeof connectionOf>[0]) : {});
