import { expect, test } from 'vitest';
import { literalPath } from './literal-path.ts';

test.each([
  ['/search/100%', '/search/100%25'],
  ['/search/5%25%zz', '/search/5%25%25zz'],
  ['/search/a%2Fb', '/search/a%2Fb'],
  ['/search/%ff%', '/search/%25ff%25'],
  ['/search/%C3%A9', '/search/%C3%A9'],
  ['/search/a?x=%', '/search/a?x=%'],
  ['/api/Search/%', '/api/Search/%'],
  ['/apiary/%', '/apiary/%25'],
])('%s is taken as %s', (given, taken) => expect(literalPath(given)).toBe(taken));
