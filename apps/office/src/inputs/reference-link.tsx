import type { RowReference } from '@millrace/contract/content';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';

/** A link to the form of the row that a value names; its words alone, where the address is not known. */
export function ReferenceLink({
  to,
  value,
  children,
}: {
  to: RowReference;
  value: unknown;
  children: ReactNode;
}): ReactNode {
  const [kind] = to.kinds;
  if (to.by !== 'id' || typeof value !== 'number' || kind === undefined) return children;
  return <PageLink href={`/office/rows/${kind}/${value}`}>{children}</PageLink>;
}
