import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { DrawingSpec } from '../../../drawing-spec.ts';
import { MEASURE, styles } from '../document-style.ts';
import { box, heading, words } from '../element.ts';
import type { FamilySubject } from '../subject.ts';
import { vectorFigure } from '../vector-figure.ts';

const isDimensioned = (spec: DrawingSpec): boolean => 'dimensions' in spec && spec.dimensions;

/** The dimension drawing: the family's own, or its front with dimension lines. */
export function dimensionDrawing({ pictures }: FamilySubject, width = MEASURE * 0.62): ReactElement[] {
  const own = pictures.find(({ spec }) => isDimensioned(spec));
  const front = pictures.find(({ spec }) => 'dimensions' in spec);
  if (own === undefined && front === undefined) return [];
  const spec =
    own?.spec ?? (front !== undefined && 'dimensions' in front.spec ? { ...front.spec, dimensions: true } : undefined);
  return spec === undefined
    ? []
    : [heading('Dimensions'), centred(spec, width, own?.caption ?? 'Dimensions in inches')];
}

/** The wiring diagram, if the family has one. */
export function wiringDiagram({ pictures }: FamilySubject, width = MEASURE * 0.86): ReactElement[] {
  const found = pictures.find(({ spec }) => spec.kind === 'wiring');
  return found === undefined ? [] : [heading('Field wiring'), centred(found.spec, width, found.caption)];
}

/** The picture of the family at work in its basin. */
export function application({ pictures }: FamilySubject, width = MEASURE * 0.8): ReactElement[] {
  const found = pictures.find(({ spec }) => spec.kind === 'wet-well');
  return found === undefined ? [] : [heading('Application'), centred(found.spec, width, found.caption)];
}

/** Dimensions and, if it has a door, the inside, side by side. */
export function views(subject: FamilySubject): ReactElement[] {
  const open = subject.pictures.find(({ spec }) => spec.kind === 'panel' && spec.door === 'open');
  if (open === undefined) return dimensionDrawing(subject, 240);
  const inside = [heading('Door open'), centred(open.spec, MEASURE * 0.46, open.caption)];
  return [
    createElement(
      View,
      { wrap: false, style: styles.columns },
      box('column', ...dimensionDrawing(subject, MEASURE * 0.46)),
      box('column', ...inside),
    ),
  ];
}

const centred = (spec: DrawingSpec, width: number, caption: string): ReactElement =>
  createElement(
    View,
    { wrap: false, style: { alignItems: 'center', marginVertical: 6 } },
    vectorFigure(spec, width, 420),
    words('caption', caption),
  );
