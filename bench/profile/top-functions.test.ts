import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { topFunctions } from './top-functions.ts';

const frame = (functionName: string, url = '', lineNumber = -1) => ({ functionName, url, lineNumber });

it('shares out the working time by function, without idle time', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(idle)') },
      { id: 2, callFrame: frame('compile', pathToFileURL(import.meta.filename).href, 11) },
      { id: 3, callFrame: frame('parse', 'node:internal/http', 4) },
      { id: 4, callFrame: frame('compile', pathToFileURL(import.meta.filename).href, 11) },
    ],
    samples: [1, 2, 3, 4, 3],
    timeDeltas: [1000, 20, 10, 50, 20],
  };
  expect(topFunctions(profile, 1)).toEqual([{ name: 'compile  bench/profile/top-functions.test.ts:12', share: 0.7 }]);
  expect(topFunctions(profile, 9)).toHaveLength(2);
});
