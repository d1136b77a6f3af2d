import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { configuredNumber } from './configured-number.ts';

const part: Configurator = {
  configGroups: [
    {
      name: 'Switch',
      options: [
        { code: 'W', price: 20, description: 'wide angle' },
        { code: 'R', price: null, description: 'reed' },
      ],
    },
  ],
};
const config: Configurator = {
  parts: { part },
  configGroups: [
    { name: 'Series', options: [{ code: 'TZ', price: 5 }] },
    { name: 'Float', kind: 'assembly', part: 'part' },
  ],
};

test.each([
  ['TZ-(W)', { code: 'W', description: 'wide angle', quantity: 1, price: 2000 }, 2500],
  ['TZ-(R)', { code: 'R', description: 'reed', quantity: 1, price: null }, null],
])('the part of an assembly is one line of %s', (number, line, total) => {
  const listed = configuredNumber(demoSnapshot(), config, { configurator: number });
  expect(listed?.lines[1]).toEqual({ group: 'Float', ...line });
  expect(listed?.total).toBe(total);
});
