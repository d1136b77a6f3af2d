import { type DraftFindings, writePath } from '@millrace/contract/office';

type Found = DraftFindings['findings'][number];

/** The address of the form that a finding is in, at its field; `draft` is taken up on the way. */
export function addressOfFinding({ kind, id, path }: Pick<Found, 'kind' | 'id' | 'path'>, draft?: string): string {
  const asked = new URLSearchParams({ ...(draft !== undefined && { draft }), at: writePath(path) });
  return `/office/rows/${kind}/${id}?${asked}`;
}

/**
 * The address of the fault after the one that `here`, path and query, leads to, or before it; from anywhere else the first, or the last.
 * null: there are none. Several faults of one field are one.
 */
export function nextFault(findings: readonly Found[], here: string, step: 1 | -1): string | null {
  const faults = findings.filter(({ severity }) => severity === 'error');
  const addresses = [...new Set(faults.map((one) => addressOfFinding(one)))];
  const at = addresses.indexOf(here);
  const next = at === -1 ? (step === 1 ? 0 : addresses.length - 1) : (at + step + addresses.length) % addresses.length;
  return addresses[next] ?? null;
}
