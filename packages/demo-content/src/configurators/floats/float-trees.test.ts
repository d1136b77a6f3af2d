import { finish } from '@millrace/configurator';
import { pairMatrix } from '@millrace/studio';
import { expect, test } from 'vitest';
import { floatTrees } from './float-trees.ts';

test('a pole that the hanging chain does not carry is known to go with no chain, not left undecided', () => {
  const { rowCodes, columnCodes, answers } = finish(pairMatrix(floatTrees, 'Base', 'Pole', { cuts: { Pole: [17] } }));
  const chain = answers[rowCodes.indexOf('H')] ?? [];
  expect(chain.at(-1)).toBe('no');
  expect(chain.filter((answer) => answer === 'yes').length).toBeGreaterThan(0);
  expect(answers.flat()).not.toContain('unknown');
  expect(chain).toHaveLength(columnCodes.length);
});
