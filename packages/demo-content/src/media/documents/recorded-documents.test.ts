import { createHash } from 'node:crypto';
import { EXTERNAL_DOCUMENT } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { demoContent } from '../../content.ts';
import { drawingSpecs } from '../../drawings.ts';
import { companyParts } from './company-files.ts';
import { documentKinds } from './document-kinds.ts';
import { documentSubject, runningOf } from './subject.ts';

const content = demoContent();
/** Of a document about many families: the drawings of all would take seconds. */
const FAMILIES_MOST = 2;
/** Leaves out the notes that React keeps beside an element. */
const drawn = (name: string, value: unknown): unknown => (name.startsWith('_') ? undefined : value);
const hashOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts, drawn)).digest('hex').slice(0, 12);

/** A document is right when it reads right: read those that differ before the record is renewed (`vitest run -u`). */
test('a document of each kind has the words, tables and figures that it had', async () => {
  const own = content.documents.filter(({ type }) => type !== EXTERNAL_DOCUMENT);
  const kinds = Map.groupBy(own, ({ docType, name }) => `${docType} ${/fill-in|engineer|dimension|order/i.exec(name)}`);
  const record = [...kinds.values()].flatMap(([document]) => {
    if (document === undefined) return [];
    const { families, ...about } = documentSubject(content, drawingSpecs, document);
    const subject = { ...about, families: families.slice(0, FAMILIES_MOST) };
    const parts = documentKinds[document.docType](subject, drawingSpecs);
    return [`${hashOf([runningOf(subject), parts])} ${document.uri}\n`];
  });
  expect(record.length).toBeGreaterThan(8);
  await expect(record.join('')).toMatchFileSnapshot('../../fixtures/recorded-documents.txt');
});

test('a document of the company has the words and tables that it had', async () => {
  const own = content.siteDocuments.filter(({ uri }) => uri.endsWith('.pdf'));
  const record = own.map((document) => `${hashOf(companyParts(content, document))} ${document.uri}\n`);
  expect(record.length).toBeGreaterThan(3);
  await expect(record.join('')).toMatchFileSnapshot('../../fixtures/recorded-company-files.txt');
});
