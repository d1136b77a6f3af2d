import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { styles } from './document-style.ts';
import { registerFonts } from './fonts.ts';
import { vectorFigure } from './vector-figure.ts';

/** The line at the head and foot of every page. */
export interface Running {
  company: string;
  phone: string;
  /** Shown at the right of the head: what kind of document, and its number. */
  kind: string;
  number: string;
  /** Revision, date, what it supersedes. */
  edition: string;
}

export interface Booklet {
  title: string;
  running: Running;
  /** Each starts a new page. */
  parts: readonly (readonly ReactNode[])[];
  /** Day of the edition, YYYY-MM-DD, if it has one: an edition is the same bytes whenever it is made. */
  day: string | null;
}

/** Stands in the properties of a file whose edition has no day. */
const UNDATED = '2026-01-02';

/** A document of one or more parts, each on its own pages, as the bytes of a PDF. */
export async function renderPdf({ title, running, parts, day }: Booklet): Promise<Uint8Array> {
  registerFonts();
  const date = new Date(day ?? UNDATED);
  const pages = parts.map((children) =>
    createElement(
      Page,
      { size: 'LETTER', experimentalPagination: true, style: styles.page },
      runningHead(running),
      runningFoot(running),
      ...children,
    ),
  );
  const document = createElement(
    Document,
    {
      title,
      author: running.company,
      subject: `${running.kind} ${running.number}`.trim(),
      language: 'en-US',
      creator: '',
      creationDate: date,
      modificationDate: date,
      producer: '',
    },
    ...pages,
  );
  return new Uint8Array(await renderToBuffer(document));
}

const runningHead = ({ company, kind, number }: Running): ReactElement =>
  createElement(
    View,
    { style: styles.running, fixed: true },
    createElement(
      View,
      { style: styles.runningRow },
      mark(),
      createElement(Text, { style: styles.company }, company),
      createElement(Text, { style: styles.kind }, kind),
      createElement(Text, { style: styles.number }, number),
    ),
  );

/** The mark of the company alone, without its name. */
const mark = (): ReactElement =>
  createElement(
    View,
    { style: { width: 18, height: 18, overflow: 'hidden' } },
    vectorFigure({ kind: 'logo', name: '', mark: 'weir', accent: 'amber' }, 27),
  );

const runningFoot = ({ company, phone, edition }: Running): ReactElement =>
  createElement(
    View,
    { style: styles.foot, fixed: true },
    createElement(
      View,
      { style: styles.footRow },
      createElement(Text, null, edition),
      createElement(Text, { style: styles.footRight }, [company, phone].filter((word) => word !== '').join('  |  ')),
      createElement(Text, {
        style: { marginLeft: 18 },
        render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
      }),
    ),
  );
