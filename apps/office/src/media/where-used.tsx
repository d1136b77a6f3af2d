import { wordsOf } from '@millrace/contract/fields';
import type { MediaRecord, MediaUse } from '@millrace/contract/office';
import type { ReactNode } from 'react';

/** The rows that name a file: as the draft has them, and in other open drafts. */
export function WhereUsed({ media: { usedBy, usedInDrafts } }: { media: MediaRecord }): ReactNode {
  return (
    <section className="section" aria-label="Where it is used">
      <header>
        <h2>Where it is used</h2>
      </header>
      {usedBy.length === 0 && usedInDrafts.length === 0 ? <p className="soft">Nothing names it.</p> : null}
      <ul className="media-uses">
        {usedBy.map((use) => (
          <Use key={`${use.kind} ${use.id}`} use={use} />
        ))}
        {usedInDrafts.map(({ draft, name, ...use }) => (
          <Use key={`${draft} ${use.kind} ${use.id}`} use={use} draft={name} />
        ))}
      </ul>
    </section>
  );
}

const Use = ({ use: { kind, id, label }, draft }: { use: MediaUse; draft?: string }): ReactNode => (
  <li>
    <b>{label === '' ? `Number ${id}` : label}</b>
    <small className="soft">
      {wordsOf(kind).one}
      {draft === undefined ? '' : `, in the draft “${draft}”`}
    </small>
  </li>
);
