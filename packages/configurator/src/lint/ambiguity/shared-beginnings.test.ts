import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../../data/configurator.ts';
import { planOf } from '../../parsing/plan.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, sequence, several } from '../../testing/build.ts';
import { beginningsAt, partingPlaces } from './shared-beginnings.ts';

/** Each place with the codes that lead to it, `_` for a blank one: its next option, `a` after any, `p` after one that prints, `f` as the first. */
function places(group: ConfigGroup, first = false): string[] {
  const [planned] = planOf(compile(configurator([group]))).groups;
  if (planned === undefined) throw new Error('no group');
  return partingPlaces(planned, first).map((cursor) => {
    const { beginnings } = beginningsAt(planned, cursor);
    const codes = beginnings.map(({ options }) => options.map(({ code }) => code || '_').join(''));
    return `${cursor.next}${cursor.any ? 'a' : ''}${cursor.printed ? 'p' : ''}${cursor.first ? 'f' : ''} ${codes.join(',')}`.trim();
  });
}

describe('two readings may part', () => {
  test.each<[string, ConfigGroup, boolean, string[]]>([
    ['before a single choice', choice('A', ['r', 's']), false, ['0']],
    ['before the whole number', choice('A', ['r', 's']), true, ['0f']],
    ['after each of several options', several('A', ['r', 's', 't']), false, ['0', '1ap r', '2ap s', '3ap t']],
    [
      'after a blank one, whether something is printed before it or not',
      several('A', ['r', '', 't']),
      false,
      ['0', '1ap r', '2a _', '2ap r_', '3ap t'],
    ],
    [
      'not after one that nothing can select',
      several('A', ['r', { code: 's', isReadonly: true }, 't']),
      true,
      ['0f', '1apf r', '3apf t'],
    ],
    [
      'after one entry of a sequence, and after all but one',
      sequence('A', ['r', 's'], { max: 4 }),
      false,
      ['0', '1ap r,s', '3ap rrr,sss'],
    ],
    ['after one, where all but one is one', sequence('A', ['r', 's'], { max: 2 }), false, ['0', '1ap r,s']],
    ['not within a sequence of one', sequence('A', ['r', 's'], { max: 1 }), false, ['0']],
    [
      'after as many as an option may stand',
      sequence('A', ['r', { code: 's', maxQty: 2 }], { max: 4 }),
      false,
      ['0', '1ap r,s', '3ap rrr'],
    ],
  ])('%s', (_, group, first, expected) => expect(places(group, first)).toEqual(expected));
});
