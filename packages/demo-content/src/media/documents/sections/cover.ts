import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { MEASURE, RULE, styles } from '../document-style.ts';
import { heading, words } from '../element.ts';
import { type DocumentSubject, type FamilySubject, kindNames } from '../subject.ts';
import { vectorFigure } from '../vector-figure.ts';

/** A first page: one large picture under the name. */
export function coverPage({ family, pictures }: FamilySubject, name: string, kind: string): ReactElement[] {
  const shown = pictures.find(({ spec }) => spec.kind === 'wet-well') ?? pictures[0];
  return [
    createElement(Text, { style: { ...styles.title, fontSize: 32, marginTop: 26 } }, family.name),
    createElement(Text, { style: { ...styles.subtitle, fontSize: 14 } }, `${name}. ${kind}`),
    createElement(
      View,
      { style: { alignItems: 'center', marginVertical: 22 } },
      shown === undefined ? null : vectorFigure(shown.spec, MEASURE * 0.94, 330),
    ),
    words('lead', family.description),
  ];
}

/** A brochure: what the company is, then every family with its picture. */
export function catalogue({ document, settings, families }: DocumentSubject): ReactElement[][] {
  const shown = families.filter(({ pictures }) => pictures.length > 0);
  const scene = shown.flatMap(({ pictures }) => pictures).find(({ spec }) => spec.kind === 'wet-well');
  return [
    [
      createElement(Text, { style: { ...styles.title, fontSize: 32, marginTop: 40 } }, document.name),
      createElement(
        Text,
        { style: { ...styles.subtitle, fontSize: 14 } },
        `${settings['company.tagline']}. ${kindNames.BRC}`,
      ),
      createElement(
        View,
        { style: { alignItems: 'center', marginVertical: 30 } },
        scene === undefined ? null : vectorFigure(scene.spec, MEASURE, 400),
      ),
      createElement(Text, { style: { fontSize: 15, fontWeight: 500 } }, settings['home.headline']),
      createElement(Text, { style: styles.soft }, settings['company.approvals']),
    ],
    [
      heading('Products'),
      ...inRows(shown, 3).map((row) =>
        createElement(View, { style: { ...styles.columns, marginBottom: 12 }, wrap: false }, ...row.map(tile)),
      ),
    ],
  ];
}

function tile({ family, pictures }: FamilySubject): ReactElement {
  const [front] = pictures;
  return createElement(
    View,
    {
      wrap: false,
      style: { width: MEASURE / 3 - 15, borderTop: `0.75pt solid ${RULE}`, paddingTop: 8 },
    },
    front === undefined
      ? null
      : createElement(View, { style: { alignItems: 'center' } }, vectorFigure(front.spec, 120, 110)),
    words('h3', family.name),
    createElement(Text, { style: { fontSize: 8, lineHeight: 1.35 } }, firstSentence(family.description)),
  );
}

const firstSentence = (text: string): string => text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;

const inRows = <T>(items: readonly T[], width: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, index) =>
    items.slice(index * width, (index + 1) * width),
  );

/** First page of a booklet: its subject, a scene, and the contents. */
export function bookletCover(
  { document, settings }: DocumentSubject,
  families: readonly FamilySubject[],
): ReactElement[] {
  const scene = families.flatMap(({ pictures }) => pictures).find(({ spec }) => spec.kind === 'wet-well');
  return [
    createElement(Text, { style: { ...styles.title, fontSize: 32, marginTop: 26 } }, document.name),
    createElement(
      Text,
      { style: { ...styles.subtitle, fontSize: 14 } },
      `${kindNames[document.docType]}. ${settings['company.tagline']}`,
    ),
    createElement(
      View,
      { style: { alignItems: 'center', marginVertical: 20 } },
      scene === undefined ? null : vectorFigure(scene.spec, MEASURE * 0.8, 300),
    ),
    heading('In this booklet'),
    ...families.map(({ family }) => words('paragraph', family.name)),
  ];
}
