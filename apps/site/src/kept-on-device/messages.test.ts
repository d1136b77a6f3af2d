import { expect, test } from 'vitest';
import { isNetworkNews } from './messages.ts';

test.each([
  [{ kind: 'network', answers: true }, true],
  [{ kind: 'visited' }, false],
  [{}, false],
  [null, false],
  ['network', false],
  [undefined, false],
])('%j is news of the network: %s', (data, isNews) => expect(isNetworkNews(data)).toBe(isNews));
