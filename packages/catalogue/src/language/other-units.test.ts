import { describe, expect, test } from 'vitest';
import { inOtherUnits } from './other-units.ts';

describe('a measure in other units', () => {
  test.each([
    ['3m', '10ft'],
    ['10ft', '3m'],
    ['25mm', '1in'],
    ['30cm', '12in'],
    ['0.37kw', '1/2hp'],
    ['1.5kw', '2hp'],
  ])('%s is also %s', (term, other) => expect(inOtherUnits(term)).toContain(other));

  test.each(['240v', 'float', '4', '1/2hp'])('there is none of %s', (term) => expect(inOtherUnits(term)).toEqual([]));
});
