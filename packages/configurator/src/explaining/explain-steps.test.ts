import { expect, test } from 'vitest';
import { evaluate, explainDisabled, explainInSteps, initialSelection } from '../index.ts';
import { largeConfigurator } from '../testing/large-configurator.ts';

test('in steps or at once, the explanation is the same, and a step is one change tried', () => {
  const configurator = largeConfigurator({ groups: 12, options: 80 });
  const selection = initialSelection(configurator);
  let tried = 0;
  let explained = 0;
  for (const { name, options } of evaluate(configurator, selection).groups) {
    for (const { code, enabled } of options) {
      if (enabled) continue;
      const steps = explainInSteps(configurator, selection, name, code);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) tried += 1;
      expect(step.value).toEqual(explainDisabled(configurator, selection, name, code));
      explained += 1;
    }
  }
  expect(explained).toBeGreaterThan(20);
  expect(tried).toBeGreaterThan(explained);
});
