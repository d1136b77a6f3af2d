import { anonymous, answers, compile } from '@millrace/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoContent } from './content.ts';

const demo = demoContent();
const compiled = compile(demo, { revision: 1 });
const snapshot = compiled.ok ? compiled.snapshot : null;
const shown = new Set(demo.families.filter(({ isLive, isVizzy }) => isLive && !isVizzy).map(({ id }) => id));
const sold = demo.products.filter(({ isLive, familyId }) => isLive && shown.has(familyId));

/** Changes that people, mails and labels make to a number. */
const mangles: readonly ((number: string) => string)[] = [
  (number) => number.replace(/[-|/]/g, ''),
  (number) => number.replaceAll('|', ''),
  (number) => number.toLowerCase(),
  (number) => number.replaceAll('0', 'O'),
  (number) => number.replaceAll('1', 'l'),
  (number) => number.replaceAll('1', 'I'),
  (number) => number.replaceAll('-', ' '),
  (number) => (number.split('-').length > 2 ? number.replaceAll('-', '.') : number),
  (number) => number.replaceAll('-', '\u2011'),
  (number) => number.replaceAll('-', '-\u00ad'),
  (number) => number.replace(/.{5}/, (start) => `${start}\r\n`),
  (number) => `  ${number}. `,
];
const mangled = fc
  .tuple(fc.constantFrom(...sold), fc.boolean(), fc.subarray([...mangles], { maxLength: 4 }))
  .map(([product, byModel, chosen]) => {
    const number = byModel && product.configModelNo !== null ? product.configModelNo : product.partNumber;
    return { product, number, typed: chosen.reduce((text, mangle) => mangle(text), number) };
  });

test('every number of the catalogue, however it is written, reads as itself or is listed', () => {
  if (snapshot === null) throw new Error('the demo content does not compile');
  fc.assert(
    fc.property(mangled, ({ product, typed }) => {
      const read = answers.number(
        snapshot,
        { params: { number: typed }, query: { intrinsicallySafe: false } },
        anonymous,
      );
      const found = read.ok ? read.answer.readings.map(({ partNumber }) => partNumber) : [];
      expect(found).toContain(product.partNumber);
    }),
    { numRuns: 400 },
  );
});

test('a length with decimals is read where dots stand for hyphens, too', () => {
  if (snapshot === null) throw new Error('the demo content does not compile');
  const read = answers.number(
    snapshot,
    { params: { number: 'st.3.b.48.45.24.8.5' }, query: { intrinsicallySafe: false } },
    anonymous,
  );
  expect(read).toMatchObject({
    ok: true,
    answer: { readAs: 'ST-3-B-48-45-24-8.5', readings: [{ partNumber: '7313205' }] },
  });
});

test.each([
  ['SN.30\r\n.NO.75', 'SN-30-NO-75', 'SN-30-NO-75'],
  ['SN.30 .NO.99', 'SN-30-NO-99', null],
  ['S/N.123 SN.30.NO.75', 'SN-30-NO-75', 'SN-30-NO-75'],
])(
  'a number with dots that begins as the label of a serial number does is read whole: %j',
  (number, readAs, partNumber) => {
    if (snapshot === null) throw new Error('the demo content does not compile');
    const read = answers.number(snapshot, { params: { number }, query: { intrinsicallySafe: false } }, anonymous);
    expect(read).toMatchObject({ ok: true, answer: { readAs, readings: [{ partNumber }] } });
  },
);
