import type { ContentKind } from '@millrace/contract/content';
import { withArticle, wordsOf } from '@millrace/contract/fields';
import type { ReactNode } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { emptyRow } from '../inputs/empty-value.ts';
import { Fault } from '../ui/fault.tsx';
import { useAddRow } from './use-add-row.ts';

/** Begins a row of a kind in the draft. */
export function NewRow({ kind }: { kind: ContentKind }): ReactNode {
  const add = useAddRow(kind);
  const { one } = wordsOf(kind);
  return (
    <div className="page">
      <h1>Add {withArticle(one)}</h1>
      <p className="soft">It is added to the draft, empty. Its form says what it still needs.</p>
      <Fault words={add.error === null ? null : faultWords(add.error)} />
      <p className="form-choices">
        <button
          className="button button-primary"
          type="button"
          disabled={add.isPending}
          onClick={() => add.mutate(emptyRow(kind))}
        >
          Begin it
        </button>
      </p>
    </div>
  );
}
