import type { ContentFaq } from '@millrace/contract/content';
import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { styles } from '../document-style.ts';
import { heading, note, paragraphs, plainText, subheading, words } from '../element.ts';
import type { Drawings, FamilySubject } from '../subject.ts';
import { table } from '../table.ts';
import { vectorFigure } from '../vector-figure.ts';

/** The beginning of every installation. */
export const safety = (): ReactElement[] => [
  heading('Before you begin'),
  note(
    'Danger: electric shock.',
    'Lock out and tag the supply before opening a panel or handling a pump, float or cord. Test that it is dead.',
  ),
  note(
    'Licensed electrician.',
    'Wire according to the National Electrical Code and local codes. Do not use where flammable liquids may be present, unless the product is marked for it.',
  ),
  ...[
    'Compare the voltage and the full-load amps on the data plate with those of the pump.',
    'Seal every conduit against moisture and gas.',
    'Keep this guide with the product.',
  ].map((line) => words('paragraph', `- ${line}`)),
];

/** Questions that are answered by numbered steps, each with its picture. */
export function stepGuides({ faqs }: FamilySubject, drawings: Drawings): ReactElement[] {
  return faqs
    .filter(({ steps }) => steps.length > 0)
    .flatMap((faq) => [heading(faq.question), ...paragraphs(faq.answer), ...steps(faq, drawings)]);
}

const steps = (faq: ContentFaq, drawings: Drawings): ReactElement[] =>
  faq.steps.map((step, index) => {
    const spec = step.image === null ? undefined : drawings[step.image.uri];
    const subject = spec?.kind === 'step' ? spec.of : spec;
    return createElement(
      View,
      { wrap: false, style: { flexDirection: 'row', gap: 12, marginBottom: 10 } },
      words('stepNumber', String(index + 1)),
      createElement(View, { style: { flex: 1, paddingTop: 2 } }, ...paragraphs(step.answer)),
      subject === undefined
        ? null
        : createElement(View, { style: { width: 170, alignItems: 'center' } }, vectorFigure(subject, 160, 130)),
    );
  });

/** Short questions with their answers. */
export function answers({ faqs }: FamilySubject, title = 'Questions and answers'): ReactElement[] {
  const plain = faqs.filter(({ steps }) => steps.length === 0);
  if (plain.length === 0) return [];
  return [
    heading(title),
    ...plain.map((faq) => createElement(View, { wrap: false }, subheading(faq.question), ...paragraphs(faq.answer))),
  ];
}

/** Faults and remedies: the same answers in a table. */
export function troubleshooting({ faqs }: FamilySubject): ReactElement[] {
  const rows = faqs.filter(({ steps, answer }) => steps.length === 0 && answer !== '');
  if (rows.length === 0) return [];
  return [
    heading('Troubleshooting'),
    table(
      [
        { head: 'What you see', width: 34, cell: ({ question }) => question },
        { head: 'What to do', width: 66, cell: ({ answer }) => plainText(answer) },
      ],
      rows,
    ),
  ];
}

/** Space to note the installation. */
export const installationRecord = (): ReactElement[] => [
  heading('Installation record'),
  createElement(
    View,
    { style: { flexDirection: 'row', flexWrap: 'wrap', gap: 14 }, wrap: false },
    ...[
      'Model number',
      'Serial number',
      'Date installed',
      'Supply voltage',
      'Motor full-load amps',
      'Installed by',
      'Phone',
    ].map((name) =>
      createElement(
        View,
        { style: { width: 160 } },
        createElement(View, { style: styles.blank }),
        words('small', name),
      ),
    ),
  ),
];
