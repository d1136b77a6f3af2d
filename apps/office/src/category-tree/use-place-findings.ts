import { request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { deskCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';
import { findingsQuery } from '../draft/draft-queries.ts';
import { findingWords } from '../fields/finding-words.ts';

/** Findings about the place of a row. */
export interface PlaceFinding {
  kind: ContentKind;
  id: number;
  severity: 'error' | 'warning';
  code: string;
  message: string;
}

const KINDS: readonly ContentKind[] = ['categories', 'viewItems', 'families'];

/** The findings about categories, tiles and families without a tile: those of the draft, or of the content in force where there is none. */
export function usePlaceFindings(draft: string | null): readonly PlaceFinding[] {
  const { data: checked } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const { data: inForce } = useQuery({
    queryKey: ['checks'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeChecks, { signal }),
    enabled: draft === null,
  });
  const found = draft === null ? inForce?.findings : checked?.findings;
  return (found ?? [])
    .filter(({ kind, code }) => KINDS.includes(kind) && (kind !== 'families' || code === 'unreachable'))
    .map((finding) => ({ ...finding, message: findingWords(finding) }));
}

/** The findings of one row. */
export const findingsOfPlace = (
  findings: readonly PlaceFinding[],
  kind: ContentKind,
  id: number,
): readonly PlaceFinding[] => findings.filter((finding) => finding.kind === kind && finding.id === id);
