/** A change after which the code does the same, as was found by reading it. */
export interface KnownEquivalent {
  file: string;
  /** The whole line, trimmed, before and after the change. */
  before: string;
  after: string;
  because: string;
}

export const knownEquivalents: readonly KnownEquivalent[] = [
  {
    file: 'packages/configurator/src/lint/limits.ts',
    before: 'continue;',
    after: '{}',
    because: 'a number group has no options, so the checks that follow find nothing',
  },
  {
    file: 'packages/configurator/src/decimals/decimal.ts',
    before: 'const away = decimal.units < 0n ? -one / 2n : one / 2n;',
    after: 'const away = decimal.units <= 0n ? -one / 2n : one / 2n;',
    because: 'a division of whole numbers cuts: half a unit either side of 0 is 0',
  },
];
