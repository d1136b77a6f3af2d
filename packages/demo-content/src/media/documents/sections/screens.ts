import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { INK, styles, WASH } from '../document-style.ts';
import { box, heading, words } from '../element.ts';
import type { FamilySubject } from '../subject.ts';
import { facts } from '../table.ts';

/** The screens of a family with a display: one for each group of its specification, as the display walks through them. */
export function screens({ specs }: FamilySubject): ReactElement[] {
  return [
    heading('Screens'),
    words(
      'paragraph',
      'Press the arrow keys to walk through the screens; hold Enter for two seconds to change a value, press it again to keep the change.',
    ),
    ...specs.map((group, index) =>
      createElement(
        View,
        { wrap: false, style: { ...styles.columns, marginBottom: 12 } },
        display(
          `${index + 1} ${group.title}`,
          group.kvo.slice(0, 3).map(({ key }) => key),
        ),
        box(
          'column',
          words('h3', group.title),
          facts(
            group.kvo.map(({ key, value }) => [key, value] as const),
            40,
          ),
        ),
      ),
    ),
  ];
}

/** The text of the display: a title line and up to three lines of values. */
const display = (name: string, lines: readonly string[]): ReactElement =>
  createElement(
    View,
    {
      style: {
        width: 170,
        border: `1pt solid ${INK}`,
        borderRadius: 4,
        padding: 6,
        backgroundColor: WASH,
        alignSelf: 'flex-start',
      },
    },
    createElement(
      View,
      { style: { border: `0.75pt solid ${INK}`, backgroundColor: '#ffffff', padding: 6, minHeight: 58 } },
      words('code', name),
      ...lines.map((line) =>
        createElement(
          View,
          { style: { flexDirection: 'row', justifyContent: 'space-between' } },
          words('small', line),
          words('small', '- - -'),
        ),
      ),
    ),
    createElement(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-around', marginTop: 6 } },
      ...['Up', 'Down', 'Back', 'Enter'].map((key) =>
        createElement(
          View,
          {
            style: {
              border: `0.75pt solid ${INK}`,
              borderRadius: 8,
              paddingHorizontal: 6,
              paddingVertical: 2,
              backgroundColor: '#ffffff',
            },
          },
          words('small', key),
        ),
      ),
    ),
  );
