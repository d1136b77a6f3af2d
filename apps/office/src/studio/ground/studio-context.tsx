import type { Configurator, Selection } from '@millrace/configurator';
import type { RowRecord } from '@millrace/contract/office';
import { readConfigurator, type Tried } from '@millrace/studio';
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraft, useEdits } from '../../draft/draft-context.tsx';
import { rowQuery } from '../../draft/draft-queries.ts';
import { goTo, standAt, useAsked } from '../../navigation/here.tsx';
import { useTellUnknown } from '../../navigation/unknown-asked.tsx';
import { type FamilyProduct, useFamilyProducts } from '../findings/use-family-products.ts';
import { type Judged, useJudged } from '../findings/use-judged.ts';
import { queryOfPlace, type StudioKind, type StudioPlace } from './studio-address.ts';
import { useSound } from './use-sound.ts';
import { type StudioFinding, useStudioFindings } from './use-studio-findings.ts';

/** How a change goes into the draft. */
interface ChangeManner {
  /** Somebody is typing: what follows within a moment goes into the same step of undo. */
  isTyping?: boolean;
}

/** All that panes of the studio share about the configurator that is open. */
export interface Studio {
  kind: StudioKind;
  id: number;
  record: RowRecord;
  /** As the draft has it, with what is typed and not saved yet. Groups and options that did not change stay the same objects. */
  configurator: Configurator;
  /** The one in force; null: the row or its configurator is new. */
  published: Configurator | null;
  /** The same as it can be tried, a moment later: what is typed half, or wrong, stands as it was before. */
  sound: Configurator;
  /** Writes another configurator into the draft. Undo takes it back in one step. The same one again writes nothing. */
  change(next: (now: Configurator) => Configurator, manner?: ChangeManner): void;
  /** Writes other fields of the row, such as `validNumbers`. */
  changeRow(fields: Readonly<Record<string, unknown>>, manner?: ChangeManner): void;
  /** Fields of the row as the draft has them, with what is typed. */
  row: Readonly<Record<string, unknown>>;
  /** The group and the option that one stands at. The group is the first, until one is chosen; null: there is none. */
  at: { group: string | null; option: string | null };
  go(place: StudioPlace): void;
  findings: readonly StudioFinding[];
  /** How far the browser has judged what is typed, and mends that it tried. */
  judged: Judged;
  /** Those of the family with a model number; none for a family as a customer sells it. */
  products: readonly FamilyProduct[];
  tried: Tried;
  tryNumber(number: string): void;
  trySelection(selection: Selection): void;
  tryNothing(): void;
}

export const StudioContext = createContext<Studio | null>(null);

/** The studio that is open. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (studio === null) throw new Error('There is no studio outside its page.');
  return studio;
}

const NOTHING: Tried = { is: 'nothing' };

/** Gives the panes the configurator of a row. `children` are shown beside it; `none` where the row has none that can be shown. */
export function StudioProvider({
  kind,
  record,
  none,
  children,
}: {
  kind: StudioKind;
  record: RowRecord;
  none: ReactNode;
  children: ReactNode;
}): ReactNode {
  useEdits();
  const { edits, id: draft } = useDraft();
  const typed = edits.typed(draft, kind, record.id);
  const row = useShared(typed === undefined ? (record.row ?? {}) : { ...record.row, ...typed });
  const configurator = readConfigurator(row['configurator']);
  return configurator === null ? (
    none
  ) : (
    <Provided kind={kind} record={record} row={row} configurator={configurator}>
      {children}
    </Provided>
  );
}

function Provided({
  kind,
  record,
  row,
  configurator,
  children,
}: Pick<Studio, 'kind' | 'record' | 'row' | 'configurator'> & { children: ReactNode }): ReactNode {
  const { id } = record;
  const changeRow = useChangeRow(kind, record);
  const rowNow = changeRow.now;
  const change = useCallback(
    (next: (now: Configurator) => Configurator, manner?: ChangeManner): void => {
      const now = readConfigurator(rowNow()['configurator']);
      const made = now === null ? null : next(now);
      if (made !== null && made !== now) changeRow.write({ configurator: made }, manner);
    },
    [rowNow, changeRow.write],
  );
  const published = useMemo(() => readConfigurator(record.published?.['configurator']), [record.published]);
  const sound = useSound(configurator, published);
  const products = useFamilyProducts(kind, id);
  const judged = useJudged({ kind, row, products });
  const findings = useStudioFindings({ kind, record, products, here: judged.here });
  const at = useAt(configurator);
  const asked = useAsked().get('number');
  const [tried, setTried] = useState(NOTHING);
  // The search over everything leads here with a number, also while the studio of its family is open.
  useEffect(() => {
    if (asked !== null && asked !== '') setTried({ is: 'number', number: asked });
  }, [asked]);
  const studio = useMemo(
    (): Studio => ({
      kind,
      id,
      record,
      row,
      configurator,
      published,
      sound,
      change,
      changeRow: changeRow.write,
      at,
      go,
      findings,
      judged,
      products,
      tried,
      tryNumber: (number) => setTried({ is: 'number', number }),
      trySelection: (selection) => setTried({ is: 'selection', selection }),
      tryNothing: () => setTried(NOTHING),
    }),
    [
      kind,
      id,
      record,
      row,
      configurator,
      published,
      sound,
      change,
      changeRow.write,
      at,
      findings,
      judged,
      products,
      tried,
    ],
  );
  return <StudioContext value={studio}>{children}</StudioContext>;
}

/** The same value again, where it is equal; else with all that is equal in it as it was: what is drawn from it stays drawn. */
function useShared<Value>(value: Value): Value {
  const held = useRef(value);
  if (held.current !== value) held.current = replaceEqualDeep(held.current, value);
  return held.current;
}

/**
 * Writes fields of a row, over what stands in the draft and in the queue at that moment. While a draft begins its rows are not read yet:
 * the row that is shown is the one to write over then.
 */
function useChangeRow(kind: StudioKind, shown: RowRecord) {
  const { id } = shown;
  const queries = useQueryClient();
  const { edits, id: draft, type, writeMany } = useDraft();
  const held = useRef(shown);
  held.current = shown;
  const recordNow = useCallback(
    (): RowRecord => queries.getQueryData(rowQuery(kind, id, draft).queryKey) ?? held.current,
    [queries, draft, kind, id],
  );
  const now = useCallback(
    (): Readonly<Record<string, unknown>> => ({ ...recordNow().row, ...edits.typed(draft, kind, id) }),
    [recordNow, edits, draft, kind, id],
  );
  const write = useCallback<Studio['changeRow']>(
    (fields, { isTyping = false } = {}) => {
      const edit = { kind, id, version: recordNow().version, fields };
      if (isTyping) type(edit);
      else writeMany([edit]);
    },
    [recordNow, type, writeMany, kind, id],
  );
  return { now, write };
}

function useAt({ configGroups }: Configurator): Studio['at'] {
  const asked = useAsked();
  const named = asked.get('group');
  const option = asked.get('option');
  const isThere = configGroups.some(({ name }) => name === named);
  const group = isThere ? named : (configGroups[0]?.name ?? null);
  useTellUnknown('group', isThere || named === '' ? null : named);
  return useMemo(() => ({ group, option: isThere ? option : null }), [group, option, isThere]);
}

/** Another tab or group is a step that the browser goes back from; another option of the group is none. */
function go(place: StudioPlace): void {
  const query = queryOfPlace(location.search, place);
  const address = query === '' ? location.pathname : `${location.pathname}?${query}`;
  if (address === location.pathname + location.search) return;
  const isStep = new URLSearchParams(location.search).get('group') !== new URLSearchParams(query).get('group');
  if (isStep || place.tab !== undefined) goTo(address);
  else standAt(address);
}
