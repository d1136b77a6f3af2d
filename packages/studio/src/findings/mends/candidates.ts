import { priceWords, readerOf } from '@millrace/catalogue/judging';
import {
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  type FieldPath,
  NO_CENTS,
} from '@millrace/configurator';
import { plainText } from '../../sentences/part.ts';
import { ruleToParts } from '../../sentences/rule-to-parts.ts';
import type { FoundByServer } from '../joined-findings.ts';
import type { JudgedRow } from '../judge-in-stages.ts';
import { loweredBounds } from './lowered-bounds.ts';
import { type Mend, type MendEdit, valueAtPath } from './mend.ts';
import { nearestInCell, nearestNames } from './nearest-names.ts';

/** Mends that may take a finding away, the most likely first; none of them is tried yet. */
export function candidatesFor(judged: JudgedRow, finding: FoundByServer): readonly Mend[] {
  const find = CANDIDATES[finding.code];
  return find === undefined ? [] : find({ judged, finding, ...placeOf(judged, finding) });
}

interface Asked {
  judged: JudgedRow;
  finding: FoundByServer;
  configurator: Configurator;
  group: ConfigGroup | undefined;
  option: ConfigOption | undefined;
  /** Of the group and the option, in the row. */
  groupPath: FieldPath;
  optionPath: FieldPath;
}

function placeOf({ row }: JudgedRow, { path }: FoundByServer): Omit<Asked, 'judged' | 'finding'> {
  const configurator = row.configurator ?? { configGroups: [] };
  const own = path[0] === 'configurator' && path[1] === 'configGroups' ? path : [];
  const group = configurator.configGroups[Number(own[2])];
  const option = own[3] === 'options' ? group?.options?.[Number(own[4])] : undefined;
  return { configurator, group, option, groupPath: path.slice(0, 3), optionPath: path.slice(0, 5) };
}

type Candidates = (asked: Asked) => readonly Mend[];

const edit = ({ kind, id }: Pick<FoundByServer, 'kind' | 'id'>, path: FieldPath, ...to: [unknown?]): MendEdit =>
  to.length === 0 ? { kind, id, path } : { kind, id, path, to: to[0] };

const takeOut =
  (words: string): Candidates =>
  ({ finding }) => [{ words, edits: [edit(finding, finding.path)] }];

const named = (group: ConfigGroup, option: ConfigOption): string => `${group.name} ${option.code || '(blank)'}`;

const said = (configurator: Configurator, rule: string): string => plainText(ruleToParts(configurator, rule));

const neverSelectable: Candidates = ({ finding, configurator, group, option, optionPath }) => {
  if (group === undefined || option === undefined) return [];
  const out: Mend = { words: `Take ${named(group, option)} out`, edits: [edit(finding, optionPath)] };
  const conditions = (option.enableIf ?? []).flatMap((rule, at): Mend[] => {
    const path = [...optionPath, 'enableIf', at];
    const lower = loweredBounds(configurator, rule).map(({ words, rule: other }) => ({
      words,
      edits: [edit(finding, path, other)],
    }));
    return lower;
  });
  const without = (option.enableIf ?? []).map((rule, at): Mend => {
    const isLast = option.enableIf?.length === 1;
    const path = [...optionPath, 'enableIf', ...(isLast ? [] : [at])];
    return { words: `Take “only with ${said(configurator, rule)}” out`, edits: [edit(finding, path)] };
  });
  const barriers = (option.disableIf ?? []).map((rule, at): Mend => {
    const isLast = option.disableIf?.length === 1;
    return {
      words: `Take “not with ${said(configurator, rule)}” out`,
      edits: [edit(finding, [...optionPath, 'disableIf', ...(isLast ? [] : [at])])],
    };
  });
  return [...conditions, ...without, ...barriers, out];
};

const neverShown: Candidates = ({ finding, group, groupPath }) => {
  if (group === undefined) return [];
  const conditions = (['showIf', 'hideIf'] as const).filter((field) => group[field] !== undefined);
  return [
    {
      words: `Always show ${group.name}`,
      edits: conditions.map((field) => edit(finding, [...groupPath, field])),
    },
    { words: `Take ${group.name} out`, edits: [edit(finding, groupPath)] },
  ];
};

const SEPARATORS = ['-', '/', '.', '_', ':'];

/** A separator between this group and the one before it, or after it; else between all groups. */
const separated: Candidates = ({ finding, configurator, group, groupPath }) => {
  const { configGroups, groupSeparator } = configurator;
  const at = Number(groupPath[2]);
  const next = configGroups.findIndex(({ printed }, index) => index > at && printed !== false);
  const own = [at, next].flatMap((index): Mend[] => {
    const one = configGroups[index];
    if (one === undefined || index === 0) return [];
    const path = ['configurator', 'configGroups', index, 'separator'];
    return SEPARATORS.filter((sign) => sign !== (one.separator ?? groupSeparator ?? '-'))
      .slice(0, 2)
      .map((sign) => ({ words: `Put “${sign}” before ${one.name}`, edits: [edit(finding, path, sign)] }));
  });
  const all =
    groupSeparator === ''
      ? [{ words: 'Put “-” between all groups', edits: [edit(finding, ['configurator', 'groupSeparator'], '-')] }]
      : [];
  return group === undefined ? all : [...own, ...all];
};

/** Other separators than one that stands in a code. */
const otherSeparator: Candidates = ({ finding, configurator }) => {
  const clashing = /the separator "(.*)"\.$/.exec(finding.message)?.[1];
  const codes = configurator.configGroups.flatMap(({ options = [] }) => options.map(({ code }) => code));
  const free = SEPARATORS.filter((sign) => !codes.some((code) => code.includes(sign)));
  if (clashing !== (configurator.groupSeparator ?? '-')) return [];
  return free.map((sign) => ({
    words: `Put “${sign}” between groups`,
    edits: [edit(finding, ['configurator', 'groupSeparator'], sign)],
  }));
};

/** A sign between the codes of a sequence that none of them has; a place that is filled with a code is left empty. */
const apart: Candidates = ({ finding, group, groupPath }) => {
  if (group === undefined) return [];
  const codes = [...(group.options ?? []).map(({ code }) => code), group.fill ?? ''];
  const free = BETWEEN_CODES.filter((sign) => !codes.some((code) => code.includes(sign)));
  const signs = free.slice(0, 2).map((sign) => ({
    words: `Put “${sign}” between the codes of ${group.name}`,
    edits: [edit(finding, [...groupPath, 'optionSeparator'], sign)],
  }));
  const empty: Mend = { words: 'Leave empty places empty', edits: [edit(finding, [...groupPath, 'fill'])] };
  return group.fill === undefined ? signs : [...signs, empty];
};

const BETWEEN_CODES = ['+', '.', '/', '_'];

const secondOption: Candidates = ({ finding, group, option, optionPath }) =>
  group === undefined || option === undefined
    ? []
    : [{ words: `Take the second ${named(group, option)} out`, edits: [edit(finding, optionPath)] }];

/** Rules go on naming the first. */
const anotherName: Candidates = ({ finding, configurator, group, groupPath }) => {
  if (group === undefined) return [];
  const taken = new Set(configurator.configGroups.map(({ name }) => name));
  let next = 2;
  while (taken.has(`${group.name} ${next}`)) next++;
  const name = `${group.name} ${next}`;
  return [{ words: `Call the second “${name}”`, edits: [edit(finding, [...groupPath, 'name'], name)] }];
};

const closed: Candidates = ({ finding, group }) =>
  group === undefined ? [] : [{ words: `Close ${group.name} with “)”`, edits: [edit(finding, finding.path)] }];

const printed: Candidates = ({ finding, group, option, groupPath }) =>
  group === undefined || option !== undefined || group.printed !== false
    ? []
    : [{ words: `Print ${group.name} in the number`, edits: [edit(finding, [...groupPath, 'printed'])] }];

/** Bounds the wrong way round, or limits one by one. */
const otherBounds: Candidates = ({ finding, group, groupPath }) => {
  const { min, max, limits = [] } = group ?? {};
  if (finding.path.at(-1) === 'limits')
    return limits.map((_, at) => ({
      words: limits.length === 1 ? 'Take its limit out' : `Take limit ${at + 1} out`,
      edits: [edit(finding, [...groupPath, 'limits', ...(limits.length === 1 ? [] : [at])])],
    }));
  if (min === undefined || max === undefined || min <= max) return [];
  const edits = [edit(finding, [...groupPath, 'min'], max), edit(finding, [...groupPath, 'max'], min)];
  return [{ words: `From ${max} to ${min}`, edits }];
};

/** The nearest names that there are, in a rule or in a list of codes; else the rule goes. */
const existing: Candidates = ({ finding, configurator, group }) => {
  const stands = valueAtPath({ configurator }, finding.path);
  const places = [finding.path, ...(finding.also ?? [])];
  const near =
    typeof stands === 'string'
      ? nearestNames(configurator, stands, group).map(({ words, text }) => ({
          words,
          edits: places.map((path) => edit(finding, path, text)),
        }))
      : [];
  const list = valueAtPath({ configurator }, finding.path.slice(0, -1));
  const isCondition = Array.isArray(list) && typeof finding.path.at(-1) === 'number' && !finding.path.includes('rows');
  const path = Array.isArray(list) && list.length === 1 ? finding.path.slice(0, -1) : finding.path;
  return isCondition ? [...near, { words: 'Take this condition out', edits: [edit(finding, path)] }] : near;
};

/** A cell of a table: any, or the row goes. */
const cell: Candidates = ({ finding, configurator }) => {
  const [, list, nth, rows, row, column] = finding.path;
  if (list !== 'tables' || rows !== 'rows' || row === undefined) return [];
  const out: Mend = { words: `Take row ${Number(row) + 1} out`, edits: [edit(finding, finding.path.slice(0, 5))] };
  const isEmpty = /never empty|cannot be read/.test(finding.message);
  const any: Mend = { words: 'Take any answer in this cell', edits: [edit(finding, finding.path, '*')] };
  if (column === undefined) return [out];
  const asked = configurator.tables?.[Number(nth)]?.columns[Number(column)];
  const codes = configurator.configGroups.find(({ name }) => name === asked)?.options?.map(({ code }) => code) ?? [];
  const stands = String(valueAtPath({ configurator }, finding.path));
  const near = nearestInCell(stands, codes).map(({ words, text }) => ({
    words,
    edits: [edit(finding, finding.path, text)],
  }));
  return [...(isEmpty ? [any] : near), out];
};

const restOfTable: Candidates = ({ finding, configurator }) => {
  const table = configurator.tables?.[Number(finding.path[2])];
  if (table === undefined) return [];
  const row = [...table.columns.map(() => '*'), ...(table.gives ?? []).map(() => null)];
  return [
    {
      words: 'End it with a row for all else, without a price',
      edits: [edit(finding, finding.path, [...table.rows, row])],
    },
  ];
};

const rounded: Candidates = ({ finding, configurator }) => {
  const value = valueAtPath({ configurator }, finding.path);
  if (typeof value !== 'number') return [];
  return [2, 6].map((places) => {
    const to = Number(value.toFixed(places));
    return { words: `Make it ${to}`, edits: [edit(finding, finding.path, to)] };
  });
};

/** The opposite rule in `disableIf`: it blocks once an answer rules the option out. */
const blockedLater: Candidates = ({ finding, group, option, optionPath }) =>
  group === undefined || option === undefined
    ? []
    : [
        {
          words: `Take the condition of ${named(group, option)} out`,
          edits: [edit(finding, option.enableIf?.length === 1 ? [...optionPath, 'enableIf'] : finding.path)],
        },
      ];

const knownPrice: Candidates = ({ judged, finding, configurator }) => {
  const known = judged.row.validNumbers[Number(finding.path[1])];
  const reading = known === undefined ? null : readerOf(configurator)(known.number);
  if (reading?.ok !== true) return [];
  const to = reading.total ?? NO_CENTS;
  return [
    { words: `Take ${priceWords(to)} for it`, edits: [edit(finding, finding.path, to)] },
    { words: 'Ask for no price', edits: [edit(finding, finding.path, null)] },
  ];
};

const knownRefused: Candidates = ({ judged, finding }) => {
  const { refusedNumbers, validNumbers } = judged.row;
  const at = Number(finding.path[1]);
  const out = edit(finding, ['validNumbers', at]);
  const number = validNumbers[at]?.number ?? '';
  return [
    { words: 'It must be refused', edits: [out, edit(finding, ['refusedNumbers'], [...refusedNumbers, number])] },
    { words: 'Take it out of the known numbers', edits: [out] },
  ];
};

const knownTaken: Candidates = ({ judged, finding }) => {
  const { refusedNumbers, validNumbers } = judged.row;
  const at = Number(finding.path[1]);
  const out = edit(finding, ['refusedNumbers', at]);
  const known = { number: refusedNumbers[at] ?? '', priceCents: null };
  return [
    { words: 'It must be valid', edits: [out, edit(finding, ['validNumbers'], [...validNumbers, known])] },
    { words: 'Take it out of the known numbers', edits: [out] },
  ];
};

const knownTwice: Candidates = ({ finding }) => [
  { words: 'Take it out here', edits: [edit(finding, finding.path.slice(0, 2))] },
];

/** A product takes the price of its number. */
const productPrice: Candidates = ({ judged, finding, configurator }) => {
  const product = judged.products.find(({ id }) => id === finding.id);
  const reading = readerOf(configurator)(product?.configModelNo ?? '');
  if (product === undefined || !reading.ok) return [];
  const to = reading.total ?? NO_CENTS;
  return [{ words: `Take ${priceWords(to)} for ${product.partNumber}`, edits: [edit(finding, ['priceCents'], to)] }];
};

const CANDIDATES: Readonly<Record<string, Candidates>> = {
  'option-never-selectable': neverSelectable,
  'group-never-shows': neverShown,
  'ambiguous-number': separated,
  'numbers-side-by-side': separated,
  'text-runs-on': separated,
  'code-clashes-with-separator': otherSeparator,
  'codes-run-together': apart,
  'assembly-without-end': closed,
  'unprinted-decides': printed,
  'bounds-exclude-everything': otherBounds,
  'duplicate-code': secondOption,
  'duplicate-group': anotherName,
  'unknown-code': (asked) => (asked.finding.path[3] === 'rows' ? cell(asked) : existing(asked)),
  'unknown-group': existing,
  'unknown-context': existing,
  'malformed-rule': existing,
  'malformed-table': cell,
  'table-without-row': restOfTable,
  'too-many-decimals': rounded,
  'blocked-unanswered': blockedLater,
  'former-code-taken': takeOut('Take this former code out'),
  'alias-is-number': takeOut('Take this alias out'),
  'malformed-alias': takeOut('Take this alias out'),
  'alias-leads-nowhere': takeOut('Take this alias out'),
  'flag-in-sequence': takeOut('Take it out of the option'),
  'order-of-printed': takeOut('Do not ask for it with the order'),
  'rating-without-attribute': ({ finding }) => [
    { words: 'Take this rating out', edits: [edit(finding, finding.path.slice(0, -1))] },
  ],
  'limit-never-met': takeOut('Take this limit out'),
  'limit-without-attribute': takeOut('Take this limit out'),
  'too-long': takeOut('Take this bound out'),
  'known-number-price': knownPrice,
  'known-number-refused': knownRefused,
  'known-number-taken': knownTaken,
  'known-number-twice': knownTwice,
  'model-number-price': productPrice,
};
