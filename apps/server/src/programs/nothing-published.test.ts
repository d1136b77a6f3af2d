import { expect, test } from 'vitest';
import { nothingPublished } from './nothing-published.ts';

test.each([
  ['list'],
  ['check'],
  ['hits'],
  ['show', 'families'],
  ['set', 'families', '1', 'isLive=false'],
  ['export', '/all.xlsx'],
  ['import', '{}'],
])('%s says that nothing is published, and what to do', (...words) => {
  expect(nothingPublished(words)).toEqual({ lines: [expect.stringContaining('npm start')], exitCode: 1 });
});

test.each([['new-maker', '--name', 'Example Valves'], ['import-site', '/site.zip'], []])(
  'what begins a site, and nothing at all, is done: %s',
  (...words) => {
    expect(nothingPublished(words)).toBeNull();
  },
);
