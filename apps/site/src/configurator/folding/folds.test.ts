import { expect, test } from 'vitest';
import { beginFolds, chooseIn, type Folds, foldAll, isUnfolded, toggleFold, unfold } from './folds.ts';

const GROUPS = ['Supply', 'Enclosure', 'Alarm', 'Options'];
/** The open groups, while `next` is the one to answer. */
const open = (folds: Folds, next: string | null): string[] => GROUPS.filter((group) => isUnfolded(folds, group, next));
const start = beginFolds(false);

test('at first only the group to answer next is open', () => {
  expect(open(start, 'Supply')).toEqual(['Supply']);
  expect(open(start, null)).toEqual([]);
});

test('the maker may leave all open', () => {
  expect(open(beginFolds(true), 'Supply')).toEqual(GROUPS);
});

test('an answered group stays open until the visitor chooses in another, and the next one opens', () => {
  const first = chooseIn(start, 'Supply');
  expect(open(first, 'Enclosure')).toEqual(['Supply', 'Enclosure']);
  expect(chooseIn(first, 'Supply')).toBe(first);
  const second = chooseIn(first, 'Enclosure');
  expect(open(second, 'Alarm')).toEqual(['Enclosure', 'Alarm']);
});

test('a group that is left while it is the one to answer stays open', () => {
  expect(open(chooseIn(chooseIn(start, 'Supply'), 'Options'), 'Supply')).toEqual(['Supply', 'Options']);
});

test('a group that the visitor opened stays so, whatever is chosen elsewhere', () => {
  const opened = toggleFold(start, 'Options', 'Supply');
  expect(open(opened, 'Supply')).toEqual(['Supply', 'Options']);
  expect(open(chooseIn(opened, 'Supply'), 'Enclosure')).toEqual(['Supply', 'Enclosure', 'Options']);
  expect(open(toggleFold(opened, 'Options', 'Supply'), 'Supply')).toEqual(['Supply']);
});

test('once something was chosen in it, it folds as others do', () => {
  const chosen = chooseIn(toggleFold(start, 'Options', 'Supply'), 'Options');
  expect(open(chooseIn(chosen, 'Supply'), 'Enclosure')).toEqual(['Supply', 'Enclosure']);
});

test('the group to answer can be folded too', () => {
  expect(open(toggleFold(start, 'Supply', 'Supply'), 'Supply')).toEqual([]);
});

test('what is found or led to is opened once', () => {
  const found = unfold(start, 'Alarm');
  expect(open(found, 'Supply')).toEqual(['Supply', 'Alarm']);
  expect(unfold(found, 'Alarm')).toBe(found);
});

test('one button opens all, and folds them again', () => {
  const all = foldAll(toggleFold(start, 'Options', 'Supply'), true);
  expect(open(all, 'Supply')).toEqual(GROUPS);
  expect(open(toggleFold(all, 'Alarm', 'Supply'), 'Supply')).toEqual(['Supply', 'Enclosure', 'Options']);
  expect(open(chooseIn(chooseIn(all, 'Supply'), 'Alarm'), null)).toEqual(GROUPS);
  expect(open(foldAll(all, false), 'Supply')).toEqual(['Supply']);
});
