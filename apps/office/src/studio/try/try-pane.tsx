import { type Configurator, type Context, inContext } from '@millrace/configurator';
import { type TriedVerdict, verdictOfNumber } from '@millrace/studio';
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { priceWords } from '../ground/price-words.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { useSliced } from '../rules/use-sliced.ts';
import { ContextFacts } from './context-facts.tsx';
import { GroupRows } from './group-rows.tsx';
import { KnownAs } from './known-as.tsx';
import { NumberTag } from './number-tag.tsx';
import { useVerdict } from './use-verdict.ts';
import { shortVerdict, VerdictSaid } from './verdict-said.tsx';
import './try.css';

const NOBODY: Context = {};

/** Tries numbers and choices by the draft as it is typed; by its last sound state while something is typed half. */
export function TryPane(): ReactNode {
  const { configurator: typed, sound, published, tried, trySelection, tryNothing } = useStudio();
  const [context, setContext] = useState(NOBODY);
  const { configurator, verdict, number } = useVerdict(context);
  const { evaluation } = verdict;
  return (
    <>
      <header className="studio-bar">
        <h2>Try it</h2>
        <span className="soft">{sound === typed ? 'as the draft stands' : 'as it was before what is typed half'}</span>
        <span className="studio-push" />
        <button className="link" type="button" disabled={tried.is === 'nothing'} onClick={tryNothing}>
          Clear
        </button>
      </header>
      <div className="studio-scroll try-body">
        <NumberField number={number} isRefused={verdict.is !== 'whole' && verdict.is !== 'open'} />
        <p className="try-verdict" role="status">
          {tried.is === 'nothing' ? (
            <span className="soft">Write a number, or choose group by group.</span>
          ) : (
            <>
              <VerdictSaid verdict={verdict} />
              <InForce published={published} number={number} context={context} />
            </>
          )}
        </p>
        {verdict.is === 'refused' ? <WhatFits verdict={verdict} /> : null}
        {tried.is === 'nothing' ? null : <KnownAs number={number} verdict={verdict} />}
        <ContextFacts configurator={sound} context={context} onChange={setContext} />
        <h3>Group by group</h3>
        <GroupRows
          configurator={configurator}
          evaluation={evaluation}
          wrong={verdict.is === 'refused' ? { group: verdict.group, text: verdict.text } : null}
          onSelect={trySelection}
        />
        <p className="try-sum">
          <span>
            {verdict.is === 'whole' ? 'List price' : verdict.is === 'refused' ? 'Sum of what is right' : 'Sum so far'}
          </span>
          <b className="figures">{priceWords(evaluation.total)}</b>
        </p>
        <Said verdict={verdict} />
      </div>
    </>
  );
}

function NumberField({ number, isRefused }: { number: string; isRefused: boolean }): ReactNode {
  const { tried, tryNumber, tryNothing } = useStudio();
  const [text, setText] = useState<string | null>(null);
  const [copied, setCopied] = useState('');
  const shown = text ?? (tried.is === 'number' ? tried.number : tried.is === 'nothing' ? '' : number);
  return (
    <p className="try-number">
      <input
        className="field figures"
        aria-label="Model number"
        spellCheck={false}
        autoComplete="off"
        placeholder="Write or paste a number"
        value={shown}
        aria-invalid={isRefused}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          startTransition(() => (next.trim() === '' ? tryNothing() : tryNumber(next)));
        }}
        onBlur={() => setText(null)}
      />
      <button
        className="button"
        type="button"
        aria-label="Copy the number"
        title="Copy the number"
        disabled={number === ''}
        onClick={() =>
          void navigator.clipboard.writeText(number).then(
            () => setCopied('Copied.'),
            () => setCopied('The browser does not let it be copied.'),
          )
        }
      >
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3" />
        </svg>
      </button>
      <span className="unseen" role="status">
        {copied}
      </span>
    </p>
  );
}

/** The verdict of the version in force; after the paint. */
function InForce({
  published,
  number,
  context,
}: {
  published: Configurator | null;
  number: string;
  context: Context;
}): ReactNode {
  const ask = useCallback(
    () => (published === null || number === '' ? null : saidOf(inContext(published, { context }), number)),
    [published, number, context],
  );
  const words = useSliced(ask, '');
  return words === '' ? null : <span className="soft"> In the published revision: {words}.</span>;
}

// biome-ignore lint/correctness/useYield: it is one step, made after the paint.
function* saidOf(published: Configurator, number: string) {
  return shortVerdict(verdictOfNumber(published, number));
}

type Refused = Extract<TriedVerdict, { is: 'refused' }>;
type Offers = ReturnType<Refused['offers']>;
const NO_OFFERS: Offers = [];

/** Whole numbers that differ in one cell from the refused one. */
function WhatFits({ verdict }: { verdict: Refused }): ReactNode {
  const seek = useCallback(() => offersOf(verdict), [verdict]);
  const offers = useSliced<Offers>(seek, NO_OFFERS);
  if (offers.length === 0) return null;
  return (
    <>
      <h3>What would fit</h3>
      <ul className="try-fits">
        {offers.slice(0, FITS_MOST).map(({ itemNo, group, words, total }) => (
          <li key={itemNo} title={words === '' ? undefined : `${group}: ${words}`}>
            <NumberTag number={itemNo} mended={group} />
            <span className="figures">{priceWords(total)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
const FITS_MOST = 4;

// biome-ignore lint/correctness/useYield: it is one step, made after the paint.
function* offersOf(verdict: Refused) {
  return verdict.offers();
}

/** The facts and the specification that follow from what is chosen. */
function Said({ verdict: { evaluation } }: { verdict: TriedVerdict }): ReactNode {
  const { facts, specText, optionsDescription } = evaluation;
  return (
    <>
      {facts.length === 0 ? null : (
        <>
          <h3>What follows</h3>
          <dl className="try-facts">
            {facts.map(({ name, value, unit }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="figures">
                  {value}
                  {unit === undefined ? '' : ` ${unit}`}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {specText.length === 0 ? null : (
        <details>
          <summary>Specification text</summary>
          {specText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
      {optionsDescription.length === 0 ? null : (
        <details>
          <summary>Description, line by line</summary>
          <ul>
            {optionsDescription.map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sequence has one line twice.
              <li key={nth}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
