import { expect, test } from 'vitest';
import { GO_WITHIN_MS, type KeyMeaning, type Pressed, readKey } from './read-key.ts';

const pages = [
  { key: 'p', path: '/office/products' },
  { key: 'g', path: '/office/groups' },
  { key: 'd', path: '/office/drafts' },
];
const none: KeyMeaning = { kind: 'none' };
const cases: [string, Partial<Pressed>, number | null, KeyMeaning][] = [
  ['a question mark shows the keys', { key: '?' }, null, { kind: 'keys' }],
  ['G begins', { key: 'G' }, null, { kind: 'begun', at: 0 }],
  ['a letter alone does nothing', { key: 'p' }, null, none],
  [
    'the letter of a page after G goes there',
    { key: 'P', at: GO_WITHIN_MS },
    0,
    { kind: 'go', to: '/office/products' },
  ],
  ['the letter comes too late', { key: 'p', at: GO_WITHIN_MS + 1 }, 0, none],
  ['a letter of no page does nothing', { key: 'x' }, 0, none],
  ['G after G goes where G leads', { key: 'g', at: 1 }, 0, { kind: 'go', to: '/office/groups' }],
  ['in a field letters are text', { key: '?', isInField: true }, null, none],
  ['in a field they are text after G too', { key: 'p', isInField: true }, 0, none],
  ['D begins a draft', { key: 'd' }, null, { kind: 'new-draft' }],
  ['D after G goes where D leads', { key: 'd', at: 1 }, 0, { kind: 'go', to: '/office/drafts' }],
  ['in a field D is text', { key: 'd', isInField: true }, null, none],
  ['F8 goes on to the next fault', { key: 'F8' }, null, { kind: 'fault', step: 1 }],
  ['Shift F8 goes back', { key: 'F8', isWithShift: true }, null, { kind: 'fault', step: -1 }],
  ['F8 works in a field, too', { key: 'F8', isInField: true }, null, { kind: 'fault', step: 1 }],
  ['Ctrl F8 is not ours', { key: 'F8', isWithModifier: true }, null, none],
  ['keys of the browser stay its own', { key: 'g', isWithModifier: true }, null, none],
];

test.each(cases)('%s', (_rule, pressed, begunAt, meaning) => {
  expect(
    readKey(
      { key: '', isWithModifier: false, isWithShift: false, isInField: false, at: 0, ...pressed },
      begunAt,
      pages,
    ),
  ).toEqual(meaning);
});
