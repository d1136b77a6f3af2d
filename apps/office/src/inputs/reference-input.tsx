import type { RowReference } from '@millrace/contract/content';
import { type ReactNode, useState } from 'react';
import { ReferenceWords } from '../changes/reference-words.tsx';
import type { Input } from './input.ts';
import { ReferenceLink } from './reference-link.tsx';
import { ReferencePicker } from './reference-picker.tsx';

/** One row that a field names: its words and a link to it, or a field to find it. */
export function ReferenceInput({ field, value, onChange, id, draft, to }: Input & { to: RowReference }): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const isMissing = value === null || value === undefined || value === '';
  if (isMissing || isPicking)
    return (
      <span className="form-reference">
        <ReferencePicker
          to={to}
          label={field.label}
          draft={draft}
          id={id}
          onPick={(picked) => {
            setPicking(false);
            onChange(picked);
          }}
        />
        {isMissing ? null : (
          <button className="button-link" type="button" onClick={() => setPicking(false)}>
            Leave it
          </button>
        )}
      </span>
    );
  return (
    <span className="form-reference">
      <span className="form-token">
        <ReferenceLink to={to} value={value}>
          <ReferenceWords to={to} value={value} draft={draft} />
        </ReferenceLink>
      </span>
      <button id={id} className="button-link" type="button" onClick={() => setPicking(true)}>
        Change<span className="unseen"> {field.label}</span>
      </button>
      {field.isNullable || field.isOptional ? (
        <button
          className="button-link"
          type="button"
          aria-label={`Take out ${field.label}`}
          onClick={() => onChange(field.isNullable ? null : undefined)}
        >
          Take out
        </button>
      ) : null}
    </span>
  );
}
