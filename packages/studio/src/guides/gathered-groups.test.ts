import { expect, test } from 'vitest';
import { readTitle } from './gathered-groups.ts';

test.each([
  ['Digit 3: Voltage', 'Voltage', 3],
  ['3. Voltage', 'Voltage', 3],
  ['Digits 2-3: Port', 'Port', 2],
  ['Position 4/5 Seal', 'Seal', 4],
  ['2-3. Port', 'Port', 2],
  ['Voltage', 'Voltage', null],
])('the title %s is of %s, at place %s of the number', (title, name, position) => {
  expect(readTitle(title)).toMatchObject({ name, position });
});
