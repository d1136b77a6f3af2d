import {
  type Configurator,
  encodeShortCode,
  evaluate,
  initialSelection,
  type Selection,
  toggleOption,
} from '@millrace/configurator';
import { readPageQuery } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { type Notice, noticeWords, preload, preloadForCustomer } from './preload.ts';

const configurator: Configurator = {
  prefix: 'TD-',
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Floats', options: [{ code: '3F' }, { code: '4F' }] },
  ],
};
const asked = (query: string) => preload(configurator, readPageQuery('family', new URLSearchParams(query)));
const numberOf = (query: string) => evaluate(configurator, asked(query)?.selection ?? []).itemNo;

describe('a model number in the address', () => {
  test('fills the configurator', () => {
    expect(numberOf('configurator=TD-3-4F')).toBe('TD-3-4F');
    expect(asked('configurator=TD-3-4F')?.notice).toBeNull();
  });
  test('that goes wrong fills what parses and says where it stopped', () => {
    expect(numberOf('configurator=TD-3-5F')).toMatch(/^TD-3/);
    const notice = asked('configurator=TD-3-5F')?.notice;
    expect(notice?.code).toBe('stopped');
    if (notice) expect(noticeWords(notice)).toMatch(/“.*5F” does not fit at Floats\. Closest there: .*4F/);
  });
  test('that breaks off says what comes next', () => {
    const notice = asked('configurator=TD-3')?.notice;
    if (notice) expect(noticeWords(notice)).toBe('TD-3 is not a complete number yet: Floats comes next.');
  });
  test('of former times is read as the number of today, and says so', () => {
    const renamed = { ...configurator, aliases: [{ from: 'OLD*', to: 'TD-*' }] };
    const loaded = preload(renamed, readPageQuery('family', new URLSearchParams('configurator=OLD3-4F')));
    expect(evaluate(renamed, loaded?.selection ?? []).itemNo).toBe('TD-3-4F');
    expect(loaded?.notice && noticeWords(loaded.notice)).toBe('Read as TD-3-4F.');
  });
  test('goes before choices', () => {
    expect(numberOf('options=broken&configurator=TD-1-3F')).toBe('TD-1-3F');
  });
});

describe('a number and choices in the address', () => {
  const spared: Configurator = {
    ...configurator,
    configGroups: [
      ...configurator.configGroups,
      { name: 'Spares', printed: false, multiselect: true, options: [{ code: 'FUSE', price: 9.5 }] },
    ],
  };
  const chosen = ['Supply', 'Floats', 'Spares'].reduce(
    (selection, group, at) => toggleOption(spared, selection, group, ['3', '4F', 'FUSE'][at] ?? ''),
    initialSelection(spared),
  );
  const code = encodeShortCode(spared, chosen);
  const loaded = (number: string) => preload(spared, { configurator: number, options: code })?.selection;
  test('are the choices, where they print that number', () => expect(loaded('TD-3-4F')).toEqual(chosen));
  test('are the number alone, where they do not', () => {
    expect(evaluate(spared, loaded('TD-1-4F') ?? []).total).toBe(0);
  });
});

describe('choices in the address', () => {
  const { urlOpts } = evaluate(configurator, toggleOption(configurator, initialSelection(configurator), 'Supply', '3'));
  test('are made', () => expect(numberOf(`options=${urlOpts}`)).toBe('TD-3'));
  test.each(['!!!', 'W10', 'W1sxLDFdLFswLDBdXQ'])('%s is ignored with a notice', (options) => {
    expect(asked(`options=${options}`)?.notice).toEqual({ code: 'choices-ignored' });
  });
});

describe('on a customer’s page', () => {
  const own: Configurator = { ...configurator, prefix: 'PYA-', privateLabel: true };
  const loaded = (number: string, ours: Configurator | null = configurator) =>
    preloadForCustomer(own, ours, { configurator: number, options: '' });
  const builds = (number: string) => evaluate(own, loaded(number)?.selection ?? []).itemNo;
  test('a number of ours makes the same choices', () => {
    expect(builds('TD-3-4F')).toBe('PYA-3-4F');
    expect(loaded('TD-3-4F')?.notice).toBeNull();
  });
  test('the customer’s own number is read as it is', () => expect(builds('PYA-1-3F')).toBe('PYA-1-3F'));
  test.each([
    ['neither of them reads', 'XX-3-4F', configurator],
    ['is not complete', 'TD-3-5F', configurator],
    ['makes choices that are not there', 'TD-3-4F', { ...configurator, configGroups: [] }],
    ['everybody else has no numbers of', 'TD-3-4F', null],
  ])('a number that %s says where it stopped', (_, number, ours) => {
    expect(loaded(number, ours)?.notice?.code).toBe('stopped');
  });
  test('an address that asks for nothing loads nothing', () => {
    expect(preloadForCustomer(own, configurator, { configurator: '', options: '' })).toBeNull();
  });
});

test.each(['', 'XX', 'AB-X', 'AB-1-X'])(
  'what a fresh page has chosen stays chosen after what is read of %j',
  (number) => {
    const made: Configurator = {
      configGroups: [
        { name: 'Series', options: [{ code: 'AB', selected: true }] },
        { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
        { name: 'Door', options: [{ code: '', selected: true }, { code: 'V1' }] },
        { name: 'Cord', options: [{ code: '20' }, { code: '30' }] },
      ],
    };
    const loaded = preload(made, { configurator: number, options: '' });
    const missing = (selection: Selection) =>
      evaluate(made, selection).missing.map((one) => ('group' in one ? one.group : one.code));
    const fresh = missing(initialSelection(made));
    expect(fresh).toEqual(['Supply', 'Cord']);
    const isSupplyRead = number.startsWith('AB-1');
    if (loaded !== null) expect(missing(loaded.selection)).toEqual(isSupplyRead ? ['Cord'] : fresh);
    expect(loaded === null).toBe(number === '');
  },
);

test('an address that asks for nothing loads nothing', () => expect(asked('tab=Videos&configurator=')).toBeNull());

test.each<[Notice, string]>([
  [
    { code: 'stopped', read: '', rest: 'XX', expected: '', closest: [] },
    'Nothing of the number could be read; “XX” does not fit.',
  ],
  [
    { code: 'stopped', read: 'TD-', rest: 'XX', expected: 'Supply', closest: ['1', '3'] },
    'Read up to TD-; “XX” does not fit at Supply. Closest there: 1, 3.',
  ],
  [{ code: 'unfinished', read: 'TD', expected: '' }, 'TD is not a complete number yet.'],
  [{ code: 'unfinished', read: 'TD', expected: 'Supply' }, 'TD is not a complete number yet: Supply comes next.'],
  [{ code: 'two-readings', number: 'TD-1' }, 'TD-1 can be read in two ways; this is the first. Check every choice.'],
  [{ code: 'not-offered', number: 'TD-1', facts: ['market'] }, 'TD-1 is not offered for your market. Start below.'],
  [{ code: 'choices-left-out' }, 'Some choices in this link are not offered to you, and were left out.'],
  [{ code: 'choices-ignored' }, 'The choices in this link no longer fit this configurator. Start below.'],
])('the notice %j says: %s', (notice, words) => expect(noticeWords(notice)).toBe(words));

describe('choices of somebody to whom more is offered', () => {
  const asking: Configurator = {
    context: [{ name: 'market', values: ['US', 'CA'], default: 'US' }],
    configGroups: [
      { name: 'Supply', options: [{ code: '120' }, { code: '575', enableIf: ['@market.CA'] }] },
      { name: 'Cord', options: [{ code: '20' }] },
    ],
  };
  test('are kept as far as they go, and the rest is said to be left out', () => {
    const { urlOpts } = evaluate(asking, [[0, 1], [1]], { context: { market: 'CA' } });
    expect(preload(asking, { configurator: '', options: urlOpts })).toEqual({
      selection: [[0, 0], [1]],
      notice: { code: 'choices-left-out' },
    });
  });
  test('of a number are none, and the facts are named', () => {
    expect(preload(asking, { configurator: '575-20', options: '' })?.notice).toEqual({
      code: 'not-offered',
      number: '575-20',
      facts: ['market'],
    });
  });
});

describe('a number with more than one reading', () => {
  const twofold: Configurator = {
    groupSeparator: '',
    configGroups: [
      { name: 'First', options: [{ code: 'A' }, { code: 'AB' }] },
      { name: 'Second', options: [{ code: 'BC' }, { code: 'C' }] },
    ],
  };
  test('takes the first and says so', () => {
    const loaded = preload(twofold, { configurator: 'ABC', options: '' });
    expect(loaded?.notice).toEqual({ code: 'two-readings', number: 'ABC' });
    expect(evaluate(twofold, loaded?.selection ?? []).itemNo).toBe('ABC');
  });
});

test('at most three codes are offered where a number stops', () => {
  const wide: Configurator = {
    configGroups: [{ name: 'Size', options: ['A1', 'A2', 'A3', 'A4', 'A5'].map((code) => ({ code })) }],
  };
  const notice = preload(wide, { configurator: 'A9', options: '' })?.notice;
  expect(notice?.code === 'stopped' ? notice.closest.length : 0).toBe(3);
});
test.each(['configurator=%20', 'options=%20', 'configurator=&options='])('%s asks for nothing', (query) => {
  expect(asked(query)).toBeNull();
});
test('blanks around a number are passed over', () => expect(numberOf('configurator=%20TD-1-3F%20')).toBe('TD-1-3F'));
