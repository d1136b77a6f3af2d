import type { ConfigOption, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { ruleWords } from './rule-words.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Size', options: [{ code: '1' }, { code: '2' }] },
    { name: 'Supply', options: [{ code: 'A' }, { code: 'B' }] },
  ],
};
const words = (option: Omit<ConfigOption, 'code'>): string[] =>
  ruleWords(configurator, { code: '1', ...option }).map((parts) => parts.map(({ text }) => text).join(' '));

test.each<[string, Omit<ConfigOption, 'code'>, unknown[]]>([
  ['no rule', {}, []],
  ['empty lists', { enableIf: [], disableIf: [], selectIf: [], limits: [] }, []],
  ['one rule', { enableIf: ['Supply.A'] }, [expect.stringMatching(/^only with .*A$/)]],
  [
    'rules and limits, in this order',
    { limits: [{ max: '1 m' }], selectIf: ['Supply.B'], disableIf: ['Supply.A'], enableIf: ['Supply.A'] },
    [/^only with/, /^not with/, /^always with/, /^limited to at most/].map((one) => expect.stringMatching(one)),
  ],
])('the conditions of an option with %s', (_, option, expected) => {
  expect(words(option)).toEqual(expected);
});
