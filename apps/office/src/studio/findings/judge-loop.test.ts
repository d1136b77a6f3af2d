import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { judgeLoop, type Said, type TypedRow } from './judge-loop.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', selected: true },
        { code: '3', disableIf: ['Enclosre.1'] },
      ],
    },
    { name: 'Enclosure', options: [{ code: '1', selected: true }, { code: '4X' }] },
  ],
};
const typed = (fields: object = { configurator }): TypedRow => ({
  kind: 'families',
  fields: { id: 4, name: 'Tern', validNumbers: [], refusedNumbers: [], ...fields },
  products: [],
});

/** A loop whose turns are taken by hand; the clock goes a millisecond on with each look. */
function loop() {
  const said: Said[] = [];
  const turns: (() => void)[] = [];
  let clock = 0;
  const ask = judgeLoop({ say: (one) => said.push(one), later: (run) => turns.push(run), now: () => clock++ });
  const turn = (): void => turns.shift()?.();
  return {
    said,
    ask,
    turn,
    finish: () => {
      while (turns.length > 0) turn();
    },
  };
}

test('what is stated is said first, and then what is searched', () => {
  const { ask, finish, said } = loop();
  ask({ is: 'judge', version: 1, typed: typed() });
  finish();
  expect(said.map((one) => (one.is === 'judged' ? one.judgement.isWhole : one.is))).toEqual([false, true]);
  const codes = said.map((one) => (one.is === 'judged' ? one.judgement.findings.map(({ code }) => code) : []));
  expect(codes).toEqual([['unknown-group'], ['unknown-group']]);
});

test('an older question is given up when a newer one comes', () => {
  const { ask, turn, finish, said } = loop();
  ask({ is: 'judge', version: 1, typed: typed() });
  turn();
  const before = said.length;
  ask({ is: 'judge', version: 2, typed: typed({ configurator: { configGroups: [] } }) });
  finish();
  expect(said.slice(before).map(({ version }) => version)).toEqual([2, 2]);
});

test('what the schema refuses is not judged', () => {
  const { ask, finish, said } = loop();
  ask({ is: 'judge', version: 1, typed: typed({ configurator: { configGroups: [{ name: '' }] } }) });
  finish();
  expect(said).toEqual([{ is: 'unsound', version: 1 }]);
});

test('mends are tried when they are asked for, also before all is judged', () => {
  const { ask, finish, said } = loop();
  ask({ is: 'judge', version: 1, typed: typed() });
  ask({ is: 'mend' });
  finish();
  expect(said.at(-1)).toMatchObject({
    is: 'mends',
    version: 1,
    mends: [{ words: 'Take Enclosure for Enclosre' }, { words: 'Take this condition out' }],
  });
  const count = said.length;
  ask({ is: 'mend' });
  finish();
  expect(said).toHaveLength(count + 1);
});

test('mends that were asked for are tried once: a newer question has none until it is asked', () => {
  const { ask, finish, said } = loop();
  ask({ is: 'judge', version: 1, typed: typed() });
  ask({ is: 'mend' });
  finish();
  ask({ is: 'judge', version: 2, typed: typed() });
  finish();
  expect(said.filter((one) => one.is === 'mends').map(({ version }) => version)).toEqual([1]);
});

test('mends that were asked for of an older question are not tried of a newer one', () => {
  const { ask, finish, said } = loop();
  ask({ is: 'judge', version: 1, typed: typed() });
  ask({ is: 'mend' });
  ask({ is: 'judge', version: 2, typed: typed() });
  finish();
  expect(said.map((one) => one.is)).not.toContain('mends');
  ask({ is: 'mend' });
  finish();
  expect(said.at(-1)).toMatchObject({ is: 'mends', version: 2 });
});
