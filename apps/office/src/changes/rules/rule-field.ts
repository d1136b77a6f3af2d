import type { ContentKind } from '@millrace/contract/content';
import type { ValuePath } from '@millrace/contract/office';

const FIELDS = ['showIf', 'hideIf', 'enableIf', 'disableIf', 'selectIf'] as const;
export type RuleField = (typeof FIELDS)[number];

/** The field of rules of a configurator that a path leads to; null: it leads to something else. */
export const ruleFieldAt = (path: ValuePath): RuleField | null =>
  path[0] === 'configurator' ? (FIELDS.find((field) => field === path.at(-1)) ?? null) : null;

/** The row whose configurator has the rules. */
export interface RowOfRules {
  kind: ContentKind;
  id: number;
  draft: string | null;
}
