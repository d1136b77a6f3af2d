import type { ConfigGroup } from '@millrace/configurator';
import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { styles } from '../document-style.ts';
import { box, heading, note, subheading, words } from '../element.ts';
import { type FamilySubject, printedDay } from '../subject.ts';
import { facts } from '../table.ts';

/** Every titled group of the family's specification, in two columns. */
export function specifications({ specs }: Pick<FamilySubject, 'specs'>): ReactElement[] {
  if (specs.length === 0) return [];
  const groups = specs.map((group) => ({ height: group.kvo.length + 2, group }));
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

/** A specification for engineers to fill in: each value as a clause that another can be written over, then the choices to tick. */
export function fillIn({ family, specs }: FamilySubject): ReactElement[] {
  const clauses: Clause[] = specs.map(({ title, kvo }) => ({
    title,
    sentences: kvo.map(({ key, value }) => ({ text: `${key} shall be: ${value}.`, choices: [] })),
  }));
  const groups = family.configurator?.configGroups ?? [];
  if (groups.length > 0) clauses.push({ title: 'Choices', sentences: groups.map(choiceSentence) });
  let count = 0;
  return clauses.flatMap(({ title, sentences }) => [
    heading(title),
    ...sentences.map((sentence) => {
      count += 1;
      return numbered(count, sentence);
    }),
  ]);
}

interface Clause {
  title: string;
  sentences: Sentence[];
}
interface Sentence {
  text: string;
  /** Alternatives to tick; none: a value to write. */
  choices: readonly string[];
}

/** Only what the configurator offers is an alternative: a comma in a sentence of the specification separates nothing. */
function choiceSentence({ name, multiselect, options = [], min, max, unit }: ConfigGroup): Sentence {
  if (options.length === 0) {
    const bounds = min === undefined || max === undefined ? '' : `, ${min} to ${max}`;
    return { text: `${name} shall be${unit === undefined ? '' : `, in ${unit}`}${bounds}:`, choices: [] };
  }
  const choices = options.map((option) => option.description ?? option.displayName ?? option.name ?? option.code);
  return { text: `${name} shall be ${multiselect ? 'any' : 'one'} of the following:`, choices };
}

const numbered = (count: number, { text, choices }: Sentence): ReactElement =>
  createElement(
    View,
    { wrap: false, style: { flexDirection: 'row', marginBottom: 7 } },
    createElement(View, { style: { width: 30 } }, words('mono', `${count}.`)),
    createElement(
      View,
      { style: { flex: 1 } },
      words('paragraph', text),
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
        createElement(View, { style: { ...styles.blank, width: choices.length > 0 ? 90 : 180 } }),
      ),
    ),
  );
