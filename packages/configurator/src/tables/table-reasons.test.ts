import { expect, test } from 'vitest';
import { choice, click, configurator, optionState } from '../testing/build.ts';

test('the facts about who asks and the answers that refuse an option are told in the order of their columns', () => {
  const config = configurator([choice('A', ['a', 'b']), choice('B', ['x', 'y']), choice('C', ['p', 'q'])], {
    context: [
      { name: 'market', values: ['US', 'CA'], default: 'US' },
      { name: 'kind', values: ['new', 'old'], default: 'new' },
    ],
    tables: [
      {
        name: 'T',
        columns: ['@kind', 'A', '@market', 'B', 'C'],
        rows: [
          ['new', 'a', 'US', 'x', 'p'],
          ['old', 'a', 'US', 'x', 'q'],
          ['new', 'b', 'US', 'x', 'q'],
          ['new', 'a', 'CA', 'x', 'q'],
          ['new', 'a', 'US', 'y', 'q'],
        ],
      },
    ],
  });
  expect(optionState(config, click(config, ['A.a', 'B.x']), 'C', 'q').reasons).toMatchObject([
    {
      code: 'table',
      table: 'T',
      causes: [{ group: '@kind' }, { group: 'A', code: 'a' }, { group: '@market' }, { group: 'B', code: 'x' }],
    },
  ]);
});
