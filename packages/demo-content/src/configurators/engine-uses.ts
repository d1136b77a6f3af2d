import {
  type ConfigGroup,
  type Configurator,
  type MeasureSyntax,
  parseMeasure,
  piecesOf,
  type Rule,
  ruleNames,
} from '@millrace/configurator';

/**
 * The things of section 2.2 that a configurator may use beside its fields (`fields.ts`): measures, what rules ask, cells, limits, forms.
 */
export function engineUses(configurator: Configurator): ReadonlySet<string> {
  const { tables = [], aliases = [], facts = [] } = configurator;
  return new Set([
    ...rulesOf(configurator).flatMap((rule) => usesOfRule(configurator, rule)),
    ...measuresOf(configurator).flatMap((measure) => usesOfMeasure(configurator, measure)),
    ...tables.flatMap((table) => usesOfTable(configurator, table)),
    ...configurator.configGroups.flatMap(usesOfGroup),
    ...aliases.map((alias) => ('to' in alias ? 'alias: from and to' : 'alias: a beginning')),
    ...facts.flatMap(({ values }) =>
      values.map((entry) => ('measure' in entry ? 'fact: a measure' : `fact: a ${typeof entry.value}`)),
    ),
    ...ifLeftOut(configurator),
  ]);
}

function rulesOf({ configGroups, requires = [], facts = [] }: Configurator): readonly Rule[] {
  const options = configGroups.flatMap((group) => group.options ?? []);
  return [
    ...configGroups.flatMap(({ showIf = [], hideIf = [], limits = [] }) => [
      ...showIf,
      ...hideIf,
      ...limits.flatMap((limit) => limit.if ?? []),
    ]),
    ...options.flatMap(({ enableIf = [], disableIf = [], selectIf = [], prices = [], limits = [] }) => [
      ...enableIf,
      ...disableIf,
      ...selectIf,
      ...[...prices, ...limits].flatMap((entry) => entry.if ?? []),
    ]),
    ...requires.flatMap(({ if: when = [], then }) => [...when, ...then]),
    ...facts.flatMap(({ values }) => values.flatMap((entry) => entry.if ?? [])),
  ];
}

function measuresOf(configurator: Configurator): readonly MeasureSyntax[] {
  const names = ruleNames(configurator);
  const { configGroups, facts = [] } = configurator;
  const bounds = configGroups.flatMap(({ limits = [], options = [] }) => [
    ...limits.flatMap(({ min, max }) => [min, max]),
    ...options.flatMap((option) => (option.limits ?? []).map(({ max }) => max)),
  ]);
  const stated = facts.flatMap(({ values }) => values.flatMap((entry) => ('measure' in entry ? [entry.measure] : [])));
  const compared = rulesOf(configurator).flatMap((rule) =>
    piecesOf(rule, names).flatMap(({ alternative }) =>
      alternative.kind === 'compare' ? [alternative.left, alternative.right] : [],
    ),
  );
  return [...bounds, ...stated]
    .flatMap((text) => (typeof text === 'string' ? (parseMeasure(text, names) ?? []) : []))
    .concat(compared.flatMap((side) => (typeof side === 'number' ? [] : side)));
}

function usesOfRule(configurator: Configurator, rule: Rule): string[] {
  return piecesOf(rule, ruleNames(configurator)).flatMap(({ alternative }): string[] => {
    if (alternative.kind === 'text') return ['rule: a text attribute'];
    if (alternative.kind === 'compare') {
      const sides = [alternative.left, alternative.right].filter((side) => typeof side !== 'number');
      return sides.length === 2 ? ['rule: a measure on either side'] : [];
    }
    if (alternative.kind !== 'codes') return [];
    const { group } = alternative;
    if (group.startsWith('@')) return ['rule: codes of who asks'];
    if (configurator.facts?.some(({ name }) => name === group) === true) return ['rule: codes of a text fact'];
    const kind = configurator.configGroups.find(({ name }) => name === group)?.kind;
    return kind === 'sequence' ? ['rule: codes of a sequence'] : [];
  });
}

function usesOfMeasure(configurator: Configurator, measure: MeasureSyntax): string[] {
  if (measure.kind !== 'sum') return [namedUse(configurator, measure.group, measure.attribute)];
  return measure.terms.flatMap(({ factor, measure: of }, at) => [
    'sum',
    ...(at > 0 ? ['sum: several terms'] : []),
    ...(factor < 0 ? ['sum: less'] : []),
    ...(of === null ? ['sum: a number'] : of.group === null ? ['sum: an attribute alone'] : []),
    ...(of !== null && Math.abs(factor) !== 1 ? ['sum: a factor'] : []),
    ...(of !== null && of.group !== null ? [namedUse(configurator, of.group, of.attribute)] : []),
  ]);
}

function namedUse({ tables = [], facts = [], configGroups }: Configurator, name: string, attribute: string): string {
  if (tables.some((table) => table.name === name)) return 'measure: what a table gives';
  if (facts.some((fact) => fact.name === name)) return 'measure: a fact';
  const group = configGroups.find((one) => one.name === name);
  if (attribute === 'count' || attribute === 'quantity' || attribute === 'value') return `measure: ${attribute}`;
  return group?.kind === 'assembly' ? 'measure: a fact of a part' : 'measure: an attribute';
}

function usesOfTable(
  configurator: Configurator,
  { columns, gives = [], per, rows }: NonNullable<Configurator['tables']>[number],
): string[] {
  const kinds = columns.map(
    (column) => configurator.configGroups.find(({ name }) => name === column)?.kind ?? 'choice',
  );
  return [
    ...columns.map((column, at) =>
      column.startsWith('@') ? 'table: a column of who asks' : `table: a ${kinds[at]} column`,
    ),
    ...gives.map((given) => (given === 'price' ? 'table: a price' : 'table: a rating')),
    ...(per === undefined ? [] : ['table: a price per']),
    ...rows.flatMap((cells) =>
      cells.flatMap((cell, at) => {
        if (at >= columns.length) return cell === null ? ['table: nothing given'] : [];
        const text = String(cell);
        if (text === '*') return ['table: any'];
        if (text === '') return ['table: an empty cell'];
        if (text.includes('..')) return ['table: a range'];
        return text.includes('|') ? ['table: several codes'] : [];
      }),
    ),
  ];
}

function usesOfGroup({ kind = 'choice', multiselect, limits = [], min, max }: ConfigGroup): string[] {
  const of = kind === 'choice' ? (multiselect === true ? 'a multi-select' : 'a single choice') : `a ${kind}`;
  return [
    ...limits.flatMap((limit) => [
      `limit: of ${of}`,
      ...[limit.min, limit.max].flatMap((bound) => (typeof bound === 'string' ? ['limit: by a measure'] : [])),
    ]),
    ...(min !== undefined || max !== undefined ? [`bounds: of ${of}`] : []),
  ];
}

function ifLeftOut({ requires = [], configGroups, facts = [] }: Configurator): string[] {
  const options = configGroups.flatMap((group) => group.options ?? []);
  const stated: Record<string, readonly { if?: unknown }[]> = {
    requires,
    limits: [...configGroups, ...options].flatMap(({ limits = [] }) => limits),
    prices: options.flatMap(({ prices = [] }) => prices),
    values: facts.flatMap(({ values }) => values),
  };
  return Object.entries(stated).flatMap(([name, entries]) =>
    entries.some((entry) => entry.if === undefined) ? [`always: ${name}`] : [],
  );
}
