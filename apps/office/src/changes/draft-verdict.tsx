import type { DraftFindings, DraftRecord } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';

/** Whether a draft could be published, as far as it was checked: its faults, its warnings, or that it is sound. */
export function DraftVerdict({ draft, found }: { draft: DraftRecord; found: DraftFindings | undefined }): ReactNode {
  if (draft.changes === 0) return <span className="soft">empty</span>;
  if (found === undefined) return null;
  const errors = found.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = found.findings.length - errors;
  if (errors > 0) return <State is="error">{many(errors, 'fault')}</State>;
  return warnings > 0 ? <State is="warning">{many(warnings, 'warning')}</State> : <State is="good">sound</State>;
}

const classes = { error: 'is-wrong', warning: 'is-warning', good: 'is-good' } as const;
const State = ({ is, children }: { is: keyof typeof classes; children: ReactNode }): ReactNode => (
  <span className={`item-state ${classes[is]}`}>
    <Mark of={is} /> {children}
  </span>
);

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
