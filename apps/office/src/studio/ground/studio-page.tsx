import { wordsOf } from '@millrace/contract/fields';
import type { RowRecord, StaffSession } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { faultWords, refusalOf } from '../../api/office-transport.ts';
import { useDraft, useEdits } from '../../draft/draft-context.tsx';
import { rowQuery } from '../../draft/draft-queries.ts';
import { PageLink, useHere } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { FaultWalk } from '../findings/fault-walk.tsx';
import { NoConfigurator } from './no-configurator.tsx';
import { PaneBoundary } from './pane-boundary.tsx';
import { rowOfAddress, STUDIO_PATH, type StudioKind } from './studio-address.ts';
import { StudioProvider, useStudio } from './studio-context.tsx';
import { StudioHead, useTab } from './studio-head.tsx';
import { StudioList } from './studio-list.tsx';
import { StudioPlate } from './studio-plate.tsx';
import { TryBeside, TryButton } from './try-beside.tsx';
import './studio.css';

/** `/office/configurators`: all that there are; `/office/configurators/families/12`: the studio of one. */
export function StudioPage(_: { session: StaffSession }): ReactNode {
  const row = rowOfAddress(useHere());
  if (row === null) return <StudioList />;
  if (row === 'unknown') return <Nothing words="The address names no row that has a configurator." />;
  return <OneConfigurator key={`${row.kind} ${row.id}`} {...row} />;
}

function Nothing({ words }: { words: string }): ReactNode {
  return (
    <div className="page">
      <h1>There is no such configurator</h1>
      <p>{words}</p>
      <p>
        <PageLink href={STUDIO_PATH}>All configurators</PageLink>
      </p>
    </div>
  );
}

function OneConfigurator({ kind, id }: { kind: StudioKind; id: number }): ReactNode {
  const { id: draft } = useDraft();
  // As in the form of a row: a value that the queue lets go is in what was read by then.
  useEdits();
  const { data: record, error } = useQuery({ ...rowQuery(kind, id, draft), placeholderData: keepPreviousData });
  if (refusalOf(error) === 'not-found')
    return <Nothing words={`No ${wordsOf(kind).one} has the id ${id}. It may be in another draft, or removed.`} />;
  if (record === undefined)
    return (
      <div className="page">
        <h1>Configurator</h1>
        {error === null ? <p className="soft">Reading …</p> : <Fault words={faultWords(error)} />}
      </div>
    );
  if (record.row === null)
    return <Nothing words={`This ${wordsOf(kind).one} is removed in the draft. Its form puts it back.`} />;
  return <Open kind={kind} record={record} />;
}

function Open({ kind, record }: { kind: StudioKind; record: RowRecord }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const drawer = { isOpen, setOpen };
  return (
    <StudioProvider kind={kind} record={record} none={<NoConfigurator kind={kind} record={record} />}>
      <div className="studio">
        <StudioHead aside={<TryButton {...drawer} />} />
        <FaultWalk />
        <StudioPlate />
        <div className="studio-panes">
          <Suspense fallback={<p className="page soft">Opening …</p>}>
            <PresentPane />
          </Suspense>
          <TryBeside {...drawer} />
        </div>
      </div>
    </StudioProvider>
  );
}

function PresentPane(): ReactNode {
  const { tab, name, Pane } = useTab();
  const { configurator } = useStudio();
  return (
    <div className="studio-pane" data-tab={tab}>
      <PaneBoundary key={tab} of={configurator} name={name}>
        <Pane />
      </PaneBoundary>
    </div>
  );
}
