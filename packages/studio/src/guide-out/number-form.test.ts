import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { howPrinted, lettersBefore, numberForm } from './number-form.ts';

const group = (more: Partial<ConfigGroup> = {}): ConfigGroup =>
  ({ name: 'A', label: 'A', options: [], ...more }) as ConfigGroup;
const configurator = (more: Partial<Configurator> = {}): Configurator =>
  ({ configGroups: [], ...more }) as Configurator;

test.each<[string, Partial<Configurator>, string]>([
  ['after the prefix', { prefix: 'TD', configGroups: [group()] }, 'TD[1]'],
  ['with the separator of all', { groupSeparator: '/', configGroups: [group(), group()] }, '[1]/[2]'],
  ['with the usual one', { configGroups: [group(), group()] }, '[1]-[2]'],
  ['with one of their own', { configGroups: [group(), group({ separator: '.' }), group()] }, '[1].[2]-[3]'],
  ['without what is not printed', { configGroups: [group(), group({ printed: false }), group()] }, '[1]-[2]'],
  [
    'without the letters of a number, which belong to its codes',
    { configGroups: [group(), group({ kind: 'number', separator: '-L' })] },
    '[1]-[2]',
  ],
  ['with the letters before codes', { configGroups: [group(), group({ separator: '-L' })] }, '[1]-L[2]'],
])('positions follow each other %s', (_, given, form) => expect(numberForm(configurator(given))).toBe(form));

test('letters before the values of a number alone are of its codes', () => {
  expect(lettersBefore(group({ kind: 'number', separator: '-L' }))).toBe('L');
  expect(lettersBefore(group({ kind: 'number', separator: 'L-' }))).toBe('');
  expect(lettersBefore(group({ kind: 'number' }))).toBe('');
  expect(lettersBefore(group({ separator: '-L' }))).toBe('');
});

test.each<[string, Partial<Configurator>, Partial<ConfigGroup>, string[]]>([
  [
    'the separator of the group',
    { optionSeparator: '/' },
    { multiselect: true, optionSeparator: '+' },
    ['“+” between two codes'],
  ],
  ['that of the configurator', { optionSeparator: '/' }, { multiselect: true }, ['“/” between two codes']],
  ['the usual one', {}, { kind: 'sequence' }, ['“|” between two codes']],
  ['no separator', { optionSeparator: '/' }, { multiselect: true, optionSeparator: '' }, []],
  ['one answer', { optionSeparator: '/' }, {}, []],
])('several answers are printed with %s', (_, of, more, words) => {
  expect(howPrinted(configurator(of), group(more))).toEqual(words);
});

test('pieces stand before or behind the codes that have them', () => {
  const options = [
    { code: 'A', label: 'a', isQtyPrefix: true },
    { code: 'B', label: 'b', isQtySuffix: true },
  ];
  const of = (chosen: object[]) =>
    howPrinted(configurator(), group({ options: chosen as ConfigGroup['options'] & object }));
  expect(of(options)).toEqual(['how many pieces before A', 'how many pieces behind B']);
  expect(of(options.slice(0, 1))).toEqual(['how many pieces before each code']);
});
