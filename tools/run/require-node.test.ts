import { expect, it } from 'vitest';
import { wrongNode } from './require-node.ts';

it('runs on Node 24 alone and says so otherwise', () => {
  expect(wrongNode('v24.21.0')).toBeUndefined();
  expect(wrongNode('v20.20.2')).toMatch(/runs on Node 24; this is v20\.20\.2/);
  expect(wrongNode('v25.0.0')).toMatch(/Node 24/);
});
