import { type GuideNote, type Proposal, placeKey } from '@millrace/studio';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { priceWords } from '../ground/price-words.ts';

interface Shown {
  proposal: Proposal;
  lit: ReadonlySet<string>;
  onLight(key: string | null): void;
  /** Goes to a cell of a sheet. */
  onGo(note: Pick<GuideNote, 'at'>): void;
}

/** The examples of the guide, and whether they decode at their prices. */
export function GuideExamples({ proposal: { examples }, lit, onLight, onGo }: Shown): ReactNode {
  return (
    <section aria-label="Examples of the guide">
      <h3>Examples</h3>
      {examples.length === 0 ? (
        <p className="soft">The guide prints no number that can be read. Mark one as an example.</p>
      ) : null}
      <ul className="guide-list">
        {examples.map(({ at, number, price, decodes, fault }) => {
          const key = placeKey(at);
          return (
            <li
              key={`${key} ${number}`}
              className={lit.has(key) ? 'is-lit' : undefined}
              onMouseEnter={() => onLight(key)}
              onMouseLeave={() => onLight(null)}
            >
              <Mark of={!decodes ? 'error' : fault === undefined ? 'good' : 'warning'} />
              <button type="button" className="guide-place" onClick={() => onGo({ at })}>
                {number}
              </button>
              <span>
                {decodes ? 'decodes' : 'does not decode'}
                {price === undefined ? '' : ` · ${priceWords(price)} in the guide`}
                {fault === undefined ? '' : `. ${fault}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Footnotes, with the rules that were made of them. */
export function GuideFootnotes({ proposal: { footnotes }, lit, onLight, onGo }: Shown): ReactNode {
  if (footnotes.length === 0) return null;
  return (
    <section aria-label="Footnotes">
      <h3>Footnotes</h3>
      <ul className="guide-list">
        {footnotes.map(({ at, mark, text, rules, isOpen, of }) => {
          const key = placeKey(at);
          return (
            <li
              key={`${key} ${text}`}
              className={lit.has(key) ? 'is-lit' : undefined}
              onMouseEnter={() => onLight(key)}
              onMouseLeave={() => onLight(null)}
            >
              <Mark of={isOpen ? 'warning' : 'good'} />
              <button type="button" className="guide-place" onClick={() => onGo({ at })}>
                {mark === '' ? 'Note' : mark}
              </button>
              <span>
                “{text}”{of.length === 0 ? '' : ` at ${of.join(', ')}`}
                {rules.map((rule) => (
                  <span key={rule} className="guide-rule">
                    {rule}
                  </span>
                ))}
                {isOpen ? (
                  <span className="guide-open">A part of it is no rule: decide what it means, at its options.</span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Cells that were not understood, and findings of the lint. */
export function GuideNotes({
  proposal: { notes, findings },
  sheets,
  onLight,
  onGo,
}: Shown & { sheets: readonly string[] }): ReactNode {
  return (
    <section aria-label="Not understood">
      {findings.length === 0 ? null : <h3>Findings</h3>}
      <ul className="guide-list">
        {findings.map(({ message, severity }) => (
          <li key={message}>
            <Mark of={severity} />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {notes.length === 0 ? null : <h3>To look at</h3>}
      <ul className="guide-list">
        {notes.map(({ at, text }) => (
          <li
            key={`${placeKey(at)} ${text}`}
            onMouseEnter={() => onLight(placeKey(at))}
            onMouseLeave={() => onLight(null)}
          >
            <Mark of="warning" />
            <button type="button" className="guide-place" onClick={() => onGo({ at })}>
              {sheets.length > 1 ? `${sheets[at.sheet] ?? ''}, row ${at.row + 1}` : `Row ${at.row + 1}`}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
