import { type Configurator, evaluate, initialSelection, toggleOption } from '@millrace/configurator';
import { readPageQuery } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { noticeWords, preload, preloadForCustomer } from './preload.ts';

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
  test('goes before choices', () => {
    expect(numberOf('options=broken&configurator=TD-1-3F')).toBe('TD-1-3F');
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

test('an address that asks for nothing loads nothing', () => expect(asked('tab=Videos&configurator=')).toBeNull());
