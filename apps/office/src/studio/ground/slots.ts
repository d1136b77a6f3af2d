import { type ComponentType, lazy } from 'react';
import type { RenameProps, RuleEditorProps, ShowRuleProps } from './slot-props.ts';

/** Parts of the studio that other folders bring; null: not there. */
export const slots: {
  /** Try-it at the right; a drawer below 1280. */
  TryPane: ComponentType | null;
  RuleEditor: ComponentType<RuleEditorProps> | null;
  ShowRule: ComponentType<ShowRuleProps> | null;
  /** Asked where a published name is typed over. */
  RenameSheet: ComponentType<RenameProps> | null;
} = {
  TryPane: lazy(async () => ({ default: (await import('../try/try-pane.tsx')).TryPane })),
  RuleEditor: lazy(async () => ({ default: (await import('../rules/rule-editor.tsx')).RuleEditor })),
  ShowRule: lazy(async () => ({ default: (await import('../rules/show-rule.tsx')).ShowRule })),
  RenameSheet: lazy(async () => ({ default: (await import('../renaming/rename-sheet.tsx')).RenameSheet })),
};
