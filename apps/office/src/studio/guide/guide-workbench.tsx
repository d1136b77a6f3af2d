import type { Cents, Configurator } from '@millrace/configurator';
import { type Place, type Proposal, placeKey, readPlate } from '@millrace/studio';
import { type ReactNode, useMemo, useState } from 'react';
import { Fault } from '../../ui/fault.tsx';
import { amountWords } from '../ground/price-words.ts';
import { PlateView } from '../ground/studio-plate.tsx';
import { GuideDifference } from './guide-difference.tsx';
import { GuideDrop } from './guide-drop.tsx';
import { GuideGroups } from './guide-groups.tsx';
import { GuideOfJson } from './guide-of-json.tsx';
import { GuideExamples, GuideFootnotes, GuideNotes } from './guide-told.tsx';
import { filesHeldFor, holdFiles } from './held-files.ts';
import { GuideSheet } from './sheet/guide-sheet.tsx';
import { type Guide, useGuide } from './use-guide.ts';
import './guide.css';

/** The configurator of a guide, and its examples as known numbers. */
export interface MadeOfGuide {
  configurator: Configurator;
  validNumbers: readonly { number: string; priceCents: Cents | null }[];
}

/**
 * From a guide to a configurator: what was recognised beside the sheets themselves, corrected until it is right, then made. `now`: the
 * configurator that it would replace; the difference is shown first.
 */
export function GuideWorkbench({
  row,
  now,
  onMake,
}: {
  /** The id of the row that the guide is for. */
  row: number;
  now: Configurator | null;
  onMake(made: MadeOfGuide): void;
}): ReactNode {
  const [first] = useState(() => filesHeldFor(row));
  const guide = useGuide(first);
  if (guide.configurator !== null && guide.is === 'none')
    return (
      <GuideOfJson
        read={guide.configurator}
        now={now}
        reader={guide.reader}
        onMake={(configurator) => onMake({ configurator, validNumbers: [] })}
      />
    );
  if (guide.is !== 'read' || guide.proposal === null)
    return (
      <div className="guide-begin">
        <Fault words={guide.refused.length === 0 ? null : guide.refused.join(' ')} />
        {guide.is === 'reading' ? (
          <p role="status">Reading the guide …</p>
        ) : (
          <GuideDrop
            words="Drop an ordering guide here: groups, codes, words and prices are recognised."
            onFiles={(files) => {
              // In the place of those from the list: a studio that begins anew finds what was dropped last.
              holdFiles(row, files);
              guide.open(files);
            }}
          />
        )}
      </div>
    );
  return <Open guide={guide} proposal={guide.proposal} now={now} onMake={onMake} />;
}

function Open({
  guide,
  proposal,
  now,
  onMake,
}: {
  guide: Guide;
  proposal: Proposal;
  now: Configurator | null;
  onMake(made: MadeOfGuide): void;
}): ReactNode {
  const { sheets, corrections, correct, takeBack } = guide;
  const [at, setAt] = useState(0);
  const [key, setKey] = useState<string | null>(null);
  const lit = useMemo(() => litBy(proposal, key), [proposal, key]);
  const [isAsked, setIsAsked] = useState(false);
  const index = Math.min(at, sheets.length - 1);
  const sheet = sheets[index];
  const good = proposal.examples.filter(({ decodes, fault }) => decodes && fault === undefined).length;
  const errors = proposal.findings.filter(({ severity }) => severity === 'error').length;
  const canMake = proposal.configurator.configGroups.length > 0;
  const make = (): void => onMake(madeOf(proposal));
  const told = {
    proposal,
    lit,
    onLight: setKey,
    onGo: (note: { at: Place }) => {
      setAt(note.at.sheet);
      requestAnimationFrame(() => {
        const cell = document.querySelector<HTMLElement>(`[data-at="${placeKey(note.at)}"]`);
        cell?.focus();
        cell?.scrollIntoView({ block: 'center' });
      });
    },
  };
  return (
    <div className="guide">
      <header className="studio-bar">
        <h2>{guide.names.join(', ')}</h2>
        <span className="soft">{guide.told.join(' ')}</span>
        <span className="studio-push" />
        <button className="button" type="button" disabled={corrections.length === 0} onClick={takeBack}>
          Take back the last correction
        </button>
      </header>
      <Fault words={guide.refused.length === 0 ? null : guide.refused.join(' ')} />
      <GuidePlate proposal={proposal} />
      <div className="guide-panes">
        <div className="guide-left">
          <div className="guide-tabs" role="tablist" aria-label="Sheets of the guide">
            {sheets.map(({ name, isHidden }, nth) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: sheets of two files may have one name.
                key={nth}
                type="button"
                role="tab"
                aria-selected={nth === index}
                onClick={() => setAt(nth)}
              >
                {name}
                {isHidden ? ' (hidden)' : ''}
              </button>
            ))}
          </div>
          {sheet === undefined ? null : (
            <GuideSheet
              key={index}
              sheet={sheet}
              index={index}
              proposal={proposal}
              lit={lit}
              onLight={setKey}
              onUse={(place, rows, columns, use) => correct({ what: 'cells', place, rows, columns, use })}
            />
          )}
        </div>
        <div className="guide-right">
          <GuideExamples {...told} />
          <GuideGroups groups={proposal.groups} lit={lit} onLight={setKey} onCorrect={correct} />
          <GuideNumber guide={guide} proposal={proposal} />
          <GuideFootnotes {...told} />
          <GuideNotes {...told} sheets={sheets.map(({ name }) => name)} />
        </div>
      </div>
      {isAsked && now !== null ? (
        <GuideDifference
          reader={guide.reader()}
          from={now}
          to={proposal.configurator}
          onCancel={() => setIsAsked(false)}
          onReplace={make}
        />
      ) : null}
      <footer className="guide-foot">
        <p role="status">
          <b>
            {good} of {proposal.examples.length} examples decode
          </b>
          <span className="soft">
            {' '}
            {errors === 0
              ? 'nothing is wrong in the rules'
              : `${errors} ${errors === 1 ? 'fault' : 'faults'} in the rules`}
          </span>
        </p>
        <button
          className="button button-primary"
          type="button"
          disabled={!canMake}
          onClick={now === null ? make : () => setIsAsked(true)}
        >
          {now === null ? 'Make the configurator' : 'Show the difference'}
        </button>
      </footer>
    </div>
  );
}

/** The number of the first example on the plate, with its price. */
function GuidePlate({ proposal: { configurator, first } }: { proposal: Proposal }): ReactNode {
  const plate = useMemo(
    () => readPlate(configurator, first === '' ? { is: 'nothing' } : { is: 'number', number: first }),
    [configurator, first],
  );
  return <PlateView plate={plate} label={first === '' ? 'As it begins' : 'First example'} at={null} onGo={null} />;
}

/** How numbers begin, and what stands between their parts: read from the examples, or stated. */
function GuideNumber({ guide, proposal: { configurator } }: { guide: Guide; proposal: Proposal }): ReactNode {
  const stated = Object.assign({}, ...guide.corrections.filter(({ what }) => what === 'number')) as {
    prefix?: string;
    separator?: string;
  };
  const field = (name: 'prefix' | 'separator', label: string, value: string): ReactNode => (
    <label>
      {label}
      <input
        key={value}
        className="field"
        defaultValue={value}
        onBlur={(event) => {
          if (event.target.value !== value) guide.correct({ what: 'number', ...stated, [name]: event.target.value });
        }}
      />
    </label>
  );
  return (
    <section className="guide-number" aria-label="Numbers">
      {field('prefix', 'Numbers begin with', configurator.prefix ?? '')}
      {field('separator', 'Between parts', configurator.groupSeparator ?? '-')}
      {configurator.adderPrice === undefined ? null : (
        <span>
          Base price <b>{amountWords(configurator.adderPrice)}</b>
        </span>
      )}
    </section>
  );
}

const madeOf = ({ configurator, examples }: Proposal): MadeOfGuide => ({
  configurator,
  validNumbers: examples
    .filter(({ decodes, fault }) => decodes && fault === undefined)
    .map(({ number, price }) => ({ number, priceCents: price ?? null })),
});

/** The cells that belong together with the one that is pointed at: of a group its name, codes and all. */
function litBy({ groups }: Proposal, key: string | null): ReadonlySet<string> {
  if (key === null) return NOTHING;
  const group = groups.find(({ at }) => at !== null && placeKey(at) === key);
  return new Set(group === undefined ? [key] : [key, ...group.options.map(({ at }) => placeKey(at))]);
}

const NOTHING: ReadonlySet<string> = new Set();
