import { type Content, type DocumentType, documentTypes, EXTERNAL_DOCUMENT } from '@millrace/contract/content';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { demoMedia } from './demo-media.ts';
import { formNumber } from './documents/subject.ts';
import { wordsOfPdf } from './documents/words-of-pdf.ts';

const content = demoContent();
const media = demoMedia(content);

async function bytesOf(uri: string): Promise<Uint8Array> {
  const made = await media.produce(uri);
  if (made === null) throw new Error(`${uri} is not produced`);
  return made.bytes;
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
  const made = documentTypes.filter((kind) => ofKind(kind) !== undefined);

  test('nine kinds are ours; wiki guides stand elsewhere', () => {
    expect(documentTypes.filter((kind) => !made.includes(kind))).toEqual(['WSG']);
  });

  test.each(made)('%s is a PDF with its number, its company and its family on it', async (kind) => {
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

  test('the price list and the spreadsheet hold every live product', async () => {
    const numbers = content.products
      .filter(
        (product) => product.isLive && content.families.some(({ id, isLive }) => isLive && id === product.familyId),
      )
      .map(({ partNumber }) => partNumber);
    const list = content.siteDocuments.find(({ category }) => category === 'pdf');
    const words = wordsOfPdf(await bytesOf(list?.uri ?? '')).join(' ');
    expect(numbers.filter((number) => !words.includes(number))).toEqual([]);
    const sheet = content.siteDocuments.find(({ category }) => category === 'xls');
    expect(Buffer.from(await bytesOf(sheet?.uri ?? '')).toString('latin1', 0, 2)).toBe('PK');
  });
});
