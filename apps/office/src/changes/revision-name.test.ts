import { expect, test } from 'vitest';
import { revisionName } from './revision-name.ts';

test.each([
  ['Spring prices', { draftName: 'Spring prices', draftId: 'd', source: 'staff' }],
  ['A draft kept no longer', { draftName: null, draftId: 'd', source: 'staff' }],
  ['By the demo content', { draftName: null, draftId: null, source: 'demo' }],
  ['By the terminal', { draftName: null, draftId: null, source: 'staff' }],
  ['By feeds', { draftName: null, draftId: null, source: 'feeds' }],
])('a revision is called %s', (name, revision) => {
  expect(revisionName(revision)).toBe(name);
});
