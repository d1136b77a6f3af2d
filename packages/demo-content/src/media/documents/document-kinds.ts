import type { DocumentType } from '@millrace/contract/content';
import type { ReactNode } from 'react';
import { heading } from './element.ts';
import { bookletCover, catalogue, coverPage } from './sections/cover.ts';
import { application, dimensionDrawing, views, wiringDiagram } from './sections/figures.ts';
import { answers, installationRecord, safety, stepGuides, troubleshooting } from './sections/guidance.ts';
import { accessoryTable, modelTable, productTable } from './sections/models.ts';
import { opening, title } from './sections/opening.ts';
import { orderingGuide } from './sections/ordering-guide.ts';
import { screens } from './sections/screens.ts';
import { fillIn, notice, specifications } from './sections/specifications.ts';
import { warrantyTerms } from './sections/warranty-terms.ts';
import { type DocumentSubject, type Drawings, type FamilySubject, kindNames, together } from './subject.ts';

/** The parts of a document, each of which starts a page. */
type Parts = readonly (readonly ReactNode[])[];
/** More families than this are not named one by one. */
const MANY = 12;

type Kind = (subject: DocumentSubject, drawings: Drawings) => Parts;

/** One part for each family the document is about. */
const perFamily =
  (write: (family: FamilySubject, subject: DocumentSubject, drawings: Drawings) => Parts): Kind =>
  (subject, drawings) =>
    subject.families.flatMap((family) => write(family, subject, drawings));

const named = ({ document }: DocumentSubject, pattern: RegExp): boolean => pattern.test(document.name);

/** Several sheets go by the name of data sheet: fill-in specifications, dimension drawings and ordering guides among them. */
const dataSheet = perFamily((family, subject) => {
  const subtitle = subject.document.name;
  if (named(subject, /fill-in|engineer/i)) {
    return [
      [
        ...title(family.family.name, subtitle, 'Tick what applies; write other values on the lines.'),
        ...fillIn(family),
      ],
    ];
  }
  if (named(subject, /dimension/i)) return [[...title(family.family.name, subtitle), ...dimensionDrawing(family, 500)]];
  if (named(subject, /order/i))
    return [[...title(family.family.name, subtitle), ...orderingGuide(family, true), ...modelTable(family, true)]];
  const second = [...dimensionDrawing(family, 230), ...wiringDiagram(family, 390)];
  return [
    [...opening(family, subtitle), ...notice(family), ...specifications(family)],
    ...(second.length === 0 ? [] : [second]),
    [...orderingGuide(family, false), ...modelTable(family, false, 40), ...accessoryTable(family)],
  ].filter((part) => part.length > 0);
});

/** One guide for all families it is for. */
const quickStart: Kind = ({ document, families }, drawings) => {
  const all = together(families);
  if (all === null) return [title(document.name, kindNames[document.docType])];
  const names = families.map(({ family }) => family.name).join(', ');
  return [
    [
      ...title(
        document.name,
        families.length > MANY ? kindNames[document.docType] : names,
        families.length === 1 ? all.family.description : '',
      ),
      ...safety(),
      ...stepGuides(all, drawings),
      ...wiringDiagram(all, 360),
      ...answers(all),
      ...installationRecord(),
    ],
  ];
};

const userGuide = perFamily((family, { document, settings }, drawings) =>
  [
    coverPage(family, document.name, kindNames[document.docType]),
    [...notice(family), ...safety(), ...views(family)],
    [...wiringDiagram(family, 400), ...stepGuides(family, drawings), ...troubleshooting(family)],
    [...specifications(family), ...accessoryTable(family), ...warrantyTerms(settings), ...installationRecord()],
  ].filter((part) => part.length > 0),
);

/** The sections of each kind of document. */
export const documentKinds: Record<DocumentType, Kind> = {
  TDS: dataSheet,
  MDF: perFamily((family, { document, settings }) => [
    [
      ...coverPage(family, document.name, settings['company.tagline']),
      ...specifications({ specs: family.specs.slice(0, 2) }),
    ],
  ]),
  QSG: quickStart,
  WSG: quickStart,
  GIG: perFamily((family, { document }) => [
    [...title(family.family.name, document.name, family.family.description), ...screens(family), ...answers(family)],
  ]),
  UG: userGuide,
  BKL: (subject, drawings) => {
    const families = subject.families.slice(0, MANY);
    return [
      bookletCover(subject, families),
      ...families.map((family) => [
        ...title(family.family.name, '', family.family.description),
        ...application(family, 340),
        ...stepGuides(family, drawings),
        ...answers(family),
      ]),
    ];
  },
  BRC: (subject) => catalogue(subject),
  PPS: (subject) => productSheet(subject, true),
  PLS: (subject) => productSheet(subject, false),
};

/** Every family with its models, in one run of pages. */
function productSheet({ document, families }: DocumentSubject, withPrices: boolean): Parts {
  return [
    [
      ...title(
        document.name,
        kindNames[document.docType],
        withPrices ? 'List prices in US dollars, freight not included. "Call" means a price on request.' : '',
      ),
      ...families
        .filter(({ products }) => products.length > 0)
        .flatMap(({ family, products }) => [heading(family.name), productTable(products, withPrices)]),
    ],
  ];
}
