import { wordsOf } from '@millrace/contract/fields';
import { readConfigurator } from '@millrace/studio';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { rowWords } from '../../changes/row-words.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { findingsQuery } from '../../draft/draft-queries.ts';
import { useAllRows } from '../../draft/use-all-rows.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { GuideFromList } from '../guide/guide-from-list.tsx';
import { addressOfStudio, type StudioKind, studioKinds } from './studio-address.ts';
import '../../panes/tables.css';
import './studio-list.css';

const WITH_CONFIGURATOR = JSON.stringify({ configurator: { isEmpty: false } });

/** All rows that have a configurator: families, and families as a customer sells them. */
export function StudioList(): ReactNode {
  return (
    <div className="page studio-list">
      <h1>Configurators</h1>
      <p className="soft">
        The groups, options, prices and rules by which model numbers are made. A family without one gets it from its
        form, or from an ordering guide.
      </p>
      <GuideFromList />
      {studioKinds.map((kind) => (
        <OfKind key={kind} kind={kind} />
      ))}
    </div>
  );
}

function OfKind({ kind }: { kind: StudioKind }): ReactNode {
  const { id: draft } = useDraft();
  const { data: checked } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  const { rows, error, isPending } = useAllRows(kind, WITH_CONFIGURATOR, (row) => {
    const groups = readConfigurator(row['configurator'])?.configGroups ?? [];
    return {
      words: rowWords(kind, row),
      groups: groups.length,
      options: groups.reduce((sum, { options = [] }) => sum + options.length, 0),
    };
  });
  const { many } = wordsOf(kind);
  return (
    <section aria-labelledby={`configurators-${kind}`}>
      <h2 id={`configurators-${kind}`}>{many}</h2>
      <Fault words={error === null ? null : faultWords(error)} />
      {rows.length === 0 && error === null ? (
        <p className="soft">{isPending ? 'Reading …' : 'None of them has a configurator.'}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="number">
                Groups
              </th>
              <th scope="col" className="number">
                Options
              </th>
              <th scope="col">In this draft</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, change, row }) => {
              const faults = (checked?.findings ?? []).filter(
                (one) => one.kind === kind && one.id === id && one.severity === 'error' && isOfStudio(one.path[0]),
              ).length;
              return (
                <tr key={id}>
                  <td>
                    <PageLink href={addressOfStudio(kind, id)}>{row.words}</PageLink>
                  </td>
                  <td className="number">{row.groups}</td>
                  <td className="number">{row.options}</td>
                  <td>
                    {change === undefined ? null : (
                      <span className={`change-${change}`}>{change === 'added' ? 'New' : 'Changed'}</span>
                    )}{' '}
                    {faults === 0 ? null : (
                      <span className="finding-mark">{faults === 1 ? '1 fault' : `${faults} faults`}</span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

const isOfStudio = (field: unknown): boolean =>
  field === 'configurator' || field === 'validNumbers' || field === 'refusedNumbers';
