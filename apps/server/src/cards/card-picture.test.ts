import { CARD_SIZE } from '@millrace/contract';
import { DESIGN } from '@millrace/look/colours';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardPicture, cardSvg } from './card-picture.ts';

const maker = { company: 'Example', accents: DESIGN };
const card = { title: 'Tern', note: 'Duplex panels', picture: null };
/** The baselines of the lines, from the top: the title's, the note's, the company's. */
const baselines = (title: string): number[] =>
  [...cardSvg({ ...card, title }, maker).matchAll(/translate\(\d+ (\d+)\)" fill=/g)].map(([, y]) => Number(y));

test.each([
  ['one line', 'Tern', [150, 208]],
  ['two lines', 'Simplex and duplex pump control panels', [150, 222, 280]],
])('the note stands below the title, of %s', (_, title, above) => {
  expect(baselines(title)).toEqual([...above, CARD_SIZE.height - 72]);
});

const red = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#f00" d="M0 0h${width}v${height}H0z"/></svg>`,
  );

test.each([
  ['a square one', red(10, 10), { left: 640, top: 55, width: 520, height: 520 }],
  ['a large one', red(1200, 1200), { left: 640, top: 55, width: 520, height: 520 }],
  ['a tall one', red(10, 40), { left: 834, top: 50, width: 133, height: 530 }],
  ['a wide one', red(40, 10), { left: 640, top: 250, width: 520, height: 130 }],
])('a picture is as large as its place, and in the middle of it: %s', async (_, picture, place) => {
  const png = await cardPicture(cardSvg({ ...card, picture: 'red.svg' }, maker), picture);
  const ground = await sharp(png).extract({ left: 600, top: 0, width: 600, height: 630 }).png().toBuffer();
  const { info } = await sharp(ground).trim({ background: '#fff' }).toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  expect({ left: 600 - trimOffsetLeft, top: -trimOffsetTop, width, height }).toEqual(place);
});
