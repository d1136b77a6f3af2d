import type { ConfigGroup, Configurator, Fact } from '@millrace/configurator';

/** A name that rules may use, and what may be asked of it. */
export interface Asked {
  name: string;
  is: 'group' | 'table' | 'fact' | 'context';
  /** The names that may follow its dot: codes of options, values of a text. */
  codes: readonly AskedCode[];
  /** The measures that may be compared, the built-in ones last. */
  measures: readonly AskedMeasure[];
}

interface AskedCode {
  code: string;
  /** '' where there are none but the code. */
  words: string;
}

export interface AskedMeasure {
  name: string;
  words: string;
  unit?: string;
  /** The texts that it may be; of a number undefined. */
  texts?: readonly string[];
}

/** All names of a configurator, in its order. A configurator that is typed may have two of one name: the first counts. */
export function vocabularyOf(configurator: Configurator): readonly Asked[] {
  const { configGroups, tables = [], facts = [], context = [], parts = {} } = configurator;
  const asked = [
    ...configGroups.map((group) => (group.kind === 'assembly' ? askedOfAssembly(group, parts) : askedOfGroup(group))),
    ...tables.map(
      ({ name, gives = [] }): Asked => ({
        name,
        is: 'table',
        codes: [],
        measures: gives.map((one) => ({ name: one, words: one })),
      }),
    ),
    ...facts.map(askedOfFact),
    ...context.map(
      ({ name, values, default: other = 'unknown' }): Asked => ({
        name: `@${name}`,
        is: 'context',
        codes: [...new Set([...values, other])].map((code) => ({ code, words: '' })),
        measures: [],
      }),
    ),
  ];
  const byName = new Map<string, Asked>();
  for (const one of asked) if (!byName.has(one.name)) byName.set(one.name, one);
  return [...byName.values()];
}

const known = new WeakMap<ConfigGroup, Asked>();

/** A group that did not change is not looked through again at the next key. */
function askedOfGroup(group: ConfigGroup): Asked {
  const found = known.get(group);
  if (found !== undefined) return found;
  const { name, kind = 'choice', options = [], attributes = {}, unit } = group;
  const codes =
    kind === 'choice' || kind === 'sequence'
      ? options.map(({ code, ...words }) => ({ code, words: optionWords(words) }))
      : [];
  const isNumber = kind === 'number';
  const own = isNumber ? Object.keys(attributes).map((one) => ({ name: one, words: one })) : attributesOf(options);
  const made: Asked = {
    name,
    is: 'group',
    codes,
    measures: [...own, ...builtIn(kind, unit).filter((one) => !own.some((other) => other.name === one.name))],
  };
  known.set(group, made);
  return made;
}

const optionWords = ({ description, name }: { description?: string; name?: string }): string =>
  description ?? name ?? '';

function attributesOf(options: NonNullable<ConfigGroup['options']>): AskedMeasure[] {
  const texts = new Map<string, Set<string> | null>();
  for (const { attributes = {} } of options)
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value !== 'string') texts.set(name, null);
      else if (texts.get(name) !== null) texts.set(name, (texts.get(name) ?? new Set()).add(value));
    }
  return [...texts].map(([name, of]) => ({ name, words: name, ...(of === null ? {} : { texts: [...of] }) }));
}

function builtIn(kind: NonNullable<ConfigGroup['kind']>, unit: string | undefined): AskedMeasure[] {
  const value = { name: 'value', words: 'value', ...(unit === undefined ? {} : { unit }) };
  return [
    ...(kind === 'number' ? [value] : []),
    { name: 'count', words: kind === 'choice' || kind === 'sequence' ? 'how many are chosen' : '1 while answered' },
    ...(kind === 'choice' || kind === 'sequence' ? [{ name: 'quantity', words: 'pieces' }] : []),
  ];
}

/** The number facts of its part may be compared. */
function askedOfAssembly(group: ConfigGroup, parts: NonNullable<Configurator['parts']>): Asked {
  const { facts = [] } = parts[group.part ?? ''] ?? {};
  const measured = facts
    .filter((fact) => !isText(fact))
    .map(({ name, unit }) => ({ name, words: name, ...(unit === undefined ? {} : { unit }) }));
  return { name: group.name, is: 'group', codes: [], measures: [...measured, ...builtIn('assembly', undefined)] };
}

const isText = ({ values }: Fact): boolean =>
  values.some((entry) => 'value' in entry && typeof entry.value === 'string');

function askedOfFact(fact: Fact): Asked {
  const { name, unit, values } = fact;
  if (!isText(fact))
    return {
      name,
      is: 'fact',
      codes: [],
      measures: [{ name: 'value', words: 'value', ...(unit === undefined ? {} : { unit }) }],
    };
  const texts = values.flatMap((entry) => ('value' in entry && typeof entry.value === 'string' ? [entry.value] : []));
  return { name, is: 'fact', codes: [...new Set(texts)].map((code) => ({ code, words: '' })), measures: [] };
}
