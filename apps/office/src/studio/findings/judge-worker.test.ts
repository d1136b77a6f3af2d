import { expect, test } from 'vitest';
import { workerOf } from '../../testing/worker-of.ts';
import type { Said } from './judge-loop.ts';

test('the worker judges what it is asked, a slice at a turn, and says for what version', async () => {
  const worker = await workerOf(() => import('./judge.worker.ts'));
  const configurator = { configGroups: [{ name: 'Size', options: [{ code: 'A', selected: true }, { code: 'B' }] }] };
  const fields = { id: 4, name: 'Tern', configurator, validNumbers: [], refusedNumbers: [] };
  const said = worker({ is: 'judge', version: 7, typed: { kind: 'families', fields, products: [] } }) as Said[];
  // It begins after what came in meanwhile.
  expect(said).toEqual([]);
  await expect.poll(() => said.some((one) => one.is === 'judged' && one.judgement.isWhole)).toBe(true);
  expect(said.map(({ is, version }) => [is, version])).toEqual([
    ['judged', 7],
    ['judged', 7],
  ]);
});
