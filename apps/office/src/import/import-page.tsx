import type { LandedImport, StaffSession } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { goTo, PageLink, standAt, useQuestion } from '../navigation/here.tsx';
import { ImportDrop, OpenImports } from './import-drop.tsx';
import { openImportsQuery } from './import-queries.ts';
import { OneImport } from './one-import.tsx';
import './import.css';
import { countWords } from '../ui/printing.ts';

const PATH = '/office/import';
const addressOf = (id: string): string => `${PATH}?import=${id}`;

/** `/office/import?import=…&sheet=0&show=refused&q=…&page=2`: sheets come in. A draft takes them; until then nothing is changed. */
export function ImportPage(_: { session: StaffSession }): ReactNode {
  const { values } = useQuestion();
  const queries = useQueryClient();
  const [landed, setLanded] = useState<LandedImport | null>(null);
  const id = values['import'] ?? null;
  if (id !== null)
    return (
      <OneImport
        key={id}
        id={id}
        onOver={(result) => {
          setLanded(result);
          queries.removeQueries({ queryKey: ['import', id] });
          void queries.invalidateQueries({ queryKey: openImportsQuery.queryKey });
          standAt(PATH);
        }}
      />
    );
  return (
    <div className="page import-start">
      <h1>Import a sheet</h1>
      {landed === null ? null : <Landed landed={landed} />}
      <ImportDrop begun={null} onSent={(begun) => goTo(addressOf(begun))} />
      <OpenImports hrefOf={addressOf} />
    </div>
  );
}

function Landed({ landed: { added, changed, removed, files, draft } }: { landed: LandedImport }): ReactNode {
  const counts: [number, string][] = [
    [added, added === 1 ? 'row is new' : 'rows are new'],
    [changed, changed === 1 ? 'row is changed' : 'rows are changed'],
    [removed, removed === 1 ? 'row is removed' : 'rows are removed'],
    [files, files === 1 ? 'file came along' : 'files came along'],
  ];
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${countWords(count)} ${what}`);
  return (
    <section className="import-landed" aria-label="What has landed">
      <p role="status">
        <b>It is in the draft.</b> {words.length === 0 ? 'Nothing had to change.' : `${words.join(', ')}.`}
      </p>
      <p className="actions">
        <PageLink className="button button-primary" href={`/office/publish?draft=${draft}`}>
          Look at the draft
        </PageLink>
        <span className="soft">
          One step: <kbd>Ctrl</kbd> <kbd>Z</kbd> takes all of it back.
        </span>
      </p>
    </section>
  );
}
