import { expect, test } from 'vitest';
import { likeness, wholeHeading, yearOf } from './heading-words.ts';

test.each([
  ['List price 2027', 2027],
  ['2026 list, 2027 net', 2027],
  ['1998–2003', 2003],
  ['Model 12027', 0],
  ['2127', 0],
  ['Price', 0],
])('the year of “%s” is %i', (heading, year) => expect(yearOf(heading)).toBe(year));

test.each([
  ['Voltage [V]', 'voltage v'],
  ['partNumber', 'part number'],
  ['PART_NO.', 'part number'],
  ['Part #', 'part number'],
  ['Artikelnummer', 'artikel number'],
  ['Nummer', 'nummer'],
  ['Item desc.', 'item description'],
  ['  ﬁne   print ', 'fine print'],
])('“%s” says %s', (heading, words) => expect(wholeHeading(heading)).toBe(words));

test.each([
  ['the name', 'Part number', 'PART NO.', 1],
  ['the name without its unit', 'Voltage', 'Voltage [V]', 0.9],
  ['with a year', 'Price 2027', 'Price', 0.8],
  ['all its words among as many others', 'Net list price', 'list', 0.4 + 0.4 / 3],
  ['two words of three', 'Net list price', 'list price', 0.4 + (0.4 * 2) / 3],
  ['one letter too many', 'Weeight', 'Weight', 0.6],
  ['one letter too many at the end', 'Weights', 'Weight', 0.6],
  ['one letter too many at the beginning', 'aWeight', 'Weight', 0.6],
  ['one letter too few', 'Weght', 'Weight', 0.6],
  ['another letter', 'Wejght', 'Weight', 0.6],
  ['another letter at the end', 'Weighd', 'Weight', 0.6],
  ['another letter at the beginning', 'Beight', 'Weight', 0.6],
  ['two letters that changed places', 'Wieght', 'Weight', 0.6],
  ['two letters that changed places at the end', 'Weigth', 'Weight', 0.6],
  ['one letter wrong in a name of five letters', 'Widht', 'Width', 0.6],
  ['one letter wrong in a name of four letters', 'Tpye', 'Type', 0],
  ['two other letters', 'Wajght', 'Weight', 0],
  ['two other letters side by side', 'Wabght', 'Weight', 0],
  ['two letters, of which one changed places', 'Wiaght', 'Weight', 0],
  ['two letters too many', 'Weeiight', 'Weight', 0],
  ['two letters too few', 'Weig', 'Weight', 0],
  ['two letters that changed places, and another one', 'Wieghd', 'Weight', 0],
  ['one letter too many and another one', 'Weeighd', 'Weight', 0],
  ['other words', 'Colour', 'Weight', 0],
  ['nothing', '', 'Weight', 0],
  ['a name of nothing but a unit', 'Price', '[V]', 0],
  ['nothing but a unit', '(V)', 'Weight', 0],
  ['two other units alone', '(V)', '[A]', 0],
])('a heading that says %s is as like it as it should be: “%s” and “%s”', (_, heading, name, expected) => {
  expect(likeness(heading, name)).toBeCloseTo(expected, 9);
});
