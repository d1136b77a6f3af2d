import { expect, test } from 'vitest';
import type { SingleChange } from '../data/evaluation.ts';
import { type Configurator, type Selection, setAssembly, setValue, toggleOption } from '../index.ts';
import { compile } from '../rules/compile.ts';
import { stateOf } from '../settling/picked.ts';
import { choice, configurator, number } from '../testing/build.ts';
import { directCandidates } from './candidates.ts';

const said = (change: SingleChange): string => {
  switch (change.kind) {
    case 'in-part':
      return `${change.group}(${said(change.change)})`;
    case 'switch':
      return `${change.from}→${change.to}`;
    case 'set-value':
      return `${change.group}=${change.value}`;
    case 'select':
      return `+${change.code}`;
    case 'unselect':
      return `-${change.code}`;
    default:
      return `${change.kind} ${change.group}`;
  }
};

const facts = [{ name: 'amps', values: [{ measure: 'sum(N.value + Q.amps)' }] }];
const part = configurator(
  [
    number('N', { min: 2, max: 40, step: 2 }),
    choice('Q', [
      { code: 'q', attributes: { amps: 1 } },
      { code: 'r', attributes: { amps: 3 } },
    ]),
    choice('U', ['u', 'v']),
  ],
  { facts },
);
const config = (rule: string): Configurator =>
  configurator(
    [
      choice('A', [{ code: 'a', attributes: { amps: 9 } }, 'b']),
      { name: 'P', kind: 'assembly', part: 'p' },
      choice('T', [{ code: 't', enableIf: [rule] }]),
    ],
    { parts: { p: part } },
  );

/** The changes that are tried to free `T.t`, with `A.a` and this part. */
function tried(rule: string, begun: Selection): string[] {
  const whole = config(rule);
  const selection = setAssembly(whole, toggleOption(whole, [], 'A', 'a'), 'P', begun);
  const compiled = compile(whole);
  const group = compiled.groups[2];
  const option = group?.options[0];
  if (group === undefined || option === undefined) throw new Error('no option');
  return [...directCandidates(compiled, group, option, stateOf(whole, selection))].map(said);
}

const complete = setValue(part, [[], [1, 0], [1, 0]], 'N', 4);
/** All that the facts of the part follow from, on and off; then the part is left out. */
const any = ['P(-q)', 'P(q→r)', 'P(+r)', 'P(N=2)', 'P(N=40)', 'P(q→r)', 'clear P'];

test.each<[string, string, Selection, readonly string[]]>([
  [
    'values at and beside what it is compared with',
    'P.amps>20',
    complete,
    ['P(N=20)', 'P(N=20)', 'P(N=18)', 'P(N=22)', ...any],
  ],
  ['within their bounds', 'P.amps>40', complete, ['P(N=40)', 'P(N=40)', 'P(N=38)', ...any]],
  [
    'beside the value of another measure',
    'P.amps>A.amps',
    complete,
    ['P(N=8)', 'P(N=10)', 'P(N=6)', 'P(N=12)', ...any],
  ],
  ['none in a part that is not complete: it is left out', 'P.amps>20', [[4], [1, 0], []], ['clear P']],
])('of a part are tried %s', (_, rule, begun, expected) => {
  expect(tried(rule, begun)).toEqual(expected);
});

test('nothing where no part is begun', () => {
  expect(tried('P.amps>20', [])).toEqual(['clear P']);
});
