import { type Content, EXTERNAL_DOCUMENT } from '@millrace/contract/content';
import type { DrawingSpec } from '../drawing-spec.ts';
import { drawingSpecs } from '../drawings.ts';
import { companyPdf } from './documents/company-files.ts';
import { documentKinds } from './documents/document-kinds.ts';
import { renderPdf } from './documents/frame.ts';
import { priceSpreadsheet } from './documents/price-spreadsheet.ts';
import { documentSubject, runningOf } from './documents/subject.ts';
import { drawSvg } from './draw-svg.ts';
import { rasterised } from './rasterised.ts';

interface ProducedMedia {
  bytes: Uint8Array;
  contentType: string;
}

/** Makes the demo's files when they are asked for. */
export interface MediaProducer {
  /** `uri` is a path below /media/; null when the demo has no such file. */
  produce(uri: string): Promise<ProducedMedia | null>;
  /** Whether the demo has such a file; none is made. */
  produces(uri: string): boolean;
  /** Every path the content can ask for. */
  uris(): string[];
}

type Maker = () => ProducedMedia | Promise<ProducedMedia>;

/** Before the ending of a picture's name: its variant for less than 100 px. */
const SMALL = '~small';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The pictures and documents of the demo, made from its own content. */
export function demoMedia(content: Content): MediaProducer {
  const makers = new Map<string, Maker>([...pictures(drawingSpecs), ...documents(content), ...companyFiles(content)]);
  return {
    produce: async (uri) => (await makers.get(uri)?.()) ?? null,
    produces: (uri) => makers.has(uri),
    uris: () => [...makers.keys()],
  };
}

function pictures(specs: Readonly<Record<string, DrawingSpec>>): [string, Maker][] {
  return Object.entries(specs).flatMap(([uri, spec]): [string, Maker][] => {
    if (uri.endsWith('.png')) return [[uri, async () => ({ bytes: await rasterised(spec), contentType: 'image/png' })]];
    const svg =
      (detail: 'full' | 'small'): Maker =>
      () => ({
        bytes: new TextEncoder().encode(drawSvg(spec, { detail })),
        contentType: 'image/svg+xml',
      });
    return [
      [uri, svg('full')],
      [uri.replace(/\.svg$/, `${SMALL}.svg`), svg('small')],
    ];
  });
}

const documents = (content: Content): [string, Maker][] =>
  content.documents
    .filter(({ type }) => type !== EXTERNAL_DOCUMENT)
    .map((document): [string, Maker] => [
      document.uri,
      async () => {
        const subject = documentSubject(content, drawingSpecs, document);
        const parts = documentKinds[document.docType](subject, drawingSpecs);
        return pdf(
          await renderPdf({
            title: document.name,
            day: document.revisedOn,
            running: runningOf(subject),
            parts,
          }),
        );
      },
    ]);

const companyFiles = (content: Content): [string, Maker][] =>
  content.siteDocuments.flatMap((document): [string, Maker][] => {
    if (document.uri.endsWith('.pdf')) return [[document.uri, async () => pdf(await companyPdf(content, document))]];
    if (!document.uri.endsWith('.xlsx')) return [];
    return [[document.uri, async () => ({ bytes: await priceSpreadsheet(content), contentType: XLSX })]];
  });

const pdf = (bytes: Uint8Array): ProducedMedia => ({ bytes, contentType: 'application/pdf' });
