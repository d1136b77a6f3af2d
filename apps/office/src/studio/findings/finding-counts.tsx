import { type ReactNode, useDeferredValue } from 'react';
import { useStudio } from '../ground/studio-context.tsx';

/** The number of faults and warnings, counted as the frame does. */
export function FindingCounts(): ReactNode {
  const { findings } = useStudio();
  const shown = useDeferredValue(findings);
  const faults = shown.filter(({ severity }) => severity === 'error').length;
  const warnings = shown.length - faults;
  return (
    <>
      {faults === 0 ? null : (
        <span className="studio-tab-count is-fault">
          {faults}
          <span className="unseen"> {faults === 1 ? 'fault' : 'faults'}</span>
        </span>
      )}
      {warnings === 0 ? null : (
        <span className="studio-tab-count">
          {warnings}
          <span className="unseen"> {warnings === 1 ? 'warning' : 'warnings'}</span>
        </span>
      )}
    </>
  );
}
