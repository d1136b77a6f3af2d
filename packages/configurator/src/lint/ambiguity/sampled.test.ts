import { describe, expect, test } from 'vitest';
import { lintConfigurator } from '../../index.ts';
import { choice, configurator, number } from '../../testing/build.ts';

describe('a search that tried samples of a number says so', () => {
  const cable = (max: number, separator: string, plugs = ['P', '2P']) =>
    configurator([number('Feet', { min: 1, max }), choice('Plug', plugs)], { groupSeparator: separator });

  test('where it may take digits of what is beside it', () => {
    expect(lintConfigurator(cable(5000, '')).exhaustive).toBe(false);
  });
  test('not between separators, beside letters, or where no longer value is within its bounds', () => {
    expect(lintConfigurator(cable(5000, '-')).exhaustive).toBe(true);
    expect(lintConfigurator(cable(5000, '', ['P', 'W'])).exhaustive).toBe(true);
    expect(lintConfigurator(cable(11, '')).exhaustive).toBe(true);
  });
});
