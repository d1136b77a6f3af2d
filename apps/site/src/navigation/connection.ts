/** spare: nothing that was not asked for; plain: what is likely; good, or the browser does not say: also what is merely in view. */
export type Connection = 'spare' | 'plain' | 'good';

/** What browsers that know say of their network (navigator.connection). */
interface NetworkSaid {
  saveData?: boolean;
  effectiveType?: string;
}

const KINDS: Readonly<Record<string, Connection>> = { 'slow-2g': 'spare', '2g': 'spare', '3g': 'plain' };

export function connectionOf({ saveData, effectiveType }: NetworkSaid): Connection {
  return saveData === true ? 'spare' : (KINDS[effectiveType ?? ''] ?? 'good');
}

export const connection = (): Connection =>
  connectionOf('connection' in navigator ? (navigator.connection as NetworkSaid) : {});
