import { type ApplicationFieldName, applicationLabels, applicationTables, type Settings } from '@millrace/contract';
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
        [required('first'), 33],
        [applicationLabels.middle, 33],
        [required('last'), 34],
      ]),
      lines([
        [required('phone'), 40],
        [required('email'), 60],
      ]),
      lines([[required('presentAddress'), 100]]),
      ...[required('under18'), required('uSCitizen'), required('proofOfWork')].map((question) =>
        choice(question, ['Yes', 'No']),
      ),
      lines([
        [applicationLabels.emergencyContact, 40],
        [applicationLabels.emergencyContactRelationship, 25],
        [applicationLabels.emergencyContactPhone, 35],
      ]),
      heading('Employment information'),
      choice(applicationLabels.employedNow, ['Yes', 'No']),
      lines([
        [applicationLabels.startDate, 50],
        [applicationLabels.desiredWage, 50],
      ]),
      choice(applicationLabels.employmentType, types),
      heading('Special skills or experience'),
      ...[0, 1, 2].map(() => lines([['', 100]])),
    ],
    [
      heading('Education'),
      grid(['Type', 'Name', 'Location', 'Graduate', 'Degree / subjects'], 4),
      heading('Former employers'),
      grid(['Name and address', 'Phone', 'Supervisor', 'Position', 'Reason for leaving', 'From', 'To'], 4),
      heading(applicationTables.references.title),
      grid(Object.values(applicationTables.references.columns), 3),
      heading('Signature'),
      words('paragraph', 'What I have written is true and complete. I agree that it may be verified.'),
      lines([
        ['Signature', 65],
        ['Date', 35],
      ]),
    ],
  ];
}

const required = (field: ApplicationFieldName): string => `${applicationLabels[field]} *`;

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
