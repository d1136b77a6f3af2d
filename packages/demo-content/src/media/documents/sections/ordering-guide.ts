import type { Configurator } from '@millrace/configurator';
import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { styles } from '../document-style.ts';
import { box, heading, paragraphs, words } from '../element.ts';
import type { FamilySubject } from '../subject.ts';
import { groupBlocks, inColumns } from './ordering-groups.ts';

/** Height left for groups, in points: on the page of the plate, and on the pages after it. */
const FIRST_PAGE = 480;
const OTHER_PAGES = 635;

/** The structure of the family's model numbers: the plate, then every group with its codes, in two columns. */
export function orderingGuide({ family, products }: FamilySubject, withPrices: boolean): ReactElement[] {
  const { configurator } = family;
  if (configurator === null) return [];
  const example = products.find(({ configModelNo }) => configModelNo !== null)?.configModelNo;
  const pages = inColumns(groupBlocks(configurator, withPrices), FIRST_PAGE, OTHER_PAGES);
  return [
    heading('Ordering guide'),
    ...paragraphs(configurator.instructions ?? ''),
    plate(configurator),
    ...(example === undefined || example === null ? [] : [words('soft', 'Example: ', words('code', example))]),
    ...pages.map((columns, index) =>
      createElement(
        View,
        { break: index > 0, style: { ...styles.columns, marginTop: 4 } },
        ...columns.map((blocks) => box('column', ...blocks)),
      ),
    ),
  ];
}

/** The data plate: one cell for each group that prints a part of the number. */
function plate(configurator: Configurator): ReactElement {
  const printed = configurator.configGroups.filter((group) => group.printed !== false);
  const prefix = (configurator.prefix ?? '').replace(/-$/, '');
  const cell = (name: string, code: string): ReactElement =>
    createElement(View, { style: styles.plateCell }, words('plateName', name), words('plateCode', code));
  return createElement(
    View,
    { style: styles.plate, wrap: false },
    prefix === '' ? null : cell('Series', prefix),
    ...printed.map((group) => cell(group.name, sampleOf(group))),
  );
}

/** The first code of a group, or as many zeros as its number has digits. */
function sampleOf(group: Configurator['configGroups'][number]): string {
  if (group.kind === 'number') return '0'.repeat(group.digits ?? 2);
  return (group.options ?? []).find(({ code }) => code !== '')?.code ?? '-';
}
