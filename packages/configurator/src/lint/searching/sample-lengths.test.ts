import { expect, test } from 'vitest';
import type { ConfigGroup } from '../../data/configurator.ts';
import { present } from '../../data/present.ts';
import { compile } from '../../rules/compile.ts';
import { configurator, text } from '../../testing/build.ts';
import { sampleLengths } from './sample-lengths.ts';

const limits = [{ max: 9 }];
const lengths = (rest: Partial<ConfigGroup>): readonly number[] =>
  sampleLengths(present(compile(configurator([text('T', rest)])).groups[0]));
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

test.each<[string, Partial<ConfigGroup>, readonly number[]]>([
  ['the least, without limits', { min: 2, max: 5 }, [2]],
  ['each, with limits', { min: 2, max: 5, limits }, [2, 3, 4, 5]],
  ['one, where there is one', { min: 2, max: 2, limits }, [2]],
  ['whole ones', { min: 1.5, max: 3.5, limits }, [2, 3]],
  ['none below one', { min: -2, max: 2, limits }, [1, 2]],
  ['none, where no length is within', { min: 3, max: 2, limits }, []],
  ['none, where no character is allowed', { characters: '' }, []],
  ['a hundred', { max: 100, limits }, upTo(100)],
  ['a hundred and the longest', { max: 102, limits }, [...upTo(100), 102]],
])('of a text are sampled: %s', (_, rest, expected) => expect(lengths(rest)).toEqual(expected));
