import type { Configurator, Missing } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const panel: Configurator = { configGroups: [{ name: 'Alarm', options: [{ code: 'AB', description: 'a beacon' }] }] };

test.each<[Missing, string]>([
  [{ code: 'choose', group: 'Alarm' }, 'Alarm'],
  [{ code: 'too-few', group: 'Alarm' }, 'more of Alarm'],
  [{ code: 'assembly', group: 'Alarm' }, 'the rest of Alarm'],
  [{ code: 'table', table: 'Fits' }, 'answers that a row of Fits allows'],
  [{ code: 'requirement', if: [], then: ['Alarm.AB'], text: 'It has a beacon.' }, 'It has a beacon.'],
  [{ code: 'requirement', if: [], then: ['Alarm.AB'] }, 'a beacon'],
  [{ code: 'not-in-catalogue' }, 'a product of the catalogue that carries it'],
])('a number that lacks %o lacks %s', (missing, words) => {
  expect(missingWords(panel, { missing: [missing] })).toEqual([words]);
});
