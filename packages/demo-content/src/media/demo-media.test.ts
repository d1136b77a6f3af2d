import { type Content, type DocumentType, documentTypes, EXTERNAL_DOCUMENT } from '@millrace/contract/content';
import { readSheets } from '@millrace/exchange';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { demoMedia } from './demo-media.ts';
import { formNumber } from './documents/subject.ts';
import { wordsOfPdf } from './documents/words-of-pdf.ts';

const content = demoContent();
const media = demoMedia(content);

/** The longest of them take seconds to draw, and two tests read one. */
const made = new Map<string, Uint8Array>();

async function bytesOf(uri: string): Promise<Uint8Array> {
  const bytes = made.get(uri) ?? (await media.produce(uri))?.bytes;
  if (bytes === undefined) throw new Error(`${uri} is not produced`);
  made.set(uri, bytes);
  return bytes;
}

describe('what the content names is produced', () => {
  test('every path below /media/ that a row holds', () => {
    const missing = mediaPaths(content).filter((uri) => !media.uris().includes(uri));
    expect(missing).toEqual([]);
  });

  test('nothing else is', async () => {
    expect(await media.produce('families/no-such-family.svg')).toBeNull();
  });

  test('a picture also as its small variant', async () => {
    const uri = media.uris().find((path) => path.startsWith('categories/') && !path.includes('~'));
    const small = await bytesOf((uri ?? '').replace('.svg', '~small.svg'));
    expect(Buffer.from(small).toString()).toMatch(/^<svg /);
  });

  test('a raster picture 1600 pixels wide', async () => {
    const png = media.uris().find((uri) => uri.endsWith('.png'));
    const { format, width } = await sharp(await bytesOf(png ?? '')).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 1600 });
  });
});

/** Every value of a uri field, however deep, that is not an address elsewhere or an id of the video host. */
function mediaPaths(rows: Content): string[] {
  const found = new Set<string>();
  JSON.stringify(rows, (key, value: unknown) => {
    const names = ['uri', 'imgUrl', 'poster', 'logo', 'instructionImageUri'];
    if (names.includes(key) && typeof value === 'string' && /^[a-z-]+\/.*\.\w+$/.test(value)) found.add(value);
    return value;
  });
  return [...found];
}

describe('documents', () => {
  const ofKind = (kind: DocumentType) =>
    content.documents.find(({ docType, type }) => docType === kind && type !== EXTERNAL_DOCUMENT);
  const ours = documentTypes.filter((kind) => ofKind(kind) !== undefined);

  test('nine kinds are ours; wiki guides stand elsewhere', () => {
    expect(documentTypes.filter((kind) => !ours.includes(kind))).toEqual(['WSG']);
  });

  test.each(ours)('%s is a PDF with its number, its company and its family on it', async (kind) => {
    const document = ofKind(kind);
    if (document === undefined) throw new Error(`no ${kind}`);
    const bytes = await bytesOf(document.uri);
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    const pages = wordsOfPdf(bytes);
    const all = pages.join(' ');
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(all).toContain(formNumber(document));
    expect(all).toContain('Millrace Controls');
    const family = content.families.find(({ documentIds }) => documentIds.includes(document.id));
    expect(all).toContain(family?.name ?? document.name);
    expect(all).not.toMatch(/undefined|NaN|\[object/);
  });

  test('a wiki guide can be made as well', async () => {
    const wiki = content.documents.find(({ docType }) => docType === 'WSG');
    if (wiki === undefined) throw new Error('no wiki guide');
    const local = { ...wiki, type: 1, uri: 'documents/local.pdf' };
    const made = await demoMedia({ ...content, documents: [local] }).produce(local.uri);
    expect(wordsOfPdf(made?.bytes ?? new Uint8Array()).join(' ')).toContain(formNumber(wiki));
  });
});

test('an engineer’s specification prints each value as one sentence, whatever commas it has', async () => {
  const forms = content.documents.filter(({ name }) => /fill-in/.test(name));
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) {
    const family = content.families.find(({ documentIds }) => documentIds.includes(form.id));
    const all = wordsOfPdf(await bytesOf(form.uri))
      .join(' ')
      .replaceAll(' ', '');
    const values = (family?.specs ?? []).flatMap(({ kvo }) => kvo);
    expect(values.filter(({ value }) => value.includes(','))).not.toEqual([]);
    for (const { key, value } of values) expect(all).toContain(`${key} shall be: ${value}.`.replaceAll(' ', ''));
  }
});

describe('the data sheet of a configurable family', () => {
  test('prints every specification and every code of its groups', async () => {
    const family = content.families.find(({ configurator }) => (configurator?.configGroups.length ?? 0) > 12);
    const sheet = content.documents.find(
      ({ id, docType, name }) =>
        docType === 'TDS' && family?.documentIds.includes(id) === true && /data sheet/.test(name),
    );
    // The renderer sets a code such as 4XW in two runs.
    const all = wordsOfPdf(await bytesOf(sheet?.uri ?? ''))
      .join(' ')
      .replaceAll(' ', '');
    const printed = (words: string) => expect(all).toContain(words.replaceAll(' ', ''));
    for (const { title, kvo } of family?.specs ?? []) {
      printed(title);
      for (const { key } of kvo) printed(key);
    }
    for (const { options = [] } of family?.configurator?.configGroups ?? []) {
      for (const { code } of options) printed(code);
    }
  });
});

describe('files of the company', () => {
  const files = content.siteDocuments.filter(({ uri }) => uri.endsWith('.pdf'));

  test.each(files.map(({ name, uri }) => [name, uri]))('%s has words', async (name, uri) => {
    expect(wordsOfPdf(await bytesOf(uri)).join(' ')).toContain(name);
  });

  const sold = content.products.filter(
    (product) => product.isLive && content.families.some(({ id, isLive }) => isLive && id === product.familyId),
  );

  test('the price list has every live product with its price', async () => {
    const list = content.siteDocuments.find(({ category }) => category === 'pdf');
    const words = wordsOfPdf(await bytesOf(list?.uri ?? '')).join(' ');
    for (const { partNumber, priceCents } of sold) {
      const at = words.indexOf(` ${partNumber} `);
      expect(at, partNumber).toBeGreaterThan(0);
      // The row of the product ends with its price.
      const price = /(?<= )(?:\$[\d,]+\.\d\d|Call)(?= )/.exec(words.slice(at))?.[0];
      expect({ partNumber, price }).toEqual({ partNumber, price: dollars(priceCents) ?? 'Call' });
    }
  });

  test('so has the spreadsheet, with prices as numbers', async () => {
    const sheet = content.siteDocuments.find(({ category }) => category === 'xls');
    const read = readSheets('prices.xlsx', await bytesOf(sheet?.uri ?? ''));
    const cells = read.ok ? (read.file.sheets[0]?.cells ?? []) : [];
    const [head, ...rows] = Map.groupBy(cells, ({ row }) => row).values();
    const columns = head?.map(({ text }) => text) ?? [];
    const shown = rows.map((row) => Object.fromEntries(row.map((cell) => [columns[cell.column], cell])));
    const byNumber = new Map(shown.map((row) => [row['Part number']?.text, row]));
    expect(shown).toHaveLength(sold.length);
    for (const product of sold) {
      const row = byNumber.get(product.partNumber);
      const price = row?.['List price USD'];
      const { description, name, configModelNo, priceCents } = product;
      expect({
        family: row?.['Family']?.text,
        model: row?.['Model number']?.text ?? null,
        description: row?.['Description']?.text,
        price: price?.number,
        shown: price?.text,
        note: row?.['Note']?.text,
      }).toEqual({
        family: content.families.find(({ id }) => id === product.familyId)?.name,
        model: configModelNo,
        description: description === '' ? name : description,
        price: priceCents ? priceCents / 100 : undefined,
        shown: dollars(priceCents)?.slice(1),
        note: product.isObsolete ? 'Obsolete' : priceCents ? undefined : 'Call for pricing',
      });
    }
  });
});

/** A price as lists print it; undefined: it is on request. */
const dollars = (cents: number | null): string | undefined =>
  cents ? (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }) : undefined;
