import { describe, expect, test } from 'vitest';
import { asksForOthers, mirrorQuery, shareLink } from './address.ts';

const begun = { number: null, choices: 'W10' };
const whole = { number: 'TD-E|2S-20', choices: null };

describe('the address mirrors the choices', () => {
  test('as choices before the number is complete', () => expect(mirrorQuery('', begun)).toBe('?options=W10'));
  test('as the number once it is', () => {
    expect(mirrorQuery('?options=W10', whole)).toBe('?configurator=TD-E%7C2S-20');
  });
  test('as both where the number does not say everything', () => {
    expect(mirrorQuery('?options=W10', { ...whole, choices: 'W12' })).toBe('?configurator=TD-E%7C2S-20&options=W12');
  });
  test('not at all while nothing is chosen', () => {
    expect(mirrorQuery('?configurator=TD', { number: null, choices: null })).toBe('');
  });
  test('and leaves every other parameter', () => {
    expect(mirrorQuery('?intrinsically-safe=true&options=x', begun)).toBe('?intrinsically-safe=true&options=W10');
  });
});

test.each([
  ['nothing, while something is chosen', false, { number: '', choices: '' }, begun],
  ['the present number', false, { number: 'TD-E|2S-20', choices: '' }, whole],
  ['another number', true, { number: 'TD-E', choices: '' }, whole],
  ['the present choices', false, { number: '', choices: 'W10' }, begun],
  ['other choices', true, { number: '', choices: 'W11' }, begun],
  ['the present number with further choices', true, { number: 'TD-E|2S-20', choices: 'W10' }, whole],
  ['a number, while nothing is chosen', true, { number: 'TD', choices: '' }, { number: null, choices: null }],
])('an address that asks for %s asks for others: %s', (_, isOther, asked, own) => {
  expect(asksForOthers(asked, own)).toBe(isOther);
});

test('a shared link keeps the variant, the tab and the number, and nothing else', () => {
  const query = '?utm_source=mail&intrinsically-safe=true&tab=Videos&video=7&configurator=TD-3';
  expect(shareLink('https://site.example', '/family/tern', query)).toBe(
    'https://site.example/family/tern?intrinsically-safe=true&tab=Videos&video=7&configurator=TD-3',
  );
});
test('a link to a family without a choice ends with the path', () => {
  expect(shareLink('https://site.example', '/family/tern', '?utm_source=mail')).toBe(
    'https://site.example/family/tern',
  );
});
test('a shared link keeps choices that are no number yet', () => {
  expect(shareLink('https://site.example', '/family/tern', '?options=W10&options=W11')).toBe(
    'https://site.example/family/tern?options=W10&options=W11',
  );
});
