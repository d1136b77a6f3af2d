import { expect, test } from 'vitest';
import type { SingleChange } from '../data/evaluation.ts';
import {
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  initialSelection,
  type Selection,
  setSequence,
  setText,
  setValue,
  toggleOption,
} from '../index.ts';
import { compile } from '../rules/compile.ts';
import { stateOf } from '../settling/picked.ts';
import { choice, configurator, number, sequence, several, tabled, text } from '../testing/build.ts';
import { directCandidates, relatedCandidates } from './candidates.ts';

const a = choice('A', ['a', 'b']);
/** The option that is asked for, beside another. */
const t = (option: Partial<ConfigOption>, rest: Partial<ConfigGroup> = {}): ConfigGroup =>
  choice('T', [{ code: 't', ...option }, 'u'], rest);

const said = (change: SingleChange): string => {
  if (change.kind === 'switch') return `${change.group}.${change.from}→${change.to}`;
  if (change.kind === 'select') return `+${change.group}.${change.code}`;
  if (change.kind === 'unselect') return `-${change.group}.${change.code}`;
  return change.kind === 'set-value' ? `${change.group}=${change.value}` : `${change.kind} ${change.group}`;
};

/** The selection after `A.a` is clicked, and after `N=5` is entered. */
function selected(config: Configurator, words: string): Selection {
  return words.split(' ').reduce((selection, word) => {
    const [name = '', value] = word.split('=');
    const [group = '', code = ''] = name.split('.');
    if (value === undefined) return toggleOption(config, selection, group, code);
    const kind = config.configGroups.find((one) => one.name === name)?.kind;
    if (kind === 'number') return setValue(config, selection, name, Number(value));
    return kind === 'text'
      ? setText(config, selection, name, value)
      : setSequence(config, selection, name, value.split(','));
  }, initialSelection(config));
}

test.each<[string, Configurator, string, readonly string[], readonly string[]]>([
  ['nothing against it', configurator([a, t({})]), 'A.a', [], ['+T.t', '+T.u']],
  ['another choice of its group', configurator([a, t({})]), 'A.a T.u', ['T.u→t'], ['T.u→t', '+T.t', '-T.u']],
  [
    'a rule that disables it',
    configurator([a, t({ disableIf: ['A.a'] })]),
    'A.a',
    ['-A.a', 'A.a→b'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'that does not hold',
    configurator([a, t({ disableIf: ['A.b'] })]),
    'A.a',
    [],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'a rule that it needs',
    configurator([a, t({ enableIf: ['A.b'] })]),
    'A.a',
    ['A.a→b', '+A.b'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'of several groups',
    configurator([a, several('B', ['x', 'y']), t({ enableIf: ['A.b', 'B.x|y'] })]),
    'A.a',
    ['A.a→b', '+A.b', '+B.x', '+B.y'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b', '+B.x', '+B.y'],
  ],
  [
    'of alternatives',
    configurator([a, several('B', ['x', 'y']), t({ enableIf: ['A.b:B.x'] })]),
    'A.a',
    ['A.a→b', '+A.b', '+B.x'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b', '+B.x', '+B.y'],
  ],
  [
    'of a number',
    configurator([number('N', { max: 9 }), t({ enableIf: ['N.value>=5'] })]),
    '',
    ['N=5', 'N=6'],
    ['+T.t', '+T.u'],
  ],
  [
    'of a number that is too large',
    configurator([number('N', { max: 9 }), t({ disableIf: ['N.value>=5'] })]),
    'N=7',
    ['N=5', 'N=4'],
    ['+T.t', '+T.u'],
  ],
  ['of a text', configurator([text('W'), t({ disableIf: ['W.count=1'] })]), 'W=words', ['clear W'], ['+T.t', '+T.u']],
  [
    'of an attribute',
    configurator([
      choice('A', [
        { code: 'a', attributes: { kg: 1 } },
        { code: 'b', attributes: { kg: 5 } },
      ]),
      t({ enableIf: ['A.kg>3'] }),
    ]),
    'A.a',
    ['A.a→b', '+A.b'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'of an attribute that disables',
    configurator([
      choice('A', [
        { code: 'a', attributes: { kg: 1 } },
        { code: 'b', attributes: { kg: 5 } },
      ]),
      t({ disableIf: ['A.kg<3'] }),
    ]),
    'A.a',
    ['-A.a', 'A.a→b'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'of a sum',
    configurator([
      several('B', [
        { code: 'x', attributes: { kg: 1 } },
        { code: 'y', attributes: { kg: 2 } },
      ]),
      t({ disableIf: ['sum(B.kg)>=1'] }),
    ]),
    'B.x',
    ['-B.x', '+B.y'],
    ['+T.t', '+T.u', '-B.x', '+B.y'],
  ],
  [
    'of a fact',
    configurator([a, t({ enableIf: ['F.UL'] })], { facts: [{ name: 'F', values: [{ if: ['A.b'], value: 'UL' }] }] }),
    'A.a',
    ['A.a→b', '+A.b'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'of a fact that disables',
    configurator([a, t({ disableIf: ['F.UL'] })], { facts: [{ name: 'F', values: [{ if: ['A.a'], value: 'UL' }] }] }),
    'A.a',
    ['-A.a', 'A.a→b'],
    ['+T.t', '+T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'what disables it by its code',
    configurator([several('B', [{ code: 'x', disableCodes: ['T.t'] }, 'y']), t({})]),
    'B.x',
    ['-B.x'],
    ['+T.t', '+T.u'],
  ],
  [
    'of a single choice',
    configurator([choice('A', [{ code: 'a', disableCodes: ['T.t'] }, 'b']), t({})]),
    'A.a',
    ['-A.a', 'A.a→b'],
    ['+T.t', '+T.u'],
  ],
  [
    'a pair that disables it',
    configurator([several('B', [{ code: 'x', conditionalDisablePairs: { 'x|y': ['T.t'] } }, 'y']), t({})]),
    'B.x B.y',
    ['-B.x', '-B.y'],
    ['+T.t', '+T.u'],
  ],
  [
    'half of a pair',
    configurator([several('B', [{ code: 'x', conditionalDisablePairs: { 'x|y': ['T.t'] } }, 'y']), t({})]),
    'B.x',
    [],
    ['+T.t', '+T.u'],
  ],
  [
    'a limit of its group',
    configurator([several('T', ['t', 'u', 'v'], { maxSelect: 2 })]),
    'T.u T.v',
    ['-T.v', '-T.u'],
    ['+T.t', '-T.u', '-T.v'],
  ],
  [
    'a limit in force',
    configurator([a, number('N', { max: 9 }), several('T', ['t', 'u'], { limits: [{ if: ['A.a'], max: 'N' }] })]),
    'A.a N=1 T.u',
    ['-T.u', '-A.a', 'A.a→b', 'N=0', 'N=9'],
    ['+T.t', '-T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'a limit that is a number',
    configurator([a, several('T', ['t', 'u'], { limits: [{ if: ['A.a'], max: 1 }] })]),
    'A.a T.u',
    ['-T.u', '-A.a', 'A.a→b'],
    ['+T.t', '-T.u', '-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'a table',
    tabled([a, choice('T', ['t', 'u'])], {
      columns: ['A', 'T'],
      rows: [
        ['a', 'u'],
        ['b', '*'],
      ],
    }),
    'A.a',
    ['A.a→b', '-A.a'],
    ['+T.t', '+T.u'],
  ],
  [
    'a table of numbers',
    tabled([number('N', { max: 9 }), choice('T', ['t', 'u'])], {
      columns: ['N', 'T'],
      rows: [
        ['1..3', 'u'],
        ['5..7', 't'],
      ],
    }),
    'N=2',
    ['N=5'],
    ['+T.t', '+T.u'],
  ],
  [
    'a group that does not show',
    configurator([a, t({}, { showIf: ['A.b'] })]),
    'A.a',
    ['A.a→b', '+A.b'],
    ['-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'a group that is hidden',
    configurator([a, t({}, { hideIf: ['A.a'] })]),
    'A.a',
    ['-A.a', 'A.a→b'],
    ['-A.a', 'A.a→b', '+A.b'],
  ],
  [
    'a group after the end',
    configurator([choice('E', ['e', { code: 'f', isLast: true }]), t({})]),
    'E.f',
    ['E.f→e', '-E.f'],
    ['E.f→e', '+E.e', '-E.f'],
  ],
  [
    'a group after another end',
    configurator([several('E', ['e', { code: 'f', isLast: true }]), t({})]),
    'E.f',
    ['-E.f'],
    ['+E.e', '-E.f'],
  ],
  [
    'a group before the end',
    configurator([t({}, { showIf: ['E.e'] }), choice('E', ['e', { code: 'f', isLast: true }])]),
    'E.f',
    ['E.f→e', '+E.e'],
    ['E.f→e', '+E.e', '-E.f'],
  ],
  [
    'other entries of a sequence',
    configurator([sequence('T', ['t', 'u'], { max: 2 })]),
    'T=u,u',
    ['-T.u'],
    ['+T.t', '-T.u'],
  ],
])('against an option stands %s', (_, config, words, direct, related) => {
  const compiled = compile(config);
  const state = stateOf(config, selected(config, words));
  const group = compiled.groupByName.get('T');
  const option = group?.optionByCode.get('t');
  if (group === undefined || option === undefined) throw new Error('no option');
  expect([...directCandidates(compiled, group, option, state)].map(said)).toEqual(direct);
  expect([...relatedCandidates(compiled, group, state)].map(said)).toEqual(related);
});
