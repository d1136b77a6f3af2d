import type { ReactNode } from 'react';
import type { PlacedFinding } from './placed-findings.ts';

const classes = { error: 'fault', warning: 'warning', needed: 'needed' } as const;

/** Findings in words, at their place. `of`: the id of the field that they describe. */
export const FindingTexts = ({
  findings,
  of,
}: {
  findings: readonly Pick<PlacedFinding, 'severity' | 'message'>[];
  of?: string;
}): ReactNode =>
  findings.map(({ severity, message }) => (
    <p key={message} {...(of === undefined ? {} : { id: `${of}-${severity}` })} className={classes[severity]}>
      {severity === 'needed' ? 'Still needed: ' : ''}
      {message}
    </p>
  ));

const marks = { error: 'fault', warning: 'warning', needed: 'still needed' } as const;

/** The worst of several findings as one word. */
export const FindingWord = ({ worst }: { worst: PlacedFinding['severity'] | null }): ReactNode =>
  worst === null ? null : <span className={`finding-mark is-${worst}`}>{marks[worst]}</span>;
