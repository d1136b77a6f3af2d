import { report } from '../../analytics/report.ts';

/** For `onToggle` of a question: reports each time that it is opened. */
export const questionOpened =
  (id: number) =>
  ({ currentTarget }: { currentTarget: HTMLDetailsElement }): void => {
    if (currentTarget.open) report('question_opened', { label: String(id) });
  };
