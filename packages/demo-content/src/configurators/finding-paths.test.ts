import { type Configurator, lintConfigurator } from '@millrace/configurator';
import { type FieldPath, readPath, writePath } from '@millrace/contract/office';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const LISTS = new Set(['showIf', 'hideIf', 'enableIf', 'disableIf', 'selectIf', 'if', 'then']);
const configurators = demoContent().families.flatMap(({ configurator }) => configurator ?? []);
const rules = configurators.flatMap((configurator) =>
  rulesIn(configurator).map((path) => ({ configurator, path: writePath(path) })),
);

/** Paths to every rule of some data, found by nothing but the names of the lists. */
function rulesIn(data: unknown, path: FieldPath = [], isList = false): FieldPath[] {
  if (typeof data === 'string') return isList ? [path] : [];
  if (Array.isArray(data)) return data.flatMap((value, index) => rulesIn(value, [...path, index], isList));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => rulesIn(value, [...path, key], LISTS.has(key)));
}

function withRule(data: unknown, [step, ...below]: FieldPath, rule: string): unknown {
  if (step === undefined) return rule;
  if (Array.isArray(data)) return data.map((value, index) => (index === step ? withRule(value, below, rule) : value));
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([key, value]) => [key, key === step ? withRule(value, below, rule) : value]),
  );
}

test('any rule of the demo configurators that is made to name nobody is found at its place', () => {
  expect(rules.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(fc.constantFrom(...rules), ({ configurator, path }) => {
      const broken = withRule(configurator, readPath(path) ?? [], 'Nobody.x') as Configurator;
      const found = lintConfigurator(broken, { steps: 0 }).findings.filter(
        ({ witness }) => witness?.rule === 'Nobody.x',
      );
      expect(found.map((finding) => `${finding.code} ${writePath(finding.path)}`)).toContain(`unknown-group ${path}`);
    }),
    { numRuns: 60 },
  );
});
