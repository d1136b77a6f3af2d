import type { Configurator } from '@millrace/configurator';
import { wordsOf } from '@millrace/contract/fields';
import { numberChanges } from '@millrace/studio';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { faultWords } from '../../api/office-transport.ts';
import { PageLink } from '../../navigation/here.tsx';
import { Fault } from '../../ui/fault.tsx';
import { addressOfStudio, studioKinds } from '../ground/studio-address.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { type Use, useUses } from './use-uses.ts';
import './where.css';

/** The places that use the configurator, how many numbers of it stand there, and what this draft makes of them. */
export function WherePane(): ReactNode {
  const { sound, published, id } = useStudio();
  const after = useDeferredValue(sound);
  const { uses, isPending, error } = useUses();
  return (
    <section className="where-pane" aria-labelledby="where-used">
      <header className="studio-bar">
        <h2 id="where-used">Where used</h2>
        <span className="soft" role="status">
          {isPending ? 'Looking …' : `${uses.length} places`}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className="studio-scroll" aria-label="Places" tabIndex={0}>
        <Fault words={error === null ? null : faultWords(error)} />
        <table className="table where-table">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">What</th>
              <th scope="col" className="number">
                Numbers
              </th>
              <th scope="col">With this draft</th>
            </tr>
          </thead>
          <tbody>
            {uses.map((use) => (
              <tr key={use.key}>
                <td className="soft where-kind">{wordsOf(use.kind).one}</td>
                <td>
                  <PageLink href={addressOf(use, id)}>{use.words}</PageLink>{' '}
                  {use.note === '' ? null : <span className="soft">{use.note}</span>}
                </td>
                <td className="number">{use.numbers.length === 0 ? '' : use.numbers.length}</td>
                <td>
                  <Changes use={use} before={published} after={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function addressOf({ kind, id, key }: Use, familyId: number): string {
  if (id === null) return `/office/${kind.toLowerCase()}?f.familyId=${familyId}`;
  const own = studioKinds.find((one) => one === kind);
  if (key === 'own') return addressOfStudio(kind, id, { tab: 'known' });
  return own === undefined || kind === 'customerFamilies'
    ? `/office/rows/${kind.toLowerCase()}/${id}`
    : addressOfStudio(kind, id);
}

function Changes({ use, before, after }: { use: Use; before: Configurator | null; after: Configurator }): ReactNode {
  const changes = useMemo(
    () => (before === null ? null : numberChanges(before, after, use.numbers)),
    [before, after, use.numbers],
  );
  if (use.numbers.length === 0 || changes === null) return null;
  const { refused, dearer, cheaper } = changes;
  if (refused + dearer + cheaper === 0) return <span className="where-same">all as they are</span>;
  return (
    <>
      {refused === 0 ? null : <span className="where-refused">{refused} refused</span>}
      {refused > 0 && dearer + cheaper > 0 ? ', ' : ''}
      {[dearer === 0 ? '' : `${dearer} dearer`, cheaper === 0 ? '' : `${cheaper} cheaper`].filter(Boolean).join(', ')}
    </>
  );
}
