import { kindWord, writesKind } from '@millrace/contract/office';
import { z } from 'zod';
import { refused } from '../../problems/problem-error.ts';
import type { Caller } from '../caller.ts';

/** The rows that a call names: their kind in its address, or among the changes of its body. */
const ofKind = z.object({ kind: kindWord });
const withParams = z.object({ params: ofKind });
const withChanges = z.object({ body: z.object({ changes: z.array(ofKind) }) });

/** Refuses a call, as it was read by its schemas, about rows of a kind that the caller does not write. */
export function requireKinds(input: unknown, { viewer }: Pick<Caller, 'viewer'>): void {
  const roles = viewer.kind === 'staff' ? viewer.roles : [];
  const { data: inAddress } = withParams.safeParse(input);
  const { data: inBody } = withChanges.safeParse(input);
  const named = [...(inAddress === undefined ? [] : [inAddress.params]), ...(inBody?.body.changes ?? [])];
  if (!named.every(({ kind }) => writesKind(roles, kind)))
    throw refused('not-allowed', 'Your account may not do this with rows of this kind.');
}
