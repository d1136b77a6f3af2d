import type { RowRecord } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDraft } from '../../draft/draft-context.tsx';
import { findingsQuery } from '../../draft/draft-queries.ts';
import { findingWords } from '../../fields/finding-words.ts';
import type { StudioKind } from './studio-address.ts';

/** A finding about the configurator or its known numbers. Its path leads through the row: `configurator`, `configGroups`, 3, … */
export type StudioFinding = Pick<
  RowRecord['findings'][number],
  'severity' | 'code' | 'path' | 'also' | 'witness' | 'message'
>;

/** The findings of a row: those of the newest check of the draft, and at once those of the row by itself. */
export function useStudioFindings(kind: StudioKind, { id, findings }: RowRecord): readonly StudioFinding[] {
  const { id: draft } = useDraft();
  const { data } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  return useMemo(() => {
    const checked = (data?.findings ?? []).filter((one) => one.kind === kind && one.id === id);
    // The faults of the row alone are known with the answer of the write; the check may still tell of the state before.
    const whole = checked.filter(({ code }) => code !== 'bad-value' && code !== 'unknown-field');
    return [...findings, ...whole].map((one) => ({ ...one, message: findingWords(one) }));
  }, [data, findings, kind, id]);
}

/** The place of a finding in the configurator, by the places in its lists; null: it is elsewhere. */
export function placeOfFinding({ path }: Pick<StudioFinding, 'path'>): { group: number; option: number | null } | null {
  const [field, list, group, options, option] = path;
  if (field !== 'configurator' || list !== 'configGroups' || typeof group !== 'number') return null;
  return { group, option: options === 'options' && typeof option === 'number' ? option : null };
}
