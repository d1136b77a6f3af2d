import { expect, test } from 'vitest';
import type { Configurator } from '../index.ts';
import { ruleListWords } from './rule-words.ts';

const codes = ['A', 'B', 'C', 'D', 'E', 'F'];
const configurator: Configurator = {
  configGroups: [
    { name: 'Panel', options: codes.map((code) => ({ code, attributes: { amps: 18 } })) },
    { name: 'Panel size', options: [{ code: 'S' }] },
    { name: 'Cord', kind: 'number', min: 0, max: 100, unit: 'ft' },
    { name: 'Count', kind: 'number', min: 0, max: 9 },
  ],
};

test.each([
  [['Panel.A'], 'panel A'],
  [['Panel.A|B'], 'panel A or B'],
  [['Panel.A|B|C'], 'panel A, B or C'],
  [['Panel.A|B|C|D|E'], 'panel A, B, C, D or E'],
  [['Panel.A|B|C|D|E|F'], 'panel A, B, C, D or 2 more'],
  [['Panel.A', 'Panel size.S'], 'panel A and panel size S'],
  [['Panel size.S'], 'panel size S'],
  [['Panel.amps<18'], 'panel below 18 amps'],
  [['Panel.amps<=18'], 'panel of at most 18 amps'],
  [['Panel.amps=18'], 'panel of exactly 18 amps'],
  [['Panel.amps>=18'], 'panel of at least 18 amps'],
  [['Panel.amps>18'], 'panel above 18 amps'],
  [['Cord.value>10'], 'cord above 10 ft'],
  [['Count.value>2'], 'count above 2'],
  [['Cord.value>Count.value'], 'cord above the count'],
  [['Panel.count=0'], 'number of panel exactly 0'],
  [['sum(1.25*Panel.amps + Cord.value - 5)<=Count.value'], '1.25 × amps of panel plus cord less 5 at most count'],
  [['sum(amps)>3'], 'all amps above 3'],
  [[], ''],
])('%j needs %s', (rules, words) => expect(ruleListWords(configurator, rules)).toBe(words));
