import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test.each([
  [{ code: 'clash', with: 'code', name: '12', option: '12' }, 'Another option has the code 12 already.'],
  [
    { code: 'clash', with: 'code', name: 'Box', option: '4X' },
    'The code 4X of Box has this sign in it, so numbers would be hard to read.',
  ],
  [{ code: 'clash', with: 'former-code', name: '30', option: '3' }, '30 is a former code of the option 3.'],
  [{ code: 'clash', with: 'table', name: 'Made' }, 'A table is named “Made” already.'],
  [{ code: 'clash', with: 'code', name: '12' }, 'Another option has the code 12 already.'],
  [{ code: 'clash', with: 'fact', name: 'Weight' }, 'A fact is named “Weight” already.'],
  [{ code: 'clash', name: 'Made' }, 'A group is named “Made” already.'],
  [{ code: 'same-name' }, 'It is called so already.'],
  [{ code: 'blank-code' }, 'A blank code prints nothing: numbers with it and without it would read alike.'],
  [{ code: 'blank-separator' }, 'Without a sign between them, parts can read in two ways.'],
  [{ code: 'reserved-name', name: '' }, 'It needs a name.'],
  [{ code: 'reserved-name', name: '@box' }, 'A name does not begin with “@” or “sum(”.'],
  [
    { code: 'not-sound' },
    'The configurator has a value that cannot be stored. Mend that first; the findings say where.',
  ],
  [{ code: 'no-configurator' }, 'The family has no configurator of its own.'],
  [{ code: 'unknown-group' }, 'What is to be renamed is not there any more, or has another name by now.'],
] as const)('%j', (refusal, words) => expect(refusalWords({ ok: false, refusal })).toBe(words));

test('a customer’s family that refuses is named', () => {
  const where = { kind: 'customerFamilies', id: 3, label: 'NP Twin' } as const;
  expect(refusalWords({ ok: false, refusal: { code: 'clash', with: 'group', name: 'Box' }, where })).toBe(
    'A group is named “Box” already. That is so in NP Twin.',
  );
});
