import type { ConfigGroup, Configurator, Evaluation, GroupState, Selection } from '@millrace/configurator';

/** Given to the list of groups, of the whole and of a part. */
export interface GroupRowsProps {
  configurator: Configurator;
  evaluation: Evaluation;
  /** The place at which a number is refused, and its text there. */
  wrong: { group: string | null; text: string } | null;
  onSelect(selection: Selection): void;
}

/** Given to what answers one group. */
export interface AnswerProps {
  group: ConfigGroup;
  state: GroupState;
  configurator: Configurator;
  evaluation: Evaluation;
  onSelect(selection: Selection): void;
}
