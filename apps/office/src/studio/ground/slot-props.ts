import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import type { Rename } from '@millrace/studio';

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

/** Given to the dialog in which a name or a code that was ever published gets another. */
export interface RenameProps {
  rename: Rename;
  /** It is done, or left. After it the place stands at the new name, or where it was. */
  onLeave(isDone: boolean): void;
}
