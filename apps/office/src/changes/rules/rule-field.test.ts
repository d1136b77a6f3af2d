import type { ValuePath } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { ruleFieldAt } from './rule-field.ts';

test.each<[ValuePath, string | null]>([
  [['configurator', 'configGroups', { name: 'A' }, 'showIf'], 'showIf'],
  [['configurator', 'configGroups', { name: 'A' }, 'options', { code: '1' }, 'selectIf'], 'selectIf'],
  [['configurator', 'configGroups', { name: 'A' }, 'name'], null],
  [['configurator', 'configGroups', { name: 'A' }, 'showIf', { at: 0 }], null],
  [['configurator'], null],
  [['specs', { title: 'A' }, 'showIf'], null],
  [[], null],
])('%j leads to the rules of %s', (path, field) => expect(ruleFieldAt(path)).toBe(field));
