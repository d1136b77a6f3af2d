import { describe, expect, test } from 'vitest';
import { addressOfFinding, nextFault } from './next-fault.ts';

type Given = Parameters<typeof nextFault>[0][number];
const fault = (id: number, path: Given['path'] = ['name'], severity: Given['severity'] = 'error'): Given => ({
  severity,
  code: 'empty',
  kind: 'products',
  id,
  path,
  message: 'is empty',
  name: 'one',
});
const one = fault(1);
const two = fault(2, ['configGroups', 3, 'options']);
const three = fault(3);
const all = [one, fault(9, ['name'], 'warning'), two, { ...two, message: 'is wrong, too' }, three];

describe('the next fault', () => {
  test.each([
    ['the first, from elsewhere', '/office/today', 1, one],
    ['the last, back from elsewhere', '/office/today', -1, three],
    ['the one after', addressOfFinding(one), 1, two],
    ['past several of one field', addressOfFinding(two), 1, three],
    ['the one before', addressOfFinding(two), -1, one],
    ['round at the end', addressOfFinding(three), 1, one],
    ['round at the start', addressOfFinding(one), -1, three],
  ] as const)('is %s', (_, here, step, expected) => {
    expect(nextFault(all, here, step)).toBe(addressOfFinding(expected));
  });
  test('is none where there is none', () => {
    expect(nextFault([fault(9, [], 'warning')], '/office/today', 1)).toBeNull();
  });
});

test('the address of a finding takes its draft up', () => {
  expect(addressOfFinding(two, 'a')).toBe('/office/rows/products/2?draft=a&at=configGroups%5B3%5D.options');
});
