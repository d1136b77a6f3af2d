import type { RowReference } from '@millrace/contract/content';
import type { ReactNode } from 'react';
import { ReferenceWords } from '../changes/reference-words.tsx';
import type { Input } from './input.ts';
import { OrderedList } from './ordered-list.tsx';
import { ReferenceLink } from './reference-link.tsx';
import { ReferencePicker } from './reference-picker.tsx';

/** Rows that a field names, in their order: found and added, moved, taken out. */
export function ReferencesInput(input: Input & { to: RowReference }): ReactNode {
  const { field, value, onChange, draft, to } = input;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <OrderedList
      {...input}
      show={(one) => (
        <ReferenceLink to={to} value={one}>
          <ReferenceWords to={to} value={one} draft={draft} />
        </ReferenceLink>
      )}
    >
      <ReferencePicker
        to={to}
        label={field.label}
        draft={draft}
        onPick={(picked) => {
          if (!list.includes(picked)) onChange([...list, picked]);
        }}
      />
    </OrderedList>
  );
}
