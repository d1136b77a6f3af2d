import type { Configurator } from '@millrace/configurator';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionAt, ruleFaults } from '../index.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [{ code: '4', description: '480 V' }, { code: '6', description: '600 V' }, { code: 'a.b' }],
    },
    {
      name: 'Enclosure',
      options: [
        { code: '1', attributes: { amps: 25, material: 'steel' } },
        { code: '12', attributes: { amps: 63, material: '304 stainless' } },
      ],
    },
    { name: 'Cord length', kind: 'number', attributes: { kg: 0.1 }, unit: 'ft' },
    { name: 'Float', kind: 'assembly', part: 'float' },
  ],
  tables: [{ name: 'Motor', columns: ['Supply'], gives: ['fla'], rows: [] }],
  facts: [
    { name: 'Weight', unit: 'kg', values: [{ measure: 'sum(kg)' }] },
    { name: 'UL', values: [{ value: 'yes' }, { if: [], value: 'no' }] },
  ],
  context: [{ name: 'market', values: ['US', 'CA'] }],
  parts: { float: { configGroups: [], facts: [{ name: 'Depth', values: [{ value: 3 }] }] } },
};
/** `|` is the caret. */
const at = (marked: string, isMeasure = false): { texts: string[]; result: string } => {
  const caret = marked.indexOf('¦');
  const rule = marked.replace('¦', '');
  const { from, to, offers } = completionAt(panel, rule, caret, isMeasure);
  const [first] = offers;
  return {
    texts: offers.map(({ text }) => text),
    result: first === undefined ? rule : rule.slice(0, from) + first.text + rule.slice(to),
  };
};

describe('at a place of a rule may come', () => {
  test.each<[string, readonly string[]]>([
    ['¦', ['Supply.', 'Enclosure.', 'Cord length.', 'Float.', 'Motor.', 'Weight.', 'UL.', '@market.', 'sum(']],
    ['encl¦', ['Enclosure.']],
    ['Supply.¦', ['4', '6', '"a.b"', 'count>=', 'quantity>=']],
    ['Supply.4|¦', ['6', '"a.b"']],
    ['Supply.480¦', ['4']],
    ['Supply.4:UL.¦', ['yes', 'no']],
    ['@market.¦', ['US', 'CA', 'unknown']],
    ['Motor.¦', ['fla>=']],
    ['Float.¦', ['Depth>=', 'count>=']],
    ['Cord length.¦', ['kg>=', 'value>=', 'count>=']],
    ['Enclosure.amps¦', ['>=', '<=', '>', '<', '=']],
    [
      'Enclosure.material=¦',
      ['steel', '304 stainless', 'Supply.', 'Enclosure.', 'Cord length.', 'Float.', 'Motor.', 'Weight.', 'sum('],
    ],
    ['Enclosure.amps>=Mot¦', ['Motor.']],
    ['Enclosure.amps>=Motor.¦', ['fla']],
    ['sum(¦', ['Supply.', 'Enclosure.', 'Cord length.', 'Float.', 'Motor.', 'Weight.', 'amps', 'kg', 'Depth', 'fla']],
    ['sum(1.25*Mot¦', ['Motor.']],
    ['sum(Motor.fla + Enclosure.¦', ['amps', 'count', 'quantity']],
    ['sum(Motor.fla)¦', ['>=', '<=', '>', '<', '=']],
  ])('%s', (marked, texts) => {
    expect(at(marked).texts).toEqual(texts);
  });
  test('in a bound, measures alone', () => {
    expect(at('Supply.¦', true).texts).toEqual(['count', 'quantity']);
    expect(at('sum(kg)¦', true).texts).toEqual([]);
  });
  test('it takes the place of what is being typed', () => {
    expect(at('Supply.4:encl¦').result).toBe('Supply.4:Enclosure.');
    expect(at('Supply.4¦80|6').result).toBe('Supply.4|6');
    expect(at('sum(1.25*mot¦ + 5)<=3').result).toBe('sum(1.25*Motor. + 5)<=3');
    expect(at('Supply.4|6¦').result).toBe('Supply.4|6');
    expect(at('Supply.4|¦').result).toBe('Supply.4|6');
    expect(at('Supply.4|¦6').result).toBe('Supply.4|66');
    expect(at('sum(¦').result).toBe('sum(Supply.');
    expect(at('sum(Enclosure.am¦').result).toBe('sum(Enclosure.amps');
    expect(at('Enclosure.amps>=Enclosure.am¦').result).toBe('Enclosure.amps>=Enclosure.amps');
    expect(at(' Supply.cou¦').result).toBe(' Supply.count>=');
  });
  const offered = (configurator: Configurator, rule: string, isMeasure?: boolean) =>
    completionAt(configurator, rule, rule.length, isMeasure).offers.map(({ text, words }) => [text, words]);
  test('each has its words, where it does not say itself', () => {
    const words: Configurator = {
      configGroups: [
        { name: 'A', options: [{ code: '' }, { code: 'n', name: 'none' }, { code: 'd', description: 'drain' }] },
      ],
    };
    expect(offered(words, 'A.')).toEqual([
      ['""', 'the blank code'],
      ['n', 'none'],
      ['d', 'drain'],
      ['count>=', 'how many are chosen'],
      ['quantity>=', 'pieces'],
    ]);
    const blank: Configurator = { configGroups: [{ name: 'A', options: [{ code: '', description: 'none' }] }] };
    expect(offered(blank, 'A.')[0]).toEqual(['""', 'none']);
    expect(offered(panel, 'Cord length.')).toEqual([
      ['kg>=', ''],
      ['value>=', ''],
      ['count>=', '1 while answered'],
    ]);
    expect(offered(panel, '').slice(3)).toEqual([
      ['Float.', ''],
      ['Motor.', 'a table'],
      ['Weight.', 'a fact'],
      ['UL.', 'a fact'],
      ['@market.', 'who asks'],
      ['sum(', 'a sum'],
    ]);
  });
  test('those that begin as it is typed come first, then those that have it, then those whose words do', () => {
    const options = [{ code: 'c', description: 'a box' }, { code: 'ax' }, { code: 'xa' }, { code: 'x' }];
    expect(offered({ configGroups: [{ name: 'A', options }] }, 'A.x').map(([text]) => text)).toEqual([
      'xa',
      'x',
      'ax',
      'c',
    ]);
  });
  test('sixty at most', () => {
    const options = Array.from({ length: 70 }, (_, nth) => ({ code: `x${nth}` }));
    const many: Configurator = { configGroups: [{ name: 'A', options }] };
    expect([offered(many, 'A.').length, offered(many, 'A.x').length]).toEqual([60, 60]);
  });
  test('of two names the longer one that is typed', () => {
    const dotted: Configurator = {
      configGroups: [
        { name: 'A', options: [{ code: '1' }] },
        { name: 'A.B', options: [{ code: '2' }] },
      ],
    };
    expect(offered(dotted, 'A.B.')[0]?.[0]).toBe('2');
    expect(offered(dotted, 'A.B.', true)[0]?.[0]).toBe('count');
  });
  test('a text is quoted where it could be read as something else', () => {
    const materials = ['steel', ' steel', '304.5', 'a"b'].map((material, nth) => ({
      code: `${nth}`,
      attributes: { material },
    }));
    const found = offered({ configGroups: [{ name: 'A', options: materials }] }, 'A.material=');
    expect(found.slice(0, 4).map(([text]) => text)).toEqual(['steel', '" steel"', '"304.5"', '"a""b"']);
  });
  test('nothing of a group of which nothing can be asked', () => {
    const bare: Configurator = { configGroups: [], tables: [{ name: 'T', columns: [], gives: [], rows: [] }] };
    expect(offered(bare, '')).toEqual([['sum(', 'a sum']]);
  });
  test('codes that are offered can be read', () => {
    for (const text of at('Supply.4|¦').texts) expect(ruleFaults(panel, `Supply.4|${text}`)).toEqual([]);
  });
  test('whatever is typed, the place lies within the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('Supply', 'Cord length', '.', '|', ':', '"', '>=', 'sum(', ')', '+', '4', 'amps', ' ', 'x'),
          { maxLength: 10 },
        ),
        fc.nat(40),
        fc.boolean(),
        (pieces, place, isMeasure) => {
          const rule = pieces.join('');
          const caret = Math.min(place, rule.length);
          const { from, to } = completionAt(panel, rule, caret, isMeasure);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(from).toBeLessThanOrEqual(caret);
          expect(to).toBeGreaterThanOrEqual(caret);
          expect(to).toBeLessThanOrEqual(rule.length);
        },
      ),
      { numRuns: 2000, seed: 279 },
    );
  });
});
