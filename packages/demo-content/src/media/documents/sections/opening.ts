import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { MEASURE, styles } from '../document-style.ts';
import { box, paragraphs, words } from '../element.ts';
import type { FamilySubject } from '../subject.ts';
import { facts } from '../table.ts';
import { vectorFigure } from '../vector-figure.ts';

/** Title, description and the first picture beside the facts that decide. */
export function opening({ family, specs, pictures }: FamilySubject, subtitle: string): ReactElement[] {
  const [front] = pictures;
  const picture = front === undefined ? null : vectorFigure(front.spec, MEASURE * 0.44, 250);
  const deciding = specs.flatMap((group) => group.kvo.map(({ key, value }) => [key, value] as const)).slice(0, 9);
  return [
    words('title', family.name),
    words('subtitle', subtitle),
    createElement(
      View,
      { style: { ...styles.columns, marginTop: 14 } },
      createElement(
        View,
        { style: { width: MEASURE * 0.44 } },
        picture,
        front === undefined ? null : words('caption', front.caption),
      ),
      box(
        'column',
        createElement(Text, { style: { ...styles.lead, marginBottom: 8 } }, family.description),
        facts(deciding, 38),
      ),
    ),
  ];
}

/** Title and words only. */
export const title = (name: string, subtitle: string, text = ''): ReactElement[] => [
  words('title', name),
  words('subtitle', subtitle),
  createElement(View, { style: { marginTop: 12 } }, ...paragraphs(text)),
];
