import type { ConfigGroup } from '@millrace/configurator';

/** How a group is answered. */
export type GroupKind = 'one' | 'several' | 'number' | 'text' | 'sequence' | 'assembly';

/** The kind of a group as authors know it. */
export function kindOfGroup({ kind = 'choice', multiselect }: ConfigGroup): GroupKind {
  if (kind === 'choice') return multiselect === true ? 'several' : 'one';
  return kind;
}

/** The mark and the words of a kind. */
export const kindWords: Readonly<Record<GroupKind, { mark: string; words: string }>> = {
  one: { mark: '●', words: 'choose one' },
  several: { mark: '☐', words: 'choose several' },
  number: { mark: '#', words: 'a number' },
  text: { mark: 'T', words: 'a text' },
  sequence: { mark: '⋯', words: 'a sequence' },
  assembly: { mark: '⊞', words: 'the number of a part' },
};

/** Whether rules decide that a group is shown. */
export const isConditional = ({ showIf, hideIf }: ConfigGroup): boolean =>
  (showIf?.length ?? 0) > 0 || (hideIf?.length ?? 0) > 0;

/** What is counted of a group in a list: its options, or the unit of its number. */
export const countOfGroup = (group: ConfigGroup): string =>
  group.options === undefined ? (group.unit ?? '') : String(group.options.length);
