import type { ContentKind } from '@millrace/contract/content';
import { useMemo } from 'react';
import type { Field } from '../fields/field.ts';
import { fieldNamed, fieldsOf, wordsOf } from '../fields/fields-of.ts';
import { standAt, useAsked } from '../navigation/here.tsx';
import { type ListView, readView, writeView } from './list-address.ts';

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
    const view = readView(new URLSearchParams(query), new Set(fieldsOf(kind).map(({ name }) => name)));
    const { title, columns } = wordsOf(kind);
    const shown = [title, ...(view.columns ?? columns).filter((name) => name !== title)];
    const fields = shown.flatMap((name) => {
      const field = fieldNamed(kind, name);
      return field === undefined ? [] : [{ ...field, width: view.widths[name] ?? field.width }];
    });
    const setView = (next: ListView): void => {
      const others = next.columns ?? columns;
      standAt(`${location.pathname}${writeView(next, [title, ...others.filter((name) => name !== title)])}`);
    };
    return { view, setView, fields };
  }, [kind, query]);
}
