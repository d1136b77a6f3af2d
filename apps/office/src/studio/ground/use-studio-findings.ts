import type { RowRecord } from '@millrace/contract/office';
import { joinedFindings, rowKey } from '@millrace/studio';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDraft } from '../../draft/draft-context.tsx';
import { findingsQuery, referringQuery } from '../../draft/draft-queries.ts';
import { findingWords } from '../../fields/finding-words.ts';
import type { Judged } from '../findings/use-judged.ts';
import type { StudioKind } from './studio-address.ts';

/**
 * A finding about the configurator, its known numbers or the numbers of the family's products. Its path leads through the row:
 * `configurator`, `configGroups`, 3, …
 */
export type StudioFinding = RowRecord['findings'][number];

interface Given {
  kind: StudioKind;
  record: RowRecord;
  /** Products whose numbers are judged with it. */
  products: readonly { id: number }[];
  here: Judged['here'];
}

/** Kinds of rows that are drawn, or composed, of the options of a configurator: their rules name its codes. */
const DRAWN: ReadonlySet<string> = new Set(['circuits', 'pictures']);

/**
 * The findings of a row: what the browser judges as it is typed, the newest check of the draft, with that of what is drawn of its options,
 * and the faults of the row by itself.
 */
export function useStudioFindings({ kind, record: { id, findings }, products, here }: Given): readonly StudioFinding[] {
  const { id: draft } = useDraft();
  const { data } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const hasDrawn = data?.findings.some((one) => DRAWN.has(one.kind)) === true;
  const { data: referring } = useQuery({ ...referringQuery(kind, id, draft), enabled: hasDrawn });
  const drawn = useMemo(
    () => new Set((referring?.rows ?? []).filter((row) => DRAWN.has(row.kind)).map(rowKey)),
    [referring],
  );
  const ids = useMemo(() => new Set(products.map((product) => product.id)), [products]);
  return useMemo(() => {
    // The faults of the row alone are known with the answer of the write; the check may still tell of the state before.
    const checked = (data?.findings ?? []).filter(({ code }) => code !== 'bad-value' && code !== 'unknown-field');
    return joinedFindings({ kind, id, products: ids, drawn }, [...findings, ...checked], here).map((one) => ({
      ...one,
      message: findingWords(one),
    }));
  }, [data, findings, kind, id, ids, drawn, here]);
}

/** The place of a finding in the configurator, by the places in its lists; null: it is elsewhere. */
export function placeOfFinding({ path }: Pick<StudioFinding, 'path'>): { group: number; option: number | null } | null {
  const [field, list, group, options, option] = path;
  if (field !== 'configurator' || list !== 'configGroups' || typeof group !== 'number') return null;
  return { group, option: options === 'options' && typeof option === 'number' ? option : null };
}
