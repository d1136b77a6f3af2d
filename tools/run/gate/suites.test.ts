import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { unitTestProjects } from './suites.ts';

test('the gate runs every project of the unit tests, each once', () => {
  const config = fs.readFileSync(path.join(root, 'vitest.config.ts'), 'utf8');
  const named = [...config.matchAll(/^ {10}name: '([^']+)'/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(1);
  expect(unitTestProjects.toSorted()).toEqual(named.toSorted());
});
