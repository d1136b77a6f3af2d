import { request } from '@millrace/contract';
import type { Field } from '@millrace/contract/fields';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { elementNames } from '@millrace/drafts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useWho } from '../changes/colleagues.ts';
import { differenceSides } from '../changes/difference-sides.tsx';
import { placeWords } from '../changes/field-at.ts';
import { useDraft, useEdits } from '../draft/draft-context.tsx';
import { putRecords, refreshDraft } from '../draft/draft-queries.ts';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';

/** Two people changed one field, each to something else: both values, whose and when, and the choice. */
export function FieldDecisions({ field, record }: { field: Field; record: RowRecord }): ReactNode {
  const { edits, by, id: draft } = useDraft();
  const { conflicts } = useEdits();
  const who = useWho();
  const typed = conflicts.filter(
    (one) => one.kind === record.kind && one.id === record.id && one.field === field.name && one.draft === draft,
  );
  const published = record.conflicts.filter(({ path }) => path[0] === field.name);
  return (
    <>
      {typed.map((conflict) => (
        <Choice
          key={conflict.key}
          record={record}
          path={[field.name, ...conflict.path]}
          mine={conflict.mine}
          theirs={conflict.theirs}
          whose={`${who(conflict.theirsBy)}${conflict.theirsAt === null ? '' : `, ${shownMoment(conflict.theirsAt)}`}`}
          onTake={(take) => edits.decide(conflict, take, by)}
        />
      ))}
      {draft === null
        ? null
        : published.map((conflict) => (
            <Published key={JSON.stringify(conflict.path)} draft={draft} record={record} conflict={conflict} />
          ))}
    </>
  );
}

function Published({
  draft,
  record,
  conflict,
}: {
  draft: string;
  record: RowRecord;
  conflict: RowRecord['conflicts'][number];
}): ReactNode {
  const queries = useQueryClient();
  const { kind, id, version } = record;
  const decide = useMutation({
    mutationFn: (take: 'mine' | 'theirs') =>
      request(officeTransport, officeCalls.officeDecide, {
        params: { draft, kind, id },
        body: { version, path: conflict.path, take },
      }),
    onSuccess: (after) => {
      putRecords(queries, draft, [after]);
      return refreshDraft(queries, draft);
    },
  });
  return (
    <>
      <Choice
        record={record}
        path={conflict.path}
        mine={conflict.mine}
        theirs={conflict.theirs}
        whose="published since this draft was begun"
        onTake={(take) => decide.mutate(take)}
      />
      <Fault words={decide.error === null ? null : faultWords(decide.error)} />
    </>
  );
}

function Choice({
  record,
  path,
  mine,
  theirs,
  whose,
  onTake,
}: {
  record: RowRecord;
  path: RowRecord['conflicts'][number]['path'];
  mine: unknown;
  theirs: unknown;
  whose: string;
  onTake(take: 'mine' | 'theirs'): void;
}): ReactNode {
  const { words, field } = placeWords(record.kind, { path, elements: elementNames(path, record.row, null) });
  const sides = differenceSides({ before: mine, after: theirs }, field, null);
  return (
    <div className="form-conflict" role="alert">
      <p>
        <b>{words.join(' › ')}</b> <span className="soft">was changed by both; choose one.</span>
      </p>
      <div>
        <b>Mine</b>
        <p>{sides.before}</p>
        <button className="button" type="button" onClick={() => onTake('mine')}>
          Keep mine
        </button>
      </div>
      <div>
        <b>Theirs</b> <span className="soft">{whose}</span>
        <p>{sides.after}</p>
        <button className="button" type="button" onClick={() => onTake('theirs')}>
          Take theirs
        </button>
      </div>
    </div>
  );
}
