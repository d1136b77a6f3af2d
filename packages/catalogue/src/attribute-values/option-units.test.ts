import type { ContentAttribute } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { attributeTable } from '../attributes/attribute-table.ts';
import { optionUnits } from './option-units.ts';

const attribute = (key: string, unit: string): ContentAttribute => ({
  id: 1,
  key,
  label: key,
  type: 'range',
  unit,
  precision: 1,
  min: null,
  max: null,
  choices: [],
  group: '',
  help: '',
  filters: true,
  compares: true,
  isInHead: false,
  etim: null,
  position: 0,
});
const table = attributeTable([attribute('cable', 'ft'), attribute('fla', 'A'), attribute('pressure', 'psi')]);
const optionsSay = (...attributes: Record<string, number | string>[]) => ({
  configGroups: [{ name: 'Cord', options: attributes.map((each, at) => ({ code: String(at), attributes: each })) }],
});

test('units of what options say are told where they are shown otherwise in other units', () => {
  expect(optionUnits(optionsSay({ cable: 20 }, { fla: 3 }), table)).toEqual({ cable: { unit: 'ft', precision: 1 } });
  expect(optionUnits(optionsSay({ pressureTo: 150 }), table)).toEqual({ pressure: { unit: 'psi', precision: 1 } });
});

test('and none where nothing is', () => {
  expect(optionUnits(optionsSay({ fla: 3, lb: 2 }), table)).toBeNull();
  expect(optionUnits({ configGroups: [{ name: 'Cord', kind: 'number', unit: 'ft' }] }, table)).toBeNull();
});
