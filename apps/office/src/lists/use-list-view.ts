import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { wordsOf } from '@millrace/contract/fields';
import type { ListView } from '@millrace/contract/office';
import { useMemo, useSyncExternalStore } from 'react';
import { standAt, useAsked } from '../navigation/here.tsx';
import { readView, unknownIn, writeView } from './list-address.ts';
import { listColumnsOf, listFieldsOf, reckonedOf } from './numbers/from-number.ts';

export interface ShownList {
  view: ListView;
  setView(view: ListView): void;
  /** The columns, the title of the rows first. */
  fields: readonly Field[];
  /** Names that the address asks for and the list does not have. */
  unknown: readonly string[];
}

/** The view of the list of a kind, as the address says it. */
export function useListView(kind: ContentKind): ShownList {
  const query = useAsked().toString();
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  return useMemo(() => {
    const known = new Map(listFieldsOf(kind).map((field) => [field.name, field]));
    const asked = new URLSearchParams(query);
    const names = new Set(known.keys());
    const view = readView(asked, names, reckonedOf(kind));
    const { title } = wordsOf(kind);
    const fields = columnsOf(kind, title, view).flatMap((name) => {
      const field = known.get(name);
      if (field === undefined) return [];
      return [{ ...field, width: view.widths[name] ?? (isNarrow ? field.narrow : field.width) }];
    });
    const setView = (next: ListView): void => standAt(`${location.pathname}${queryOfView(kind, next)}`);
    return { view, setView, fields, unknown: unknownIn(asked, names, reckonedOf(kind)) };
  }, [kind, query, isNarrow]);
}

/** Below it the price of a product and what its number comes to are in sight by narrower columns alone; at 1024 they are. */
const NARROW = '(width < 1200px)';

function subscribe(changed: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

const columnsOf = (kind: ContentKind, title: string, { columns }: ListView): readonly string[] => [
  title,
  ...(columns ?? listColumnsOf(kind)).filter((name) => name !== title),
];

/** The query of the address that shows a view. */
export const queryOfView = (kind: ContentKind, view: ListView): string =>
  writeView(view, columnsOf(kind, wordsOf(kind).title, view));
