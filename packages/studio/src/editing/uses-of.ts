import type { Configurator, FieldPath } from '@millrace/configurator';
import { renamedConfigurator } from '../rename/rename-configurator.ts';
import { touchedValues } from '../rename/touched.ts';
import { plainText } from '../sentences/part.ts';
import { statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';

/** A group, or an option of one. */
export interface Named {
  group: string;
  code?: string;
}

/** One place of a configurator that names a group or an option. */
export interface Use {
  path: FieldPath;
  /** Of whom it says something: a group, an option of one, a table, a fact, or the whole number. */
  of: { group?: string; option?: string; table?: string; fact?: string };
  /** The sentence that names it; '' where it is a cell of a table, a column or a list of codes. */
  words: string;
}

/** Every place outside a group that names it, or outside an option that names that. Each sentence and each table stands once. */
export function usesOf(configurator: Configurator, { group, code }: Named): Use[] {
  const at = configurator.configGroups.findIndex(({ name }) => name === group);
  const nth = configurator.configGroups[at]?.options?.findIndex((option) => option.code === code) ?? -1;
  if (at === -1 || (code !== undefined && nth === -1)) return [];
  // A rename changes all that names it; nothing is called so.
  const renamed = renamedConfigurator(
    configurator,
    code === undefined ? { of: 'group', from: group, to: UNHEARD } : { of: 'code', group, from: code, to: UNHEARD },
    { keepsReading: false },
  );
  const own: FieldPath = ['configGroups', at, ...(code === undefined ? [] : ['options', nth])];
  const sentences = new Map([...statementsOf(configurator)].map((one) => [keyOf(one.path), one]));
  const uses = new Map<string, Use>();
  for (const { path } of touchedValues(configurator, renamed)) {
    if (own.every((step, place) => path[place] === step)) continue;
    const found = lengthsDown(path).map((length) => sentences.get(keyOf(path.slice(0, length))));
    const sentence = found.find((one) => one !== undefined);
    if (sentence !== undefined) {
      const { path: of, statement, group: ofGroup, option, fact } = sentence;
      const words = plainText(statementToParts(configurator, statement));
      uses.set(keyOf(of), { path: of, of: ownerOf({ group: ofGroup, option, fact }), words });
      continue;
    }
    const place = path.slice(0, path[0] === 'tables' ? 2 : 5);
    uses.set(keyOf(place), { path: place, of: ownerAt(configurator, path), words: '' });
  }
  return [...uses.values()];
}

/** No name and no code has a sign of this kind. */
const UNHEARD = '\u0001';

const keyOf = (path: FieldPath): string => path.join('\n');
const lengthsDown = (path: FieldPath): number[] => path.map((_, at) => path.length - at);

function ownerOf({
  group,
  option,
  fact,
}: {
  group: string | undefined;
  option: string | undefined;
  fact: string | undefined;
}) {
  return {
    ...(group !== undefined && { group }),
    ...(option !== undefined && { option }),
    ...(fact !== undefined && { fact }),
  };
}

function ownerAt({ configGroups, tables = [], facts = [] }: Configurator, path: FieldPath): Use['of'] {
  const [list, at, , nth] = path;
  if (typeof at !== 'number') return {};
  if (list === 'tables') return { table: tables[at]?.name ?? '' };
  if (list === 'facts') return { fact: facts[at]?.name ?? '' };
  const group = list === 'configGroups' ? configGroups[at] : undefined;
  const option = typeof nth === 'number' ? group?.options?.[nth]?.code : undefined;
  return ownerOf({ group: group?.name, option, fact: undefined });
}
