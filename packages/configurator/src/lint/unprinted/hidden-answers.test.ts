import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../../data/configurator.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, text } from '../../testing/build.ts';
import { hiddenAnswers } from './hidden-answers.ts';

const hidden = { printed: false };
const asked = (...groups: ConfigGroup[]) =>
  hiddenAnswers(compile(configurator([choice('Door', ['S', 'L']), ...groups]))).map(({ group }) => group.name);

describe('a hidden answer that only its own limits ask for decides nothing', () => {
  const limits = [{ if: ['Door.S'], max: 2 }];
  test.each([
    ['a text', text('Tag', { ...hidden, limits })],
    ['a number', number('Depth', { ...hidden, max: 90, limits })],
  ])('%s', (_, group) => {
    expect(asked(group)).toEqual([]);
  });

  test('one that the limits of another ask for may', () => {
    expect(asked(text('Tag', hidden), number('Depth', { max: 90, limits: [{ if: ['Tag.count=1'], max: 2 }] }))).toEqual(
      ['Tag'],
    );
  });
});
