import type { ConfigGroup } from '@millrace/configurator';
import { type GroupKind, kindOfGroup } from '@millrace/studio';

interface GroupKindWords {
  mark: string;
  words: string;
  /** Said in place of options; '' where it has some. */
  noOptions: string;
}

/** The mark and the words of each kind. */
export const groupKindWords: Readonly<Record<GroupKind, GroupKindWords>> = {
  one: { mark: '●', words: 'choose one', noOptions: '' },
  several: { mark: '☐', words: 'choose several', noOptions: '' },
  number: {
    mark: '#',
    words: 'a number',
    noOptions: 'A number has no options: its bounds stand in the editor of the group.',
  },
  text: {
    mark: 'T',
    words: 'a text',
    noOptions: 'A text has no options: what may be typed stands in the editor of the group.',
  },
  sequence: { mark: '⋯', words: 'a sequence', noOptions: '' },
  assembly: {
    mark: '⊞',
    words: 'the number of a part',
    noOptions: 'Its answer is the number of a part, which has groups and options of its own.',
  },
};

/** Whether a group is answered by options. Those that it has all the same are shown. */
export const hasOptions = (group: ConfigGroup): boolean =>
  groupKindWords[kindOfGroup(group)].noOptions === '' || (group.options?.length ?? 0) > 0;

/** Whether rules decide that a group is shown. */
export const isConditional = ({ showIf, hideIf }: ConfigGroup): boolean =>
  (showIf?.length ?? 0) > 0 || (hideIf?.length ?? 0) > 0;

/** The count of a group in a list: its options, or the unit of its number. */
export const countOfGroup = (group: ConfigGroup): string =>
  hasOptions(group) ? String(group.options?.length ?? 0) : (group.unit ?? '');
