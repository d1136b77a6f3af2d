import type { TriedVerdict } from '@millrace/studio';
import type { ReactNode } from 'react';
import { priceWords } from '../ground/price-words.ts';

/** The verdict on what is tried, in a sentence or two. */
export function VerdictSaid({ verdict }: { verdict: TriedVerdict }): ReactNode {
  const { evaluation } = verdict;
  switch (verdict.is) {
    case 'whole':
      return (
        <>
          <b className="try-valid">Valid, {priceWords(evaluation.total)}.</b>
          {verdict.readAs === null ? null : (
            <>
              {' '}
              Read as <span className="figures">{verdict.readAs}</span>.
            </>
          )}
          {evaluation.toOrder.length === 0 ? null : ` To order it, choose ${evaluation.toOrder.join(', ')}.`}
        </>
      );
    case 'open':
      return (
        <>
          <b>Not complete.</b> {verdict.missing.length === 0 ? '' : `To choose: ${verdict.missing.join(', ')}.`}
        </>
      );
    case 'refused':
      return (
        <>
          <b className="try-refused">Refused{verdict.group === null ? '' : ` at ${verdict.group}`}.</b> {verdict.why}
        </>
      );
    case 'ambiguous':
      return (
        <>
          <b className="try-refused">Reads in two ways:</b> {verdict.readings.join('; or ')}.
        </>
      );
    case 'elsewhere':
      return (
        <>
          <b className="try-refused">Refused for who asks.</b> It is a number under another{' '}
          {verdict.facts.join(' and another ')}.
        </>
      );
  }
}

/** The same in a few words, of another version. */
export function shortVerdict(verdict: TriedVerdict): string {
  switch (verdict.is) {
    case 'whole':
      return `valid, ${priceWords(verdict.evaluation.total)}`;
    case 'open':
      return 'not complete';
    case 'refused':
      return verdict.group === null ? 'refused' : `refused at ${verdict.group}`;
    case 'ambiguous':
      return 'reads in two ways';
    case 'elsewhere':
      return 'refused for who asks';
  }
}
