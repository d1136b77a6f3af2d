import type { Settings } from '@millrace/contract';
import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { INK, styles } from '../document-style.ts';
import { box, heading, words } from '../element.ts';
import { title } from './opening.ts';

/** The paper form asks what the form on the site asks. */
export function applicationForm(
  settings: Settings,
  name: string,
  types: readonly string[],
): readonly (readonly ReactNode[])[] {
  return [
    [
      ...title(
        name,
        settings['company.name'],
        `Print clearly. Bring or mail the form to ${settings['company.address'].join(', ')}, or fill it in on our site.`,
      ),
      lines([
        ['Position applied for', 60],
        ['Date', 40],
      ]),
      heading('Personal information'),
      lines([
        ['First name *', 33],
        ['Middle name', 33],
        ['Last name *', 34],
      ]),
      lines([
        ['Phone *', 40],
        ['Email *', 60],
      ]),
      lines([['Current address *', 100]]),
      ...['Are you UNDER the age of 18? *', 'U.S. Citizen *', 'Can you furnish proof to work in the U.S.? *'].map(
        (question) => choice(question, ['Yes', 'No']),
      ),
      lines([
        ['Emergency contact', 40],
        ['Relationship', 25],
        ['Emergency phone', 35],
      ]),
      heading('Employment information'),
      choice('Currently employed', ['Yes', 'No']),
      lines([
        ['Date you can start', 50],
        ['Desired wage', 50],
      ]),
      choice('Type of employment', types),
      heading('Special skills or experience'),
      ...[0, 1, 2].map(() => lines([['', 100]])),
    ],
    [
      heading('Education'),
      grid(['Type', 'Name', 'Location', 'Graduate', 'Degree / subjects'], 4),
      heading('Former employers'),
      grid(['Name and address', 'Phone', 'Supervisor', 'Position', 'Reason for leaving', 'From', 'To'], 4),
      heading('References'),
      grid(['Name', 'Business', 'Address', 'Phone'], 3),
      heading('Signature'),
      words('paragraph', 'What I have written is true and complete. I agree that it may be verified.'),
      lines([
        ['Signature', 65],
        ['Date', 35],
      ]),
    ],
  ];
}

/** Lines to write on, side by side, each with its name below. */
const lines = (fields: readonly (readonly [name: string, share: number])[]): ReactElement =>
  createElement(
    View,
    { style: { flexDirection: 'row', gap: 14, marginBottom: 7 }, wrap: false },
    ...fields.map(([name, share]) =>
      createElement(
        View,
        { style: { flexGrow: share, flexBasis: 0 } },
        createElement(View, { style: { ...styles.blank, height: 20 } }),
        words('small', name),
      ),
    ),
  );

const choice = (question: string, choices: readonly string[]): ReactElement =>
  createElement(
    View,
    { style: { flexDirection: 'row', alignItems: 'center', gap: 14, marginBottom: 8 }, wrap: false },
    createElement(View, { style: { width: 210 } }, words('soft', question)),
    ...choices.map((name) =>
      createElement(View, { style: { flexDirection: 'row', alignItems: 'center' } }, box('box'), words('soft', name)),
    ),
  );

const grid = (heads: readonly string[], rows: number): ReactElement =>
  createElement(
    View,
    { style: { borderTop: `0.75pt solid ${INK}`, borderLeft: `0.75pt solid ${INK}` }, wrap: false },
    ...Array.from({ length: rows + 1 }, (_, row) =>
      createElement(
        View,
        { style: { flexDirection: 'row' } },
        ...heads.map((head) =>
          createElement(
            View,
            {
              style: {
                flexGrow: 1,
                flexBasis: 0,
                height: row === 0 ? 18 : 30,
                padding: 3,
                borderRight: `0.75pt solid ${INK}`,
                borderBottom: `0.75pt solid ${INK}`,
              },
            },
            row === 0 ? words('small', head) : null,
          ),
        ),
      ),
    ),
  );
