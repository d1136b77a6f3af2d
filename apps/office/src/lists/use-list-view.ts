import type { ContentKind } from '@millrace/contract/content';
import { useMemo } from 'react';
import type { Field } from '../fields/field.ts';
import { wordsOf } from '../fields/fields-of.ts';
import { standAt, useAsked } from '../navigation/here.tsx';
import { type ListView, readView, writeView } from './list-address.ts';
import { listColumnsOf, listFieldsOf, reckonedColumns } from './numbers/from-number.ts';

export interface ShownList {
  view: ListView;
  setView(view: ListView): void;
  /** The columns, the title of the rows first. */
  fields: readonly Field[];
}

/** The view of the list of a kind, as the address says it. */
export function useListView(kind: ContentKind): ShownList {
  const query = useAsked().toString();
  return useMemo(() => {
    const known = new Map(listFieldsOf(kind).map((field) => [field.name, field]));
    const view = readView(new URLSearchParams(query), new Set(known.keys()), reckonedColumns);
    const { title } = wordsOf(kind);
    const columns = listColumnsOf(kind);
    const shown = [title, ...(view.columns ?? columns).filter((name) => name !== title)];
    const fields = shown.flatMap((name) => {
      const field = known.get(name);
      return field === undefined ? [] : [{ ...field, width: view.widths[name] ?? field.width }];
    });
    const setView = (next: ListView): void => {
      const others = next.columns ?? columns;
      standAt(`${location.pathname}${writeView(next, [title, ...others.filter((name) => name !== title)])}`);
    };
    return { view, setView, fields };
  }, [kind, query]);
}
