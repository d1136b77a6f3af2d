import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const { wrongNode }: { wrongNode(version: string): string | undefined } = createRequire(import.meta.url)(
  './require-node.cjs',
);

it('runs on Node 24 alone and says so otherwise', () => {
  expect(wrongNode('v24.21.0')).toBeUndefined();
  expect(wrongNode('v20.20.2')).toMatch(/runs on Node 24; this is v20\.20\.2/);
  expect(wrongNode('v25.0.0')).toMatch(/Node 24/);
});
