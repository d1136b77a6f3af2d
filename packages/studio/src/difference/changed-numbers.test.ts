import { type Configurator, evaluate, parseModelNumber } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedNumbers } from '../index.ts';

const motor = (codes: readonly string[]) =>
  codes.map((code) => ({ code, description: `${code} A`, price: 10, attributes: { amps: Number(code) } }));
const panel = (large: object = {}, codes: readonly string[] = ['8', '16', '25', '40']): Configurator => ({
  prefix: 'P-',
  configGroups: [
    {
      name: 'Box',
      options: [
        { code: '1', description: 'NEMA 1' },
        { code: '12', description: 'NEMA 12', ...large },
      ],
    },
    { name: 'Motor', options: motor(codes) },
  ],
});
const plain = panel();
const limited = panel({ disableIf: ['Motor.amps>=25'] });

test('combinations that a rule forbids or frees are counted, with a number that proves it', () => {
  const sentence = 'NEMA 12 no longer allows 25 A and above';
  const example = { number: 'P-12-25', became: 'invalid' };
  expect(changedNumbers(plain, limited)).toEqual({
    changes: [{ sentence, combinations: 2, example }],
    known: [],
    isWhole: true,
  });
  expect(changedNumbers(limited, plain).changes).toMatchObject([{ combinations: 2, example: { became: 'valid' } }]);
});

test('options that come and go bring numbers and take them', () => {
  const more = panel({}, ['8', '16', '25', '40', '80']);
  expect(changedNumbers(plain, more).changes).toEqual([
    { sentence: 'Motor: 80 A is new', combinations: 1, example: { number: 'P-1-80', became: 'valid' } },
  ]);
  expect(changedNumbers(more, plain).changes).toEqual([
    { sentence: 'Motor: 80 A is no longer offered', combinations: 1, example: { number: 'P-1-80', became: 'invalid' } },
  ]);
});

test('an option that comes makes nobody ask again what rules say of the others', () => {
  const more = panel({ disableIf: ['Motor.amps>=25'] }, ['8', '16', '25', '40', '80']);
  const { changes, isWhole } = changedNumbers(limited, more, { bounds: { steps: 2000, questions: 2 } });
  expect(changes.map(({ sentence }) => sentence)).toEqual(['Motor: 80 A is new']);
  expect(isWhole).toBe(true);
});

test('an option that can never be chosen brings no number, nor does a new price', () => {
  const never = structuredClone(panel({}, ['8', '16', '25', '40', '80']));
  Object.assign(never.configGroups[1]?.options?.[4] ?? {}, { disableIf: ['Box.1|12'] });
  expect(changedNumbers(plain, never).changes).toEqual([]);
  const dearer = structuredClone(plain);
  Object.assign(dearer.configGroups[1]?.options?.[0] ?? {}, { price: 11 });
  expect(changedNumbers(plain, dearer)).toEqual({ changes: [], known: [], isWhole: true });
});

test('of known numbers those are told that became valid or invalid', () => {
  expect(changedNumbers(plain, limited, { known: ['P-1-8', 'P-12-40', 'nonsense'] }).known).toEqual([
    { number: 'P-12-40', became: 'invalid' },
  ]);
});

test('all numbers of a configurator that comes are new, and of one that goes are gone', () => {
  expect(changedNumbers(null, plain).changes).toMatchObject([{ example: { number: 'P-1-8', became: 'valid' } }]);
  expect(changedNumbers(plain, null).changes).toMatchObject([{ example: { number: 'P-1-8', became: 'invalid' } }]);
  expect(changedNumbers(null, null)).toEqual({ changes: [], known: [], isWhole: true });
});

test('what was not searched is said', () => {
  expect(changedNumbers(plain, limited, { bounds: { steps: 2000, questions: 1 } }).isWhole).toBe(false);
  const none = { changes: [], known: [], isWhole: false };
  const second: Configurator = {
    configGroups: [
      { name: 'A', options: [{ code: 'a' }, { code: 'b' }] },
      { name: 'B', options: [{ code: 'x', enableIf: ['A.b'] }] },
    ],
  };
  expect(changedNumbers(null, second, { bounds: { steps: 0, questions: 9 } })).toEqual(none);
  expect(changedNumbers(second, null, { bounds: { steps: 0, questions: 9 } })).toEqual(none);
  expect(changedNumbers(null, second).changes).toMatchObject([{ example: { number: 'b-x' } }]);
});

test('of options that come, as many are searched as there are questions', () => {
  const more = panel({}, ['8', '16', '25', '40', '80', '90']);
  const searched = (questions: number) => {
    const { changes, isWhole } = changedNumbers(plain, more, { bounds: { steps: 2000, questions } });
    return [changes.length, isWhole];
  };
  expect([searched(1), searched(2)]).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('each proof is made by one version alone', () => {
  const made = (configurator: Configurator, number: string): boolean => {
    const read = parseModelNumber(configurator, number);
    return read.ok && evaluate(configurator, read.selection).complete;
  };
  fc.assert(
    fc.property(configuratorsOfEveryKind(), configuratorsOfEveryKind(), (before, after) => {
      const bounds = { steps: 200, questions: 12 };
      for (const { example } of changedNumbers(before, after, { bounds }).changes)
        expect([made(before, example.number), made(after, example.number)]).toEqual(
          example.became === 'valid' ? [false, true] : [true, false],
        );
    }),
    { numRuns: 20 },
  );
});
