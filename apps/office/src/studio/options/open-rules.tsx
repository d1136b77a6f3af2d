import { type ReactNode, Suspense } from 'react';
import type { RuleEditorProps } from '../ground/slot-props.ts';
import { slots } from '../ground/slots.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { RuleCell } from './rule-cell.tsx';

/** The rules of an option below its row: their editor, or, as long as there is none, what they say. */
export function OpenRules(props: RuleEditorProps): ReactNode {
  const { sound } = useStudio();
  const { RuleEditor } = slots;
  return RuleEditor === null ? (
    <p className="option-rules-words">
      <RuleCell option={props.option} sound={sound} />{' '}
      <button className="button-link" type="button" onClick={props.onDone}>
        Close
      </button>
    </p>
  ) : (
    <Suspense fallback={null}>
      <RuleEditor {...props} />
    </Suspense>
  );
}
