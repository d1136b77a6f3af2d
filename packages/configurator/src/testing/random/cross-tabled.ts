import * as fc from 'fast-check';
import type { ConfigGroup, Configurator, Table } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';
import { withWordsForNames } from './measured.ts';
import { withoutParadoxes } from './without-paradoxes.ts';

interface TableSeed {
  columns: readonly number[];
  rows: readonly { cells: readonly number[]; amps: number | null; price: number | null }[];
  gives: readonly ('amps' | 'price')[];
  hasPer: boolean;
  reader: number;
}

const tableSeed: fc.Arbitrary<TableSeed> = fc.record({
  columns: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
  rows: fc.array(
    fc.record({
      cells: fc.array(fc.nat(1_000), { minLength: 3, maxLength: 3 }),
      amps: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 5 }),
      price: fc.option(
        fc.integer({ min: -99, max: 9_999 }).map((cents) => cents / 100),
        { freq: 8 },
      ),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  gives: fc.constantFrom<('amps' | 'price')[]>([], ['amps'], ['price'], ['amps', 'price'], ['price', 'amps']),
  hasPer: fc.boolean(),
  reader: fc.nat(20),
});

type Configurators = fc.Arbitrary<Configurator>;

/** Sound configurators with one or two tables of some of their groups; what tables give is read by rules of later groups. */
export function crossTabledConfigurators(turned = (sound: Configurators): Configurators => sound): Configurators {
  return fc
    .record({
      config: turned(soundConfigurators().map(withWordsForNames)).map(calm),
      seeds: fc.array(tableSeed, { minLength: 1, maxLength: 2 }),
    })
    .map(({ config, seeds }) => {
      const asked = config.configGroups.filter(({ kind }) => kind !== 'text' && kind !== 'assembly');
      if (asked.length === 0) return config;
      const tables = seeds.map((seed, at) => tableFrom(seed, `T${at}`, asked));
      const configGroups = tables.reduce(
        (groups, table, at) => (seeds[at] === undefined ? groups : readBy(groups, table, seeds[at].reader)),
        withoutParadoxes(config.configGroups, tables),
      );
      return { ...config, configGroups, tables };
    });
}

/** A single choice starts from one option, and options disable others of their own group alone: tables do the rest. */
function calm(config: Configurator): Configurator {
  const configGroups = config.configGroups.map((group) => {
    const first = group.options?.find(({ selected }) => selected === true);
    const options = group.options?.map((option) => ({
      ...option,
      disableCodes: (option.disableCodes ?? []).filter((code) => !code.includes('.')),
      ...(group.multiselect === true || option === first ? {} : { selected: false, isReadonly: false }),
    }));
    return options === undefined ? group : { ...group, options };
  });
  return { ...config, configGroups };
}

function tableFrom({ columns, rows, gives, hasPer }: TableSeed, name: string, groups: readonly ConfigGroup[]): Table {
  const places = [...new Set(columns.map((column) => column % groups.length))];
  const per = groups[(columns[0] ?? 0) % groups.length]?.name;
  return {
    name,
    columns: places.map((place) => groups[place]?.name ?? ''),
    gives,
    ...(hasPer && per !== undefined ? { per } : {}),
    rows: rows.map((row) => [
      ...places.map((place, column) => cellOf(groups[place], row.cells[column] ?? 0)),
      ...gives.map((give) => row[give]),
    ]),
  };
}

/** Any, nothing, one code or value, or two of them. */
function cellOf(group: ConfigGroup | undefined, seed: number): string | number {
  if (seed % 5 === 0) return '*';
  if (group?.kind === 'number') {
    const low = 5 + (seed % 12) * 5;
    return [low, `${low}..${low + 30}`, `..${low}`, `${low}..|5`, ''][seed % 7] ?? `10|${low}`;
  }
  const codes = (group?.options ?? []).map(({ code }) => code);
  if (seed % 11 === 0) return '';
  const first = codes[seed % codes.length] ?? '';
  const second = codes[Math.floor(seed / 7) % codes.length] ?? '';
  return seed % 2 === 0 ? first : `${first}|${second}`;
}

/** A later group reads what the table gives. */
function readBy(
  groups: readonly ConfigGroup[],
  { name, columns, gives = [] }: Table,
  seed: number,
): readonly ConfigGroup[] {
  const last = Math.max(...columns.map((column) => groups.findIndex((group) => group.name === column)));
  const isOnNumbers = columns.some((column) => groups.find((group) => group.name === column)?.kind === 'number');
  if (!gives.includes('amps') || isOnNumbers) return groups;
  return groups.map((group, at) => {
    if (at !== last + 1) return group;
    if (group.kind === 'number' || group.kind === 'text') return { ...group, limits: [{ max: `${name}.amps` }] };
    const limits = [{ of: 'amps', max: seed % 2 === 0 ? `${name}.amps` : `sum(1.25*${name}.amps + ${seed})` }];
    return seed % 3 === 0 ? { ...group, showIf: [`${name}.amps>=${seed}`] } : { ...group, limits };
  });
}
