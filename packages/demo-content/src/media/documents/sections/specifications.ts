import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { styles } from '../document-style.ts';
import { box, heading, note, subheading, words } from '../element.ts';
import { type FamilySubject, printedDay } from '../subject.ts';
import { facts } from '../table.ts';

/** Every titled group of the family's specification, in two columns. */
export function specifications({ family }: FamilySubject): ReactElement[] {
  if (family.specs.length === 0) return [];
  const groups = family.specs.map((group) => ({ height: group.kvo.length + 2, group }));
  const half = groups.reduce((sum, { height }) => sum + height, 0) / 2;
  let filled = 0;
  const columns = groups.map(({ height, group }) => {
    const column = filled + height / 2 <= half ? 0 : 1;
    filled += height;
    return { column, group };
  });
  const side = (wanted: number): ReactElement =>
    box(
      'column',
      ...columns
        .filter(({ column }) => column === wanted)
        .map(({ group }) =>
          createElement(
            View,
            { wrap: false, style: { marginBottom: 6 } },
            subheading(group.title),
            facts(
              group.kvo.map(({ key, value }) => [key, value] as const),
              40,
            ),
          ),
        ),
    );
  return [heading('Specifications'), createElement(View, { style: styles.columns }, side(0), side(1))];
}

/** The notice that stands on a family, if one does. */
export function notice({ family }: FamilySubject): ReactElement[] {
  if (family.alertMsg === null) return [];
  const since = family.effective === null ? '' : ` Effective ${printedDay(family.effective)}.`;
  const instead = family.prodRep === null ? '' : ` Replacement part numbers: ${family.prodRep}.`;
  return [note(family.alertType ?? 'Notice', `${family.alertMsg}${since}${instead}`)];
}

/** A specification for engineers to fill in: alternatives to tick, blanks to write on. */
export function fillIn({ family }: FamilySubject): ReactElement[] {
  let clause = 0;
  return family.specs.flatMap((group) => [
    heading(`${group.title}`),
    ...group.kvo.map(({ key, value }) => {
      clause += 1;
      const choices = value.split(/,\s*|\s+or\s+/).filter((choice) => choice !== '');
      return createElement(
        View,
        { wrap: false, style: { flexDirection: 'row', marginBottom: 7 } },
        createElement(View, { style: { width: 30 } }, words('mono', `${clause}.`)),
        createElement(
          View,
          { style: { flex: 1 } },
          words('paragraph', `${key} shall be ${choices.length > 1 ? 'one of the following:' : `${value}.`}`),
          choices.length > 1 &&
            createElement(
              View,
              { style: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 } },
              ...choices.map((choice) =>
                createElement(
                  View,
                  { style: { flexDirection: 'row', alignItems: 'center' } },
                  box('box'),
                  words('soft', choice),
                ),
              ),
              createElement(View, { style: { ...styles.blank, width: 90 } }),
            ),
        ),
      );
    }),
  ]);
}
