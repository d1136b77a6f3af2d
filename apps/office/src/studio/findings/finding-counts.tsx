import { causesOf } from '@millrace/studio';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useStudio } from '../ground/studio-context.tsx';

/** How many faults and warnings there are, by cause. */
export function FindingCounts(): ReactNode {
  const { findings } = useStudio();
  const shown = useDeferredValue(findings);
  const { faults, warnings } = useMemo(() => {
    const causes = causesOf(shown);
    const count = causes.filter(({ severity }) => severity === 'error').length;
    return { faults: count, warnings: causes.length - count };
  }, [shown]);
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
