import type { Configurator } from '@millrace/configurator';
import type { RowRecord } from '@millrace/contract/office';
import { lazy, type ReactNode, Suspense } from 'react';
import { rowWords } from '../../changes/row-words.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { PageLink } from '../../navigation/here.tsx';
import { STUDIO_PATH, type StudioKind } from './studio-address.ts';

const GuideOfNew = lazy(async () => ({ default: (await import('../guide/guide-of-new.tsx')).GuideOfNew }));

const EMPTY: Configurator = { configGroups: [] };

/** Shown for a row without a configurator, and for one whose value cannot be shown as groups and options. */
export function NoConfigurator({ kind, record }: { kind: StudioKind; record: RowRecord }): ReactNode {
  const { id, version, row } = record;
  const { writeMany } = useDraft();
  const hasNone = row?.['configurator'] == null;
  const form = `/office/rows/${kind.toLowerCase()}/${id}`;
  return (
    <div className="page">
      <p className="soft">
        <PageLink href={STUDIO_PATH}>Configurators</PageLink> /
      </p>
      <h1>{rowWords(kind, row)}</h1>
      {hasNone ? (
        <>
          <p>It has no configurator yet: its products are listed one by one.</p>
          <button
            className="button"
            type="button"
            onClick={() => writeMany([{ kind, id, version, fields: { configurator: EMPTY } }])}
          >
            Begin a configurator
          </button>
          <h2>From an ordering guide</h2>
          <Suspense fallback={<p className="soft">Opening …</p>}>
            <GuideOfNew kind={kind} record={record} />
          </Suspense>
        </>
      ) : (
        <p>
          What stands there is no list of groups with options, so the studio cannot show it.{' '}
          <PageLink href={form}>Its form</PageLink> has it as text. Nothing is lost.
        </p>
      )}
    </div>
  );
}
