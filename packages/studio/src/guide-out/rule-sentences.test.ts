import type { ConfigGroup, ConfigOption, Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { groupLimits, priceOfEach, ruleSentences } from './rule-sentences.ts';

describe('the rules of an option are told', () => {
  const panel = (option: Partial<ConfigOption>): Configurator => ({
    configGroups: [
      { name: 'Supply', options: [{ code: '1' }, { code: '3' }, { code: '' }] },
      { name: 'Extras', multiselect: true, options: [{ code: 'Q' }] },
      { name: 'Motor', options: [{ code: 'M', ...option }] },
    ],
  });
  test.each<[string, Partial<ConfigOption>, string[]]>([
    ['what it goes with', { enableIf: ['Supply.1|3'] }, ['Only with Supply 1 or 3.']],
    ['what all it goes with', { enableIf: ['Supply.1', 'Extras.Q'] }, ['Only with Supply 1 and Extras Q.']],
    ['what it does not go with', { disableIf: ['Supply.1'] }, ['Not with Supply 1.']],
    ['what all it does not go with', { disableIf: ['Supply.1:Extras.Q'] }, ['Not with Supply 1 or Extras Q.']],
    [
      'each list by itself',
      { enableIf: ['Supply.1'], disableIf: ['Extras.Q'] },
      ['Only with Supply 1.', 'Not with Extras Q.'],
    ],
    [
      'alternatives of what it goes with',
      { enableIf: ['Supply.1:Extras.Q'] },
      ['Only with Supply is 1 or Extras is Q.'],
    ],
    [
      'rules that refuse it together',
      { disableIf: ['Supply.1', 'Extras.Q'] },
      ['Not with Supply is 1 and Extras is Q.'],
    ],
    [
      'some that has alternatives, some not',
      { enableIf: ['Supply.1', 'Supply.3:Extras.Q'] },
      ['Only with Supply is 1 and Supply is 3 or Extras is Q.'],
    ],
    ['the blank code', { enableIf: ['Supply.1|""'] }, ['Only with Supply is 1 or the blank code.']],
    ['a group that is chosen', { enableIf: ['Supply.count=1'] }, ['Only with Supply is chosen.']],
    ['a group that is not', { enableIf: ['Supply.count=0'] }, ['Only with Supply is not chosen.']],
    [
      'how many are chosen, where there may be several',
      { enableIf: ['Extras.count=1'] },
      ['Only with Extras count exactly 1.'],
    ],
    ['how many are chosen, of more than one', { enableIf: ['Supply.count=2'] }, ['Only with Supply count exactly 2.']],
    ['how many are chosen at least', { enableIf: ['Supply.count>=1'] }, ['Only with Supply count at least 1.']],
    ['when it is selected', { selectIf: ['Supply.1'] }, [expect.stringMatching(/Supply is 1\.$/)] as string[]],
  ])('%s', (_, option, sentences) => {
    expect(ruleSentences(panel(option)).options.get('Motor\nM')).toEqual(sentences);
  });
  test('and those of groups, and of the whole', () => {
    const { groups, options, general } = ruleSentences({
      configGroups: [
        { name: 'Supply', options: [{ code: '1' }] },
        { name: 'Motor', showIf: ['Supply.1'], hideIf: ['Supply.3'], options: [{ code: 'M' }] },
      ],
      facts: [{ name: 'Heavy', values: [{ if: ['Supply.1'], value: 'yes' }] }],
      tables: [
        { name: 'T', columns: ['Supply'], rows: [['1']] },
        { name: 'Fits', columns: ['Supply', 'Motor'], rows: [['1', 'M']] },
      ],
    });
    expect([...groups]).toEqual([['Motor', ['Only with Supply 1.', 'Not with Supply 3.']]]);
    expect([...options]).toEqual([]);
    expect(general).toEqual([expect.stringMatching(/^Heavy .*Supply is 1\.$/), 'T: Supply 1.']);
  });
});

test.each<[Omit<ConfigGroup, 'name'>, string[]]>([
  [{ kind: 'text' }, ['a text of 1 to 40 characters']],
  [{ kind: 'text', min: 2, max: 9, pricePerUnit: 1.5 }, ['a text of 2 to 9 characters', '1.50 for each character']],
  [{ kind: 'sequence' }, ['1 to 20 of these, one after the other']],
  [{ kind: 'sequence', min: 2, max: 9 }, ['2 to 9 of these, one after the other']],
  [{ kind: 'assembly', part: 'p' }, ['the number of the part, in brackets']],
  [{ kind: 'number', min: 1 }, []],
  [{}, []],
])('the limits of the group %j are %j', (group, limits) =>
  expect(groupLimits({ name: 'A', ...group })).toEqual(limits),
);

test.each<[number, string[]]>([
  [0, []],
  [2, ['2.00 for each ft']],
  [0.125, ['0.125 for each ft']],
  [0.000001, ['0.000001 for each ft']],
  [0.000000001, ['0.000000001 for each ft']],
  [0.1 + 0.2, ['0.3 for each ft']],
  [1.0000000004, ['1 for each ft']],
])('a price of %s by the foot is %j', (price, words) => expect(priceOfEach(price, 'ft')).toEqual(words));
