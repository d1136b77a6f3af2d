import { deflateSync } from 'node:zlib';
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { afterAll, expect, test } from 'vitest';
import { CHARACTERS_READ, PAGES_READ } from './pdf-words.ts';
import { PDF_MAX_BYTES, pdfReader } from './read-pdf.ts';

const reader = pdfReader();
afterAll(() => reader.close());

const pages = (...words: string[]): Promise<Buffer> =>
  renderToBuffer(h(Document, null, ...words.map((text, nth) => h(Page, { key: nth }, h(Text, null, text)))));

test('the words of all pages are read, in their order', async () => {
  const read = await reader.read(await pages('Torque the terminals to 7 lb-in.', 'Second page: zirconia probe'));
  expect(read).toMatchObject({
    ok: true,
    words: expect.stringMatching(/Torque the terminals to 7 lb-in\.[\s\S]*zirconia/),
  });
});

test('pages after the hundredth are not read', async () => {
  const read = await reader.read(await pages(...Array.from({ length: PAGES_READ + 2 }, (_, nth) => `leaf${nth + 1}.`)));
  expect(read).toMatchObject({ ok: true, words: expect.stringContaining(`leaf${PAGES_READ}.`) });
  expect(read).not.toMatchObject({ words: expect.stringContaining(`leaf${PAGES_READ + 1}.`) });
});

/** The least PDF of one page whose content is `stream`, packed. */
function packed(stream: Uint8Array): Buffer {
  const content = deflateSync(stream, { level: 9 });
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 900 900]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    null,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  for (const [nth, object] of objects.entries()) {
    const head = `${nth + 1} 0 obj\n`;
    if (object !== null) parts.push(Buffer.from(`${head}${object}\nendobj\n`));
    else
      parts.push(
        Buffer.from(`${head}<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
        content,
        Buffer.from('\nendstream\nendobj\n'),
      );
  }
  return Buffer.concat([...parts, Buffer.from('trailer<</Root 1 0 R/Size 6>>\n%%EOF')]);
}

test('a document of too many words is read to a limit', async () => {
  const read = await reader.read(
    packed(Buffer.from(`BT/F 9 Tf 9 9 Td ${'(seven words of a made up line) Tj T* '.repeat(20_000)}ET`)),
  );
  expect(read.ok && read.words.length).toBe(CHARACTERS_READ);
});

test.each([
  ['no PDF', Buffer.from('MZ a program'), 'it is damaged, or no PDF'],
  ['empty', Buffer.alloc(0), 'it is damaged, or no PDF'],
  ['too large', Buffer.alloc(PDF_MAX_BYTES + 1), 'it is larger than 20 MB'],
  [
    'locked by a password',
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n' +
        `3 0 obj\n<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>\nendobj\n` +
        'trailer<</Root 1 0 R/Encrypt 3 0 R/ID[<41><41>]/Size 4>>\n%%EOF',
    ),
    'it asks for a password',
  ],
])('a file that is %s is refused with words', async (_, bytes, why) => {
  expect(await reader.read(bytes)).toEqual({ ok: false, why, mayChange: false });
});

test('a file that unpacks without end is given up, and the next one is read', async () => {
  const short = pdfReader({ withinMs: 1500, mostGrowth: 128 * (1 << 20) });
  const bomb = packed(Buffer.alloc(200 * (1 << 20), 'q Q '));
  expect(bomb.length).toBeLessThan(2 * (1 << 20));
  const read = await short.read(bomb);
  expect(read).toMatchObject({ ok: false, mayChange: true, why: expect.stringMatching(/too long|too much/) });
  await short.close();
  expect(await reader.read(await pages('Still here'))).toMatchObject({
    ok: true,
    words: expect.stringContaining('Still'),
  });
});
