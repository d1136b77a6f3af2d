import { finish, type Pausable } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { soundAmong } from './sound-among.ts';

/** Letters that are sound together: all but capitals. Each check is noted. */
function found(letters: string, checks = 100) {
  const asked: string[] = [];
  const isSound = function* (some: readonly string[]): Pausable<boolean> {
    asked.push(some.join(''));
    yield;
    return some.every((letter) => letter !== letter.toUpperCase());
  };
  return { sound: finish(soundAmong([...letters], isSound, checks)).join(''), asked };
}

test.each<[string, string, string[]]>([
  ['', '', []],
  ['a', 'a', ['a']],
  ['A', '', ['A']],
  ['abcde', 'abcde', ['abcde']],
  ['abCde', 'abde', ['abCde', 'abC', 'ab', 'abC', 'abde']],
  ['ABc', 'c', ['ABc', 'AB', 'A', 'B', 'c']],
])('of %j are sound %j', (letters, sound, asked) => expect(found(letters)).toEqual({ sound, asked }));

test.each([
  [0, ''],
  [1, ''],
  [2, ''],
  [3, 'ab'],
  [4, 'ab'],
  [5, 'abde'],
])('after %d checks the others are left out', (checks, sound) => {
  const is = found('abCde', checks);
  expect([is.sound, is.asked.length]).toEqual([sound, checks]);
});
