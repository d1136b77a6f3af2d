import type { Configurator } from '@millrace/configurator';
import type { Difference, ExampleNumber, Tried } from '@millrace/studio';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { Fault } from '../../ui/fault.tsx';
import { CompactPlate } from '../findings/compact-plate.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { knownLines } from '../known/known-lines.ts';
import { useDifference } from './use-difference.ts';
import './compare.css';

/** The draft beside the configurator in force, told in words, with numbers that became valid or invalid. */
export function ComparePane(): ReactNode {
  const { published } = useStudio();
  return (
    <section className="compare-pane" aria-labelledby="compare-with-published">
      {published === null ? (
        <>
          <header className="studio-bar">
            <h2 id="compare-with-published">Compare with published</h2>
          </header>
          <p className="page soft">Nothing of it is published yet.</p>
        </>
      ) : (
        <Compared published={published} />
      )}
    </section>
  );
}

function Compared({ published }: { published: Configurator }): ReactNode {
  const { sound, configurator, row } = useStudio();
  const typed = useDeferredValue(configurator);
  const lines = useMemo(() => JSON.stringify(knownLines(row).map(({ number }) => number)), [row]);
  const known = useMemo(() => JSON.parse(lines) as string[], [lines]);
  const { difference, isOld, hasFailed } = useDifference(published, sound, known);
  return (
    <>
      <header className="studio-bar">
        <h2 id="compare-with-published">Compare with published</h2>
        <span className="soft" role="status">
          {difference === null || isOld
            ? 'Comparing …'
            : difference.isWhole
              ? 'All that changed statements name was asked.'
              : 'Not all could be asked: more may be built otherwise than is said here.'}
          {sound === typed ? '' : ' What is typed half, or wrong, is taken as it was before.'}
        </span>
      </header>
      <div className="studio-scroll" aria-busy={difference === null || isOld}>
        <Fault words={hasFailed ? 'The two versions cannot be compared as they stand.' : null} />
        {difference === null ? null : <Told difference={difference} published={published} />}
      </div>
    </>
  );
}

function Told({ difference, published }: { difference: Difference; published: Configurator }): ReactNode {
  const { builds, states, known } = difference;
  if (builds.length + states.length + known.length === 0)
    return <p className="page soft">The two make and state the same.</p>;
  return (
    <>
      {builds.length === 0 ? null : (
        <section className="compare-part">
          <h3>What can be built</h3>
          <ul>
            {builds.map(({ sentence, example }) => (
              <li key={sentence}>
                <span>{sentence}</span>
                {example === null ? null : <Example example={example} published={published} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {known.length === 0 ? null : (
        <section className="compare-part">
          <h3>Known numbers</h3>
          <ul>
            {known.map((example) => (
              <li key={example.number}>
                <Example example={example} published={published} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {states.length === 0 ? null : (
        <section className="compare-part">
          <h3>What is stated</h3>
          <ul>
            {states.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A number that one version makes alone. Its parts are read by that version; try-it tells what the draft says of it. */
function Example({
  example: { number, became },
  published,
}: {
  example: ExampleNumber;
  published: Configurator;
}): ReactNode {
  const { sound, tryNumber } = useStudio();
  const tried = useMemo(() => ({ is: 'number', number }) as const, [number]);
  const load = useCallback((one: Tried) => one.is === 'number' && tryNumber(one.number), [tryNumber]);
  return (
    <span className="compare-example">
      <CompactPlate configurator={became === 'valid' ? sound : published} tried={tried} onTry={load} />
      <span className={became === 'valid' ? 'compare-valid' : 'compare-invalid'}>became {became}</span>
    </span>
  );
}
