import { printingDefaults } from '@millrace/contract';
import { afterEach, expect, test } from 'vitest';
import { printBy } from './printing.ts';
import { telephone } from './telephone.ts';

afterEach(() => printBy(printingDefaults));

test.each([
  ['US', '701-555-0142', 'tel:+17015550142'],
  ['CA', '(701) 555 0142', 'tel:+17015550142'],
  ['PR', '7015550142', 'tel:+17015550142'],
  ['US', '1-701-555-0142', 'tel:+17015550142'],
  ['US', '555-0142', 'tel:5550142'],
  ['US', '00 49 30 1234567', 'tel:0049301234567'],
  ['US', '+49 30 1234567', 'tel:+49301234567'],
  ['US', ' +1 701 555 0142', 'tel:+17015550142'],
  ['DE', '030 1234567', 'tel:0301234567'],
  ['DE', '0301234567', 'tel:0301234567'],
  ['DE', '03012345678', 'tel:03012345678'],
  ['DE', '+49 30 1234567', 'tel:+49301234567'],
])('in %s, %s is dialled as %s', (country, number, address) => {
  printBy({ ...printingDefaults, 'company.country': country } as typeof printingDefaults);
  expect(telephone(number)).toBe(address);
});
