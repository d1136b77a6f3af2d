import type { ConfigGroup, ConfigOption } from '@millrace/configurator';

/** Given to the editor of the rules of an option, below its row. */
export interface RuleEditorProps {
  group: ConfigGroup;
  option: ConfigOption;
  /** Leaves the editor: the focus goes back to the row. */
  onDone(): void;
}

/** Given to the editor of when a group is shown, within the editor of the group. */
export interface ShowRuleProps {
  group: ConfigGroup;
}
