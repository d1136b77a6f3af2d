import { type Content, emptyContent } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { demo } from '../testing/test-content.ts';
import { MOST_ADDRESSES, outsideAddresses } from './outside-addresses.ts';

const OWN = 'https://maker.example';
const [faq] = demo.rows().faqs;
if (faq === undefined) throw new Error('The demo has questions.');
const [setting] = demo.rows().settings;
if (setting === undefined) throw new Error('The demo has settings.');
const saying = (...answers: string[]): Content => ({
  ...emptyContent(),
  faqs: answers.map((answer, nth) => ({ ...faq, isLive: true, id: nth + 1, question: `Q${nth + 1}`, answer })),
});
const addressesIn = (...answers: string[]): string[] => [...outsideAddresses(saying(...answers), OWN).keys()];

test.each([
  ['See https://a.example/x.', ['https://a.example/x']],
  ['(https://a.example/x_(y)), and', ['https://a.example/x_(y)']],
  ['<a href="https://a.example/?b=1&amp;c=2#d">x</a>', ['https://a.example/?b=1&c=2']],
  [
    '<a href=\'HTTP://A.example\'>x</a> <img src="https://b.example/p.png">',
    ['http://a.example/', 'https://b.example/p.png'],
  ],
  ['[x](https://a.example/y)', ['https://a.example/y']],
  ['https://a.example:443/ https://a.example/#b', ['https://a.example/']],
  ['https://maker.example/family http://maker.example', []],
  ['https://a.example:8443/ https://u:p@a.example/ https://[ ftp://a.example/ mailto:a@b.example', []],
  [`https://a.example/${'x'.repeat(2000)}`, []],
])('of “%s”', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));

const ofLength = (length: number): string => 'https://a.example/'.padEnd(length, 'x');
test.each([
  [ofLength(2000), [ofLength(2000)]],
  [ofLength(2001), []],
  // The address that is asked for is longer than the written one.
  [`${ofLength(1999)}ä`, []],
])('addresses of up to 2000 characters are asked for: %s', (text, addresses) =>
  expect(addressesIn(text)).toEqual(addresses),
);

test('each address has the rows that lead to it', () => {
  const [one, two] = ['https://a.example/', 'https://b.example/'];
  expect([...outsideAddresses(saying(`${one} ${two} ${one}`, two), OWN)]).toEqual([
    [one, [{ kind: 'faqs', id: 1, name: 'Q1' }]],
    [
      two,
      [
        { kind: 'faqs', id: 1, name: 'Q1' },
        { kind: 'faqs', id: 2, name: 'Q2' },
      ],
    ],
  ]);
});
test('what visitors do not see is not looked at', () => {
  const { faqs } = saying('https://hidden.example/');
  const settings = [
    { ...setting, value: 'https://secret.example/hook', isPublic: false },
    { ...setting, id: setting.id + 1, value: ['https://open.example/'], isPublic: true },
  ];
  const content = { ...emptyContent(), faqs: faqs.map((row) => ({ ...row, isLive: false })), settings };
  expect([...outsideAddresses(content, OWN).keys()]).toEqual(['https://open.example/']);
});
test('of very many the first are looked at, with all their rows', () => {
  const many = Array.from({ length: MOST_ADDRESSES + 1 }, (_, nth) => `https://a.example/${nth}`).join(' ');
  const found = outsideAddresses(saying(many, 'https://a.example/0 https://b.example/'), OWN);
  expect(found.size).toBe(MOST_ADDRESSES);
  expect(found.get('https://a.example/0')).toHaveLength(2);
});
test('the demo leads to no drawing language and to no place of its own', () => {
  for (const address of outsideAddresses(demo.rows(), OWN).keys())
    expect(address).not.toMatch(/w3\.org|maker\.example/);
});
