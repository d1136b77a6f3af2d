import { expect, test } from 'vitest';
import { groupAt, groupId } from './group-id.ts';

const groups = ['Supply', 'Alarm'];

test.each([
  ['#group-1', 'Supply'],
  ['#group-2', 'Alarm'],
  ['#group-3', undefined],
  ['#group-0', undefined],
  ['group-1', undefined],
  ['#part-PF-20', undefined],
  ['', undefined],
])('the anchor %j leads to %s', (hash, group) => expect(groupAt(groups, hash)).toBe(group));

test('the anchor of a group leads to it', () => {
  for (const [index, group] of groups.entries()) expect(groupAt(groups, `#${groupId(index)}`)).toBe(group);
});
