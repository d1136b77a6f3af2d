import { type Snapshot, tryAddresses } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import type { AddressesTried } from '@millrace/contract/office';
import { readOldAddress } from '@millrace/transfer';
import type { DraftRows } from './draft-rows.ts';
import { writtenRows } from './written-rows.ts';

/** Tries addresses as they are pasted, in their order, over the rows as a draft has them. Stores nothing. */
export function* tryPasted(
  snapshot: Snapshot,
  draft: DraftRows,
  addresses: readonly string[],
): Pausable<AddressesTried['addresses']> {
  const read = addresses.map(readOldAddress);
  const paths = read.flatMap((one) => (one.ok ? [one.path] : []));
  const changes = [...draft.byKind.values()].flatMap((ofKind) => [...ofKind.values()]);
  const tried = yield* tryAddresses(yield* writtenRows(snapshot, changes), snapshot, paths);
  const answers = tried.values();
  return read.map((one) => {
    const found = one.ok ? answers.next().value : undefined;
    if (!one.ok || found === undefined)
      return { path: null, why: one.ok ? '' : one.why, leads: 'nowhere' as const, redirect: null };
    return { path: one.path, why: '', ...found };
  });
}
