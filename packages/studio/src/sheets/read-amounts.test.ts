import { describe, expect, test } from 'vitest';
import { type Amount, amountFormatOf, readAmount } from './read-amounts.ts';

const shown = (amount: Amount): string => (amount.is === 'price' ? String(amount.value) : amount.is);

describe('an amount with a decimal point', () => {
  test.each([
    ['52', '52'],
    ['$1,188.50', '1188.5'],
    ['1 188.50', '1188.5'],
    ["1'188.50", '1188.5'],
    ['1,188', '1188'],
    ['12,345,678', '12345678'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['6.-', '6'],
    ['6.--', '6'],
    ['6.---', 'unreadable'],
    ['0', '0'],
    ['-0', '0'],
    ['+3', '3'],
    ['-3', '-3'],
    ['-1', '-1'],
    ['3-', '-3'],
    ['(3.10)', '-3.1'],
    ['($12)', '-12'],
    ['$ (12)', 'unreadable'],
    ['deduct 4', '-4'],
    ['less 4', '-4'],
    ['Abzug 4', '-4'],
    ['moins-value 4', '-4'],
    ['add 4 ea.', '4'],
    ['48.00 net', '48'],
    ['1,18', 'unreadable'],
    ['1234,567', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['4 of 5', 'unreadable'],
    ['(4', 'unreadable'],
  ])('%j is %s', (text, value) => expect(shown(readAmount(text, { decimal: '.' }))).toBe(value));
});

describe('an amount with a decimal comma', () => {
  test.each([
    ['1.188,50 €', '1188.5'],
    ['1 188,50', '1188.5'],
    ['6,-', '6'],
    ['6,--', '6'],
    ['1.18', 'unreadable'],
    ['1,188.50', 'unreadable'],
    ['Aufpreis 12,5', '12.5'],
    ['Minderpreis 12,5', '-12.5'],
  ])('%j is %s', (text, value) => expect(shown(readAmount(text, { decimal: ',' }))).toBe(value));
});

describe('a cell without an amount', () => {
  test.each([
    ['', 'nothing'],
    ['-', 'nothing'],
    ['---', 'nothing'],
    ['N/A', 'nothing'],
    ['not offered', 'nothing'],
    ['incl.', 'included'],
    ['Standard', 'included'],
    ['N/C', 'included'],
    ['im Preis enthalten', 'included'],
    ['de série', 'included'],
    ['C/F', 'request'],
    ['P.O.R', 'unreadable'],
    ['POA', 'request'],
    ['Consult factory', 'request'],
    ['price on application', 'request'],
    ['auf Anfrage', 'request'],
    ['sur devis', 'request'],
    ['steel', 'unreadable'],
    ['call', 'request'],
    ['recalled', 'unreadable'],
    // Of 39 and of 40 signs.
    ['please consult the factory for its price', 'unreadable'],
    ['please consult the factory for a price.', 'request'],
  ])('%j is %s', (text, is) => expect(shown(readAmount(text, { decimal: '.' }))).toBe(is));
});

describe('the sign of the parts is guessed of all amounts', () => {
  test.each([
    [[], '.', false],
    [['52', 'steel', ''], '.', false],
    [['1,5'], ',', true],
    [['1.5'], '.', true],
    [['1,500'], '.', true],
    [['1.500'], ',', true],
    [['1.5', '1,5'], '.', true],
    [['1.5', '1,5', '2,50'], ',', true],
    [['1,500', '2.500', '3,25'], ',', true],
  ] as const)('%j: %j, proved: %s', (texts, decimal, isProved) =>
    expect(amountFormatOf(texts)).toEqual({ decimal, isProved }),
  );
});
