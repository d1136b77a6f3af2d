import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { knownLines } from './known-lines.ts';

/** How many numbers are known. */
export function KnownCount(): ReactNode {
  const { length } = knownLines(useStudio().row);
  return length === 0 ? null : <span className="studio-tab-count">{length}</span>;
}
