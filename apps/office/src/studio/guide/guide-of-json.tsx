import type { Configurator } from '@millrace/configurator';
import { readPlate } from '@millrace/studio';
import { type ReactNode, useMemo, useState } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { PlateView } from '../ground/studio-plate.tsx';
import { GuideDifference } from './guide-difference.tsx';
import type { GuideReader } from './guide-reader.ts';
import type { ReadConfigurator } from './guide-worker.ts';

/** A configurator of a JSON file, with the findings that a publication would have, before it goes into the draft. */
export function GuideOfJson({
  read: { name, configurator, findings },
  now,
  reader,
  onMake,
}: {
  read: ReadConfigurator;
  now: Configurator | null;
  reader(): GuideReader;
  onMake(configurator: Configurator): void;
}): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const plate = useMemo(() => readPlate(configurator, { is: 'nothing' }), [configurator]);
  const make = (): void => onMake(configurator);
  return (
    <div className="guide">
      <header className="studio-bar">
        <h2>{name}</h2>
        <span className="soft">{configurator.configGroups.length} groups</span>
      </header>
      <PlateView plate={plate} label="As it begins" at={null} onGo={null} />
      <section className="guide-begin" aria-label="Findings">
        <p role="status">{findings.length === 0 ? 'Nothing is wrong in it.' : `${findings.length} findings`}</p>
        <ul className="guide-list">
          {findings.map(({ severity, message, path }) => (
            <li key={`${path.join('.')} ${message}`}>
              <Mark of={severity} />
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </section>
      {isAsked && now !== null ? (
        <GuideDifference
          reader={reader()}
          from={now}
          to={configurator}
          onCancel={() => setIsAsked(false)}
          onReplace={make}
        />
      ) : null}
      <footer className="guide-foot">
        <p className="soft">Findings do not keep it out of the draft. Errors block the publishing.</p>
        <button className="button button-primary" type="button" onClick={now === null ? make : () => setIsAsked(true)}>
          {now === null ? 'Put it into the draft' : 'Show the difference'}
        </button>
      </footer>
    </div>
  );
}
