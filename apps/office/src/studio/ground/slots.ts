import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import type { ComponentType } from 'react';

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

/** Parts of the studio that other folders bring; null: not there. */
export const slots: {
  /** Try-it at the right; a drawer below 1280. */
  TryPane: ComponentType | null;
  RuleEditor: ComponentType<RuleEditorProps> | null;
  ShowRule: ComponentType<ShowRuleProps> | null;
} = { TryPane: null, RuleEditor: null, ShowRule: null };
