import type { Configurator } from '@millrace/configurator';
import { statementsOf } from '@millrace/studio';
import { notReadBack } from '@millrace/studio/testing';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const demo = demoContent();
const made: [string, Configurator][] = [...demo.families, ...demo.customerFamilies].flatMap(
  ({ name, configurator }): [string, Configurator][] =>
    configurator === null ? [] : [[name, configurator], ...Object.entries(configurator.parts ?? {})],
);

test.each(made)('all that %s states is said in sentences that read as the same', (_, configurator) => {
  expect(notReadBack(configurator)).toEqual([]);
});

test('the demo states something of every kind', () => {
  const kinds = made.flatMap(([, configurator]) =>
    [...statementsOf(configurator)].map(({ statement }) => statement.does),
  );
  expect([...new Set(kinds)].sort()).toEqual([
    'disableIf',
    'enableIf',
    'hideIf',
    'limit',
    'measure',
    'price',
    'requirement',
    'selectIf',
    'showIf',
    'value',
  ]);
});
